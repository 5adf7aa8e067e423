"""What is said of boast abilities: when one is activated, what it costs, how often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import ActivateAbility
from engine.game.activating import Activate
from engine.game.costs import CostChange, Reduce
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.events.players import PlayerActs
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.activated import OnlyIfItAttacked


def is_boast(ability: Any) -> bool:
    """Whether an activated ability is a boast ability."""
    return any(isinstance(limit, OnlyIfItAttacked) for limit in ability.limits)


@says("{player} activate{s} a boast ability")
class WhenBoasts(PlayerActs, frozen=True):
    """A player activates a boast ability."""

    @rule("702.142b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Activate) or not is_boast(event.ability) or not self.is_them(game, event.player, scope):
            return None
        return {"player": (event.player,), "activated": (event.source,)}


@says("boast abilities you activate cost {less} less to activate for each {each}.")
class BoastsCostLess(Static, frozen=True):
    """Boast abilities cost their player less for each thing that fits."""

    less: Mana
    each: Countable

    @rule("702.142b", "601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, ActivateAbility) or action.player != scope.controller or not is_boast(action.ability):
            return ()
        return (Reduce(mana=self.less.symbols * self.each.count(game, scope)),)


@says("{creatures} can boast twice during each of your turns rather than once.")
class BoastTwice(Static, frozen=True):
    """Creatures may boast once more in their controller's turns."""

    creatures: ObjectFilter

    @rule("702.142b")
    def more_boasts(self, game: Game, creature: Id, scope: Scope) -> int:
        """How much more often a creature may boast this turn."""
        mine = game.state.is_active(scope.controller)
        return 1 if mine and self.creatures.match(game, creature, scope) else 0
