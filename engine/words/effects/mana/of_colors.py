"""Mana of the colors that objects have."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.mana import COLORS, in_order
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.mana.chosen import Types
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.possessive import ObjectsOwn


def colors_of(game: Game, things: tuple[Id, ...]) -> tuple[str, ...]:
    """The colors that any of the objects has, in order."""
    return tuple(t for t in in_order({c for thing in things for c in game.characteristics(thing).colors}) if t in COLORS)


@says("of any color among {things:many}")
class AnyColorAmong(Types, frozen=True):
    """The colors of the objects that fit."""

    things: ObjectFilter

    @rule("106.5", "105.2")
    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        return colors_of(game, candidates(game, self.things, scope))


@says("of any of {whose} colors")
class AnyOfItsColors(Types, frozen=True):
    """The colors of one object."""

    whose: ObjectsOwn

    @rule("106.5", "105.2")
    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        return colors_of(game, self.whose.find(game, scope))
