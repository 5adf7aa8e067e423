"""Transfigure: it is given up for a creature of the same mana value from the library."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, Effect
from engine.game.objects import Zone
from engine.game.qualities import is_creature, mana_value
from engine.game.scope import Scope
from engine.game.searching import find, search_library
from engine.game.zones import Move, Shuffle
from engine.phrase import says
from engine.rulebook import rule
from engine.words.costs.basic import SacrificeThis
from engine.words.keywords.spelling import Costed, MadeActivated, costed
from engine.words.limits import OnlyAsSorcery


class FindsItsLike(Effect, frozen=True):
    """A creature card with the mana value of what was sacrificed is put onto the battlefield; made, never read."""

    @rule("702.71a", "701.23a")
    def happen(self, game: Game, scope: Scope) -> None:
        player, wanted = scope.controller, mana_value(game, scope.source)
        library = search_library(game, player, player) or ()
        fits = [(t, game.name(t)) for t in library if is_creature(game, t) and mana_value(game, t) == wanted]
        for card in find(game, player, player, fits, (0, 1), scope.source):
            game.happen(Move(object=card, to=Zone.BATTLEFIELD, how="put", controller=player, by=scope.source))
        game.happen(Shuffle(player=player))


@says(*costed("transfigure"))
class Transfigure(Costed, frozen=True):
    """Sacrifice it for another of its mana value."""

    name: ClassVar[str] = "transfigure"

    @rule("702.71a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=(*self.cost, SacrificeThis()), effect=FindsItsLike(), limits=(OnlyAsSorcery(),)),)
