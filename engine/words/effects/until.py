"""Continuous effects that a spell or ability makes: "gets +2/+2 and gains flying until end of turn"."""

from __future__ import annotations

from typing import Final

from engine.game.continuous import EndEffect, begin
from engine.game.events import DidNotHappen
from engine.game.machine import Game
from engine.game.meaning import Duration, Effect, Modification, ObjectReference, ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import find, says, template_of, walk
from engine.rulebook import rule
from engine.words.clauses import described
from engine.words.countable import Countable
from engine.words.durations import UntilEndOfCombat, UntilEndOfTurn
from engine.words.filters.adjectives import Other
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import PT
from engine.words.modifications.becoming import StillA, keeping
from engine.words.modifications.combat import AttacksDespiteDefender
from engine.words.modifications.restrictions import CantBeBlockedBy, RestrictedNow, Restriction
from engine.words.modifications.size import GetPTForEach
from engine.words.references.antecedents import DESCRIBED, ONE_OF_THEM
from engine.words.references.players import DefendingPlayer
from engine.words.sentences import Sentence
from engine.words.statics.combat import MustAttack, MustBeBlocked, MustBlock


@says(
    "{what:and+@^} {until}",
    "{what:and+@^} {until}. (it's|that land is) still {still}",
    "{what:and+@^} {until}. they're still {still}",
)
class Modify(ObjectVerb, frozen=True):
    """Objects are modified for a while."""

    what: tuple[Modification, ...]
    until: Duration
    still: StillA | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        start(game, scope, keeping(self.what, self.still), objects, self.until)


@says("get{s^} {pt} {until} for each {each}", "get{s^} an additional {pt} {until} for each {each}")
class PumpForEach(ObjectVerb, frozen=True):
    """Power and toughness change as often as there are things that fit, for a while."""

    pt: PT
    until: Duration
    each: Countable

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        start(game, scope, (GetPTForEach(pt=self.pt, each=self.each),), objects, self.until)


@says(
    "{until}, {subject} {what:and+@subject}",
    "{until}, {subject} {what:and+@subject}. (it's|that land is) still {still}",
    "{until}, {subject} {what:and+@subject}. they're still {still}",
    "{until}, {subject:many} each {what:and+@subject}",
)
class UntilThen(Sentence, frozen=True):
    """The same with the duration first."""

    until: Duration
    subject: ObjectReference
    what: tuple[Modification, ...]
    still: StillA | None = None

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, keeping(self.what, self.still), described(game, scope, self.subject), self.until)


_THIS_TURN: Final = UntilEndOfTurn(wording=1)
_IN_COMBATS: Final[dict[str, tuple[Modification, Duration]]] = {
    "attack{s^} this turn if able": (MustAttack(), _THIS_TURN),
    "block{s^} this turn if able": (MustBlock(), _THIS_TURN),
    "must be blocked this turn if able": (MustBeBlocked(), _THIS_TURN),
    "can attack this turn as though (it|they) didn't have defender": (AttacksDespiteDefender(), _THIS_TURN),
    "must be blocked this combat if able": (MustBeBlocked(), UntilEndOfCombat()),
    "attack{s^} this combat if able": (MustAttack(), UntilEndOfCombat()),
    "block{s^} this combat if able": (MustBlock(), UntilEndOfCombat()),
}
"""What objects must or may do, and until when."""


@says(*_IN_COMBATS)
class ThisTurn(ObjectVerb, frozen=True):
    """Objects must or may do something in this turn's combats."""

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        must, until = _IN_COMBATS[template_of(self)]
        start(game, scope, (must,), objects, until)


@says("can't be blocked this turn except by {things:many}")
class ThisTurnAgainst(ObjectVerb, frozen=True):
    """Only some creatures can block objects this turn."""

    things: ObjectFilter

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        start(game, scope, (CantBeBlockedBy(things=self.things, wording=1),), objects, UntilEndOfTurn(wording=1))


class Modifications(Effect, frozen=True):
    """Several modifications that began together and share one timestamp; made by an instruction, never read."""

    what: tuple[Modification, ...]

    def happen(self, game: Game, scope: Scope) -> None:
        """Nothing by itself: the layers read ``what``."""


@rule("611.2b")
def over_already(game: Game, scope: Scope) -> DidNotHappen:
    """What tells that an effect whose duration is over before it begins does nothing."""
    why = f"What {game.name(scope.source)} would do does not even begin: the time it would last is over already."
    return DidNotHappen(event=EndEffect(id=0), why=why)


def start(
    game: Game, scope: Scope, what: tuple[Modification, ...], objects: tuple[Id, ...], until: Duration | None
) -> None:
    """Begin a continuous effect on a set of objects that is fixed now, and so are its numbers.

    What only says what may be done is said of everything that fits the description by which the objects were found.
    """
    if until is not None and until.slot == ONE_OF_THEM and ONE_OF_THEM not in scope.slots:
        for one in objects:  # each for as long as something is so of itself
            start(game, scope.bind(**{ONE_OF_THEM: (scope.now(one),)}), what, (one,), until)
        return
    if len(objects) > 1 and any(m.settles() and _differs(m) for m in what):
        for one in objects:  # for each of them others are others
            start(game, scope, what, (one,), until)
        return
    seen = scope.bind(**{ONE_OF_THEM: (scope.now(objects[0]),)}) if len(objects) == 1 else scope
    what = tuple(m.settled(game, seen) for m in what)
    here = tuple(t for t in (scope.now(o) for o in objects) if game.exists(t))
    restrictions = tuple(m for m in what if isinstance(m, Restriction))
    things = scope.slots.get(DESCRIBED) if restrictions else None
    if not here and things is None:
        return
    if until is not None and until.is_past(game, scope):
        game.happen(over_already(game, scope))
        return
    if restrictions:
        begin(game, scope, RestrictedNow(objects=here, restrictions=restrictions, described=things), until, affected=here)
    if here and len(restrictions) < len(what):
        changes = tuple(m for m in what if not isinstance(m, Restriction))
        begin(game, scope, Modifications(what=changes), until, affected=here)


def _differs(what: Modification) -> bool:
    """Whether its numbers are not the same for each of several objects."""
    return bool(find(what, Other) or find(what, DefendingPlayer)) or any(w.slot == ONE_OF_THEM for w in walk(what))
