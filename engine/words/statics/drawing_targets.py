"""Things that opponents must target when they choose targets."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Activated, PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates


@says("casting a spell they control or activating an ability they control", "casting spells or activating abilities")
class CastingOrActivating(Word, frozen=True):
    """What targets are chosen for."""


@says("while {player:one} is choosing targets as part of {doing}, that player must choose at least one {things:one} if able.")
class DrawsTargets(Static, frozen=True):
    """Whoever casts a spell or activates an ability with targets has to target one of those, if one can be."""

    player: PlayerReference
    doing: CastingOrActivating
    things: ObjectFilter

    @rule("601.2c", "602.2b")
    def must_be_among(self, game: Game, player: Id, of: Id, scope: Scope) -> tuple[Id, ...]:
        """Those of which one must be a target of the object on the stack."""
        stacked = game.object(of).stacked
        if player not in self.player.find(game, scope) or stacked is None:
            return ()
        is_cast = stacked.source is None and stacked.cast_from is not None
        return candidates(game, self.things, scope) if is_cast or isinstance(stacked.ability, Activated) else ()
