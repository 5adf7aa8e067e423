"""Becoming a copy, and copying spells and abilities on the stack."""

from __future__ import annotations

from typing import ClassVar

from engine.game.card_copies import copy_card
from engine.game.copying import IsCopy, copy_of, copy_on_stack
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectReference, ObjectVerb, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule, rules_of
from engine.words.effects.until import start
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.objects import All, Each
from engine.words.replacements.copying import Excepted, Exceptional, HasToo
from engine.words.sentences import Sentence


def become(
    game: Game, scope: Scope, objects: tuple[Id, ...], original: ObjectReference, exceptions: tuple[Exceptional, ...],
    until: Duration | None,
) -> None:
    """Objects become copies of what the original is now."""
    found = told(game, scope, original, (scope.controller,))
    for thing in objects if found else ():
        own = Scope.of(scope.now(thing), scope.controller, scope.slots, x=scope.x)
        values = copy_of(game, found[0], tuple(Excepted(exception=e) for e in exceptions), own)
        start(game, scope, (IsCopy(values=values, rules=rules_of(copy_of) if exceptions else ()),), (thing,), until)


def _refuse(original: ObjectReference, exceptions: tuple[Exceptional, ...]) -> None:
    if isinstance(original, All | Each) or original.plural:
        raise Unfit
    if any(isinstance(e, HasToo) and e.wording == 1 for e in exceptions[:1]):
        raise Unfit


@says(
    "become{s^} a copy of {original}[ {until}][, except {exceptions:and+}]",
    "become{s^} copies of {original}[ {until}][, except {exceptions:and+}]",
)
class BecomeCopy(ObjectVerb, frozen=True, kw_only=True):
    """Objects become copies of one thing, for a while or for good."""

    original: ObjectReference
    until: Duration | None = None
    exceptions: tuple[Exceptional, ...] = ()
    looks_past: ClassVar[frozenset[str]] = frozenset({"original"})

    def __post_init__(self) -> None:
        _refuse(self.original, self.exceptions)

    @rule("707.2", "707.4")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        become(game, scope, objects, self.original, self.exceptions, self.until)


@says("{until}, {subject} become{s} a copy of {original}[, except {exceptions:and+}]")
class UntilBecomesCopy(Sentence, frozen=True, kw_only=True):
    """The same with the duration first."""

    until: Duration
    subject: ObjectReference
    original: ObjectReference
    exceptions: tuple[Exceptional, ...] = ()
    looks_past: ClassVar[frozenset[str]] = frozenset({"original"})

    def __post_init__(self) -> None:
        _refuse(self.original, self.exceptions)

    @rule("707.2", "707.4")
    def happen(self, game: Game, scope: Scope) -> None:
        become(game, scope, self.subject.find(game, scope), self.original, self.exceptions, self.until)


@says(
    "{copies/copy^} {things}",
    "{copies/copy^} {things}. (you|they|that player) may choose new targets for (the copy|that copy)",
    "{copies/copy^} {things} and may choose new targets for (the copy|that copy)",
    "{copies/copy^} {things} and you may choose new targets for the copy",
    "{copies/copy^} {things} and may choose a new target for (the copy|that copy)",
    "{copies/copy^} {things} twice. you may choose new targets for the copies",
    "{copies/copy^} {things} twice",
    "{copies/copy^} {things} three times",
    "{copies/copy^} {things}. (you|they|that player) may choose a new target for (the copy|that copy)",
)
class CopySpells(PlayerVerb, frozen=True):
    """Spells and abilities on the stack are copied; the copies may get new targets where that is said."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "copied"

    def __post_init__(self) -> None:
        if isinstance(self.things, All | Each):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copies can be spoken of."""
        return (Antecedent(slot=self.slot, nature="copied"),)

    @rule("707.10", "707.10c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        times = {12: 2, 13: 2, 14: 3}.get(self.wording, 1)
        things = [(p, t) for p in players for t in map(scope.now, told(game, scope, self.things, (p,)))]
        copies = [self._copy(game, t, p) for p, t in things for _ in range(times)]
        scope.slots[self.slot] = tuple(copies)

    def _copy(self, game: Game, thing: Id, player: Id) -> Id:
        """Copy what is on the stack there, and a card where it is."""
        if game.object(thing).zone is Zone.STACK:
            return copy_on_stack(game, thing, player, new_targets=self.wording not in (0, 13, 14))
        return copy_card(game, thing, player)
