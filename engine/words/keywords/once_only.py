"""What speaks of exhaust and power-up abilities: that one is activated, what they cost, mana for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import ActivateAbility
from engine.game.activating import Activate
from engine.game.costs import CostChange, Increase, Reduce
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.effects.mana.spending import OnePurpose
from engine.words.events.players import PlayerActs
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.activated import OnlyOnceEver


@says("exhaust", "power-up")
class OnceKind(Word, frozen=True):
    """A kind of ability that is activated only once."""

    def is_one(self, ability: Any) -> bool:
        """Whether an ability is of the kind."""
        kind = ("exhaust", "power-up")[self.wording]
        return any(isinstance(part, OnlyOnceEver) and part.kind == kind for part in getattr(ability, "cost", ()))


@says("{player} activate{s} an exhaust ability", "{player} activate{s} a power-up ability")
class WhenActivatesOnce(PlayerActs, frozen=True):
    """A player activates such an ability."""

    @rule("702.177a", "702.193a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Activate) or not self.is_them(game, event.player, scope):
            return None
        return {"player": (event.player,)} if OnceKind(wording=self.wording).is_one(event.ability) else None


@says("{kind} abilities of {things} cost {mana} less to activate.", "{kind} abilities of {things} cost {mana} more to activate.")
class OnceAbilitiesCost(Static, frozen=True):
    """Such abilities of some permanents cost more or less."""

    kind: OnceKind
    things: ObjectFilter
    mana: Mana

    def __post_init__(self) -> None:
        if not self.things.plural:
            raise Unfit

    @rule("601.2f", "118.7")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, ActivateAbility) or not self.kind.is_one(action.ability):
            return ()
        if not self.things.match(game, action.source, scope):
            return ()
        return (Reduce(mana=self.mana.symbols),) if self.wording == 0 else (Increase(mana=self.mana.symbols),)


@says("activate {kind} abilities")
class ToActivateOnce(OnePurpose, frozen=True):
    """Activating such abilities."""

    kind: OnceKind

    @rule("106.6")
    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return isinstance(action, ActivateAbility) and self.kind.is_one(action.ability)
