"""Conditions about chosen names and about what was not cast."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.both import FirstOfTwo
from engine.words.filters.likeness import names_of
from engine.words.references.spoken_of import OfKnown
from engine.words.replacements.choosing import remembered


@says("{thing} has the chosen name", "{thing} has that name")
class HasChosenName(OfKnown, Condition, frozen=True):
    """An object has the name that was chosen."""

    @rule("201.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        name = remembered(game, scope, "name")
        return any(name in names_of(game, t) for t in self.thing.find(game, scope))


@says("you (haven't|didn't) cast a spell from your hand this turn", "you haven't cast a spell this turn")
class CastNothing(FirstOfTwo, frozen=True):
    """The controller has cast no spell (from their hand) this turn."""

    @rule("601.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        mine = [e.spell for e in game.state.history if isinstance(e, Cast) and e.player == scope.controller]
        if self.wording == 2:
            return not mine
        origins = [s.cast_from for s in (game.object(t).stacked for t in mine) if s is not None]
        return Zone.HAND not in origins
