"""Conditions about what happened in the combat phase at hand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.combat.events import Attacks, Blocks
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.game.turn import BeginStep
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.comparisons import Bound
from engine.words.references.spoken_of import OfKnown


@says(
    "{thing:one} attacked or blocked this combat", "{thing:one} attacked this combat", "{thing:one} blocked this combat",
    "{thing:one} didn't attack or block this combat",
)
class FoughtThisCombat(OfKnown, Condition, frozen=True):
    """An object was declared as an attacker or blocker in this combat phase, or was not."""

    @rule("508.1k", "509.1g")
    def holds(self, game: Game, scope: Scope) -> bool:
        things = set(self.thing.find(game, scope))
        attacked = any(isinstance(e, Attacks) and e.attacker in things for e in this_combat(game))
        blocked = any(isinstance(e, Blocks) and e.blocker in things for e in this_combat(game))
        return (attacked or blocked, attacked, blocked, not (attacked or blocked))[self.wording]


def this_combat(game: Game) -> Iterator[Event]:
    """The events since the combat phase began, the latest first."""
    for event in reversed(game.state.history):
        if isinstance(event, BeginStep) and event.step == "beginning of combat":
            return
        yield event


@says("you attacked with creatures with total power {bound} this combat")
class AttackedWithPower(Condition, frozen=True):
    """The attackers declared in this combat phase had so much power together as they were declared."""

    bound: Bound

    @rule("508.1k")
    def holds(self, game: Game, scope: Scope) -> bool:
        declared = {e.attacker: e.power for e in this_combat(game) if isinstance(e, Attacks) and e.player == scope.controller}
        return bool(declared) and self.bound.keeps(sum(declared.values()), game, scope)
