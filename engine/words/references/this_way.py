"""What was done earlier in the same ability: "the sacrificed creature", "each card discarded this way"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Quantity
from engine.words.countable import Countable
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter, is_either, nouns_of
from engine.words.kinds import Kind
from engine.words.references.antecedents import LINKED, Antecedent, bound


class Done(ObjectReference, frozen=True, kw_only=True):
    """The one object with which something was done: "the sacrificed creature"."""

    kind: Kind
    slot: str = ""

    def __post_init__(self) -> None:
        if self.kind.is_many:
            raise Unfit

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("the sacrificed {kind}")
class TheSacrificed(Done, frozen=True, kw_only=True):
    """What was sacrificed."""

    refers: ClassVar[str] = "sacrificed"


@says("the discarded {kind}")
class TheDiscarded(Done, frozen=True, kw_only=True):
    """What was discarded."""

    refers: ClassVar[str] = "discarded"


@says("the {kind} tapped this way")
class TheTapped(Done, frozen=True, kw_only=True):
    """What was tapped."""

    refers: ClassVar[str] = "tapped"


@says("the exiled {kind}")
class TheExiled(Done, frozen=True, kw_only=True):
    """What was exiled, by this ability or by another one of the same object."""

    refers: ClassVar[str] = "exiled"
    otherwise: ClassVar[str] = LINKED

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card with which a cost was paid can be spoken of from now on."""
        nouns = frozenset({self.kind.name, "card"})
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns),) if self.slot == type(self).refers else ()


@says("the exiled {kind:many}")
class TheExiledOnes(ObjectReference, frozen=True):
    """All that this ability exiled, or else all that other abilities of the object did."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "exiled"
    otherwise: ClassVar[str] = LINKED

    @property
    def plural(self) -> bool:
        return True

    @rule("607.2a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("exiled with ~")
class ExiledWithThis(Qualifier, frozen=True):
    """Exiled by an ability of the object itself."""

    is_of_what_it_did: ClassVar[bool] = True
    is_linked: ClassVar[bool] = True

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...] | None:
        return ((Zone.EXILE, 0),)

    @rule("607.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in bound(game, scope, LINKED)


@says("the revealed {kind}")
class TheRevealed(Done, frozen=True, kw_only=True):
    """What was revealed."""

    refers: ClassVar[str] = "revealed"


class ThisWay(Countable, frozen=True, kw_only=True):
    """Objects that fit (as they were) with which something was done earlier in the ability."""

    things: ObjectFilter
    slot: str = ""

    def __post_init__(self) -> None:
        if any(k.is_many and vocabulary.plural(k.name) == k.name for k in nouns_of(self.things)):
            raise Unfit  # one noun in both numbers

    def which(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Those that fit."""
        return tuple(t for t in bound(game, scope, self.slot) if self._fits(game, scope, t))

    def count(self, game: Game, scope: Scope) -> int:
        return len(self.which(game, scope))

    def _fits(self, game: Game, scope: Scope, thing: Id) -> bool:
        """As it is, or as it was before it was moved."""
        before = (old for old, new in scope.follows.items() if new == thing)
        return any(self.things.match(game, t, scope) for t in (thing, *before))


@says("the number of {done}")
class NumberThisWay(Quantity, frozen=True):
    """With how many objects something was done."""

    done: ThisWay

    def __post_init__(self) -> None:
        if not self.done.things.plural and not is_either(self.done.things):
            raise Unfit

    def count(self, game: Game, scope: Scope) -> int | None:
        return self.done.count(game, scope)


@says("{things} sacrificed this way")
class SacrificedThisWay(ThisWay, frozen=True, kw_only=True):
    """Sacrificed."""

    refers: ClassVar[str] = "sacrificed"


@says("{things} discarded this way")
class DiscardedThisWay(ThisWay, frozen=True, kw_only=True):
    """Discarded."""

    refers: ClassVar[str] = "discarded"


@says("{things} exiled this way")
class ExiledThisWay(ThisWay, frozen=True, kw_only=True):
    """Exiled."""

    refers: ClassVar[str] = "exiled"


@says("{things} destroyed this way")
class DestroyedThisWay(ThisWay, frozen=True, kw_only=True):
    """Destroyed."""

    refers: ClassVar[str] = "destroyed"


@says("{things} (milled|put into a graveyard|put into your graveyard) this way")
class MilledThisWay(ThisWay, frozen=True, kw_only=True):
    """Milled."""

    refers: ClassVar[str] = "milled"


@says("{things} returned this way")
class ReturnedThisWay(ThisWay, frozen=True, kw_only=True):
    """Returned."""

    refers: ClassVar[str] = "returned"


@says("{things} returned to your hand this way", "{things} returned to (its owner's|their owner's) hand this way")
class ReturnedToHandThisWay(ReturnedThisWay, frozen=True, kw_only=True):
    """Returned, and in that hand: not those that went to another player's, or elsewhere instead."""

    @rule("400.3")
    def which(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in super().which(game, scope) if self._is_there(game, scope, t))

    def _is_there(self, game: Game, scope: Scope, thing: Id) -> bool:
        card = game.object(scope.now(thing))
        return card.zone is Zone.HAND and (self.wording != 0 or card.owner == scope.controller)


@says("{things} tapped this way")
class TappedThisWay(ThisWay, frozen=True, kw_only=True):
    """Tapped."""

    refers: ClassVar[str] = "tapped"


@says("{things} revealed this way")
class RevealedThisWay(ThisWay, frozen=True, kw_only=True):
    """Revealed."""

    refers: ClassVar[str] = "revealed"


@says("the copy", "the copies", "that copy", "those copies")
class TheCopy(ObjectReference, frozen=True):
    """The copies of cards made earlier in the ability."""

    slot: str = ""
    refers: ClassVar[str] = "copied"

    @property
    def plural(self) -> bool:
        return self.wording % 2 == 1

    @rule("707.12")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)
