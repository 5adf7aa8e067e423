"""Cards in graveyards that came from libraries this turn."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier


@says("that were put there from (libraries|your library) this turn", "that was put there from (a library|your library) this turn")
class PutThereFromLibrary(Qualifier, frozen=True):
    """It was put into the graveyard from its owner's library this turn."""

    @rule("608.2i")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        moves = [e for e in game.state.history if isinstance(e, Move) and game.state.became.get(e.object) == thing]
        return any(game.state.gone[e.object].object.zone is Zone.LIBRARY for e in moves if e.object in game.state.gone)
