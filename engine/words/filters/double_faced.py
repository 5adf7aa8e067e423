"""Adjectives about the two faces of a card."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.base import Adjective

TWO_FACES = frozenset({"transform", "modal_dfc"})
"""The layouts of cards that have a face on each side."""


@says("double-faced")
class DoubleFaced(Adjective, frozen=True):
    """A card, or a permanent that is one, with a face on each side."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).definition.layout in TWO_FACES
