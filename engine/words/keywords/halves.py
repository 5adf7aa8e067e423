"""Keywords of cards with two halves or faces: aftermath, fuse, disturb; and what a Siege does when it is defeated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from engine.game.actions import CastSpell
from engine.game.announcing import Announcement
from engine.game.costs import Alternative, CostChange
from engine.game.counters import RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.faces import FUSE
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, EventPattern, Keyword, Static
from engine.game.objects import Zone
from engine.game.options import FREE
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import GRAVEYARD, CastFor
from engine.words.keywords.kicker import OfThisSpell
from engine.words.keywords.later import may_cast
from engine.words.keywords.spelling import Costed, MadeTriggered, costed
from engine.words.origins import cast_zone

_ON_STACK: frozenset[Zone] = frozenset({Zone.STACK})


class OnlyFromGraveyard(Static, frozen=True):
    """The half is cast from a graveyard, and from nowhere else."""

    functions_in: ClassVar[frozenset[Zone]] = _ON_STACK

    @rule("702.127a")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not self._is_this(action, scope) or action.origin is not Zone.GRAVEYARD:
            return None
        if game.object(scope.source).owner != action.player:
            return None
        name = game.name(scope.source)
        return allowed(f"{name} has aftermath, so it may be cast from the graveyard.", name)

    @rule("702.127a")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not self._is_this(action, scope) or action.origin is Zone.GRAVEYARD:
            return None
        name = game.name(scope.source)
        return forbidden(f"{name} has aftermath: it can be cast from a graveyard only.", name)

    def _is_this(self, action: Any, scope: Scope) -> bool:
        return isinstance(action, CastSpell) and action.spell == scope.source


class ExiledFromStack(Static, frozen=True):
    """Cast from a graveyard, the spell is exiled instead of going anywhere else from the stack."""

    functions_in: ClassVar[frozenset[Zone]] = _ON_STACK

    @rule("702.127a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.to is Zone.EXILE:
            return None
        if game.object(scope.source).zone is not Zone.STACK or cast_zone(game, scope.source) is not Zone.GRAVEYARD:
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE, position=0),)


@says("aftermath")
class Aftermath(Keyword, frozen=True):
    """A half that is cast from the graveyard, then exiled."""

    name: ClassVar[str] = "aftermath"

    @rule("702.127a")
    def means(self) -> tuple[Ability, ...]:
        return (OnlyFromGraveyard(), ExiledFromStack())


class BothHalves(OfThisSpell, frozen=True):
    """From hand, both halves may be cast as one spell for the mana costs of both."""

    @rule("702.102a", "702.102c")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        together = game.object(scope.source).definition.whole
        if together is None or together.mana_cost is None:
            return ()
        return (Alternative(name=FUSE, mana=together.mana_cost, zones=frozenset({Zone.HAND})),)


@says("fuse")
class Fuse(Keyword, frozen=True):
    """Both halves may be cast together."""

    name: ClassVar[str] = "fuse"

    @rule("702.102a")
    def means(self) -> tuple[Ability, ...]:
        return (BothHalves(),)


class CastTransformed(CastFor, frozen=True):
    """Another cost for which the card is cast with its back face up."""

    casts_transformed: ClassVar[bool] = True

    @rule("702.146a")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        for change in CastFor.changes(self, game, action, scope):
            yield msgspec.structs.replace(change, is_transformed=True, cites=()) if isinstance(change, Alternative) else change


@says(*costed("disturb"))
class Disturb(Costed, frozen=True):
    """Cast from the graveyard with the back face up."""

    name: ClassVar[str] = "disturb"

    @rule("702.146a", "702.146b")
    def means(self) -> tuple[Ability, ...]:
        return (CastTransformed(name="disturb", cost=self.cost, zones=GRAVEYARD),)


class LastDefenseRemoved(EventPattern, frozen=True):
    """The last defense counter is removed from the battle; made, never read."""

    @rule("310.12b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RemoveCounters) or event.on != scope.source or event.kind != "defense":
            return None
        return None if counters_on(game.state, scope.source, "defense") else {}


class Defeated(Effect, frozen=True):
    """The battle is exiled, and may be cast transformed without paying; made, never read."""

    @rule("310.12b")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source):
            return
        game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))
        card = game.state.became.get(scope.source)
        if card is not None and game.exists(card) and len(game.object(card).definition.faces) > 1:
            may_cast(game, scope.controller, card, Announcement(paid=(FREE,), is_permitted=True, face=1))


def siege() -> Ability:
    """The ability that every Siege has."""
    return MadeTriggered(trigger=LastDefenseRemoved(), effect=Defeated())
