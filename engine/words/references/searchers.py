"""The players who searched their libraries."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.search import SEARCHERS
from engine.words.references.antecedents import Antecedent


@says("each player who searched their library this way")
class EachSearcher(PlayerReference, frozen=True):
    """Everybody who searched their library earlier in the ability."""

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        searched = scope.slots.get(SEARCHERS, ())
        return tuple(p for p in game.state.order() if p in searched)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)
