"""Things that opponents must target when they choose targets."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Activated, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates


@says(
    "while an opponent is choosing targets as part of casting a "
    "spell they control or activating an ability they control, "
    "that player must choose at least one {things:one} if able."
)
class DrawsTargets(Static, frozen=True):
    """An opponent who casts a spell or activates an ability with targets has to target one of those, if one can be."""

    things: ObjectFilter

    @rule("601.2c", "602.2b")
    def must_be_among(self, game: Game, player: Id, of: Id, scope: Scope) -> tuple[Id, ...]:
        """Those of which one must be a target of the object on the stack."""
        stacked = game.object(of).stacked
        if player not in game.state.opponents(scope.controller) or stacked is None:
            return ()
        is_cast = stacked.source is None and stacked.cast_from is not None
        return candidates(game, self.things, scope) if is_cast or isinstance(stacked.ability, Activated) else ()
