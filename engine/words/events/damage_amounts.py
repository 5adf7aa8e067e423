"""Events of so much damage being dealt at once."""

from __future__ import annotations

from typing import Any

from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.comparisons import AtLeast, Bound
from engine.words.references.antecedents import Antecedent


@says("deal{s^} {bound} damage", "deal{s^} {bound} combat damage")
class DealsSoMuch(EventVerb, frozen=True):
    """Deals at least so much damage to one player or object."""

    bound: Bound

    def __post_init__(self) -> None:
        if not isinstance(self.bound, AtLeast):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The amount can be spoken of."""
        return (Antecedent(slot="amount", nature="number"),)

    @rule("603.2")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not subject.match(game, event.source, scope):
            return None
        if (self.wording == 1 and not event.is_combat) or not self.bound.keeps(event.amount, game, scope):
            return None
        return {"it": (event.source,), "amount": event.amount}
