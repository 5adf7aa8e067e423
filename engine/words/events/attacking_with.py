"""The object attacking together with others of a kind."""

from __future__ import annotations

from typing import Any

from engine.game.combat import Attacks
from engine.game.combat.standing import defending_player
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.adjectives import Other
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import SOURCE, Antecedent


@says("~ and at least {number:word} {things} attack")
class AttackWithThose(EventPattern, frozen=True):
    """The object itself is declared as an attacker with at least so many others that fit."""

    number: int
    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.plural != (self.number != 1) or any(isinstance(a, Other) for a in self.things.adjectives):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object itself can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    @rule("508.3a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        combat = game.state.combat
        if not isinstance(event, Attacks) or event.attacker != scope.source or combat is None:
            return None
        others = [a for a in combat.attacking if a != scope.source and self.things.match(game, a, scope)]
        return {"defending": (defending_player(game, event.defender),)} if len(others) >= self.number else None
