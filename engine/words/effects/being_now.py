"""What something is from now on, or while something is so: "it's a Spirit in addition to its other types"."""

from __future__ import annotations

from abc import abstractmethod
from functools import reduce
from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, Duration, Filter, Modification, ObjectReference, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.clauses import FullClause
from engine.words.conditions.players import YourTurn
from engine.words.effects.until import Modifications, start
from engine.words.kinds import PT, Kind, Supertype
from engine.words.modifications.abilities import Gains, Granted
from engine.words.modifications.becoming import Becomes, Kept, Rider, Still, Tint
from engine.words.modifications.types import BecomesAlso, IsAlso
from engine.words.references.antecedents import ENTERED, ENTERING, ONE_OF_THEM, bound
from engine.words.references.objects import This
from engine.words.sentences import Core


@says(
    "a(n) [{pt} ][{supertypes:space+} ][{tint} ]{kinds:space+}[ {rider}][ {kept}]",
    "[{pt} ][{supertypes:space+} ][{tint} ]{kinds:space+}[ {rider}][ {kept}]",
)
class WhatItIs(Word, frozen=True):
    """A size, colours, types and abilities, as far as they are said."""

    kinds: tuple[Kind, ...]
    pt: PT | None = None
    supertypes: tuple[Supertype, ...] = ()
    tint: Tint | None = None
    rider: Rider | None = None
    kept: Kept | None = None

    def __post_init__(self) -> None:
        if any(kind.name == "Aura" for kind in self.kinds):
            raise Unfit  # it would have to be attached
        self.modification()

    @property
    def plural(self) -> bool:
        return self.wording == 1

    def modification(self) -> Modification:
        """What it makes of an object."""
        is_bare = self.pt is None and not self.supertypes and self.tint is None and self.rider is None
        if is_bare and len(self.kinds) == 1 and isinstance(self.kept, Still) and self.kept.kind is None:
            if self.kinds[0].plural != self.plural:
                raise Unfit
            return IsAlso(wording=7 if self.plural else 3, kind=self.kinds[0])
        return Becomes(
            wording=3 if self.plural else 1, kinds=self.kinds, pt=self.pt, supertypes=self.supertypes, tint=self.tint,
            rider=self.rider, kept=self.kept,
        )


class SaysWhatItIs(Core, frozen=True):
    """Objects are something from now on, or for a while; cards that are put onto the battlefield are it as they enter."""

    says_what_it_is: ClassVar[bool] = True

    @abstractmethod
    def meant(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects."""

    @abstractmethod
    def made(self) -> tuple[Modification, Duration | None]:
        """What they are, and for how long."""

    def effect(self, game: Game, scope: Scope, thing: Id) -> Continuous:
        """The effect that begins to apply to a card as it enters."""
        what, until = self.made()
        seen = scope.bind(**{ONE_OF_THEM: (thing,)})
        return Continuous(
            id=0, effect=Modifications(what=(what.settled(game, seen),)), scope=scope, affected=None, until=until, timestamp=0,
            source_name=game.name(scope.source),
        )

    @rule("611.2a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        what, until = self.made()
        things = self.meant(game, scope)
        if self in scope.slots.get(ENTERING, ()):
            so_already = {thing for one, thing in scope.slots.get(ENTERED, ()) if one == self}
            left = (t for t in things if t not in so_already and scope.now(t) not in map(scope.now, so_already))
            things = tuple(t for t in left if game.object(scope.now(t)).zone is Zone.BATTLEFIELD)
        start(game, scope, (what,), things, until)


@says("it's {what:one}[ {until}]", "{until}, it's {what:one}")
class ItIsNow(SaysWhatItIs, frozen=True):
    """The object spoken of is something."""

    what: WhatItIs
    until: Duration | None = None
    slot: str = ""
    refers: ClassVar[str] = "object"

    def meant(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

    def made(self) -> tuple[Modification, Duration | None]:
        return self.what.modification(), self.until


@says("they're {what:many}[ {until}]")
class TheyAreNow(SaysWhatItIs, frozen=True):
    """The objects spoken of are something."""

    what: WhatItIs
    until: Duration | None = None
    slot: str = ""
    refers: ClassVar[str] = "objects"

    def meant(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

    def made(self) -> tuple[Modification, Duration | None]:
        return self.what.modification(), self.until


@says("{subject} {what@subject}")
class ThatIsNow(SaysWhatItIs, frozen=True):
    """Objects spoken of are something besides what they were, from now on."""

    subject: ObjectReference
    what: Modification

    def __post_init__(self) -> None:
        said = isinstance(self.what, Becomes) and self.what.wording % 2 == 1 and isinstance(self.what.kept, Still)
        also = isinstance(self.what, IsAlso) and not isinstance(self.what, BecomesAlso)
        if not self.subject.refers or not (said or also):
            raise Unfit

    def meant(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.subject.find(game, scope)

    def made(self) -> tuple[Modification, Duration | None]:
        return self.what, None


@says("{subject} {what:and+@subject}")
class BecomesAndGains(FullClause, frozen=True):
    """Objects become something and gain abilities from now on."""

    subject: ObjectReference
    what: tuple[Modification, ...]

    def __post_init__(self) -> None:
        become = [w for w in self.what if isinstance(w, BecomesAlso | Becomes)]
        gain = [w for w in self.what if isinstance(w, Gains)]
        if not become or not gain or len(become) + len(gain) < len(self.what):
            raise Unfit
        if any(isinstance(w, Becomes) and (w.wording % 2 or not w.says_what_is_kept()) for w in become):
            raise Unfit

    @rule("611.2a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, self.what, self.subject.find(game, scope), None)


@says(
    "as long as {condition}, (it's|he's|she's) {what:one}[ and has {abilities:and+}].",
    "during your turn, as long as {condition}, (it's|he's|she's) {what:one}[ and has {abilities:and+}].",
)
class ItIsWhile(Static, frozen=True):
    """The object itself is something while a condition about it holds, perhaps only in the controller's turn."""

    condition: Condition
    what: WhatItIs
    abilities: tuple[Granted, ...] = ()

    def __post_init__(self) -> None:
        if not any(isinstance(w, This) for w in walk(self.condition)):
            raise Unfit

    @rule("604.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        made = (self.what.modification(), *((Gains(what=self.abilities),) if self.abilities else ()))
        so = (self.condition, YourTurn()) if self.wording >= IN_YOUR_TURN else (self.condition,)
        return tuple((This(), reduce(lambda then, c: While(condition=c, then=then), so, each)) for each in made)


IN_YOUR_TURN = 3
"""The first wording that speaks of the controller's turn."""
