"""Events of the how-manieth spell of a turn, whoever casts it."""

from __future__ import annotations

from typing import Any

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent


@says("the {n:ordinal} {spell:one} of a turn is cast")
class NthOfATurnIsCast(EventPattern, frozen=True):
    """The first (or another) spell of a turn that fits is cast."""

    n: int
    spell: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell and its player can be spoken of."""
        spell = Antecedent(slot="it", nature="object", nouns=self.spell.nouns(), said=self.spell.said())
        return (spell, Antecedent(slot="player", nature="player"))

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or not self.spell.match(game, event.spell, scope):
            return None
        cast = [e for e in game.state.history if isinstance(e, Cast) and self.spell.match(game, e.spell, scope)]
        number = next((n for n, e in enumerate(cast, 1) if e is event), len(cast))
        return {"it": (event.spell,), "player": (event.player,)} if number == self.n else None
