"""Qualifiers about land types."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.filters.base import Qualifier


@says("with a basic land type", "that each have a basic land type")
class WithBasicLandType(Qualifier, frozen=True):
    """It has one of the five basic land types, whether it is a basic land or not."""

    @rule("305.6")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(vocabulary.basic_land_types() & set(game.characteristics(thing).subtypes))
