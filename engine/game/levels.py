"""Levels of Classes and the solving of Cases: designations of permanents, kept in what was chosen for them and in their marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

LEVEL = "level"
SOLVED = "solved"


class BecomeLevel(Event, frozen=True):
    """A permanent becomes of a level."""

    object: Id
    level: int

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        return game.exists(self.object)

    @rule("716.2b")
    def apply(self, state: State) -> State:
        found = state.objects[self.object]
        return state.put(found.with_(chosen={**found.chosen, LEVEL: self.level}))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes level {self.level}."


@rule("716.2d")
def level_of(game: Game, thing: Id) -> int:
    """Its level: 1 when it has none."""
    return int(game.object(thing).chosen.get(LEVEL, 1))
