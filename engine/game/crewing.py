"""Crewing and saddling: which creature was tapped for which permanent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import Action
from engine.game.events import Event
from engine.game.objects import Id
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

CREW, SADDLE = "crew", "saddle"


@rule("702.122b", "702.122c", "702.171c")
class Crews(Event, frozen=True):
    """A creature is tapped to crew a Vehicle or to saddle a Mount (``how``); it changes nothing by itself."""

    player: Id
    creature: Id
    permanent: Id
    how: str

    def affected(self, game: Game) -> Id:
        return self.player


class CrewWith(Action, frozen=True):
    """A creature would be tapped to crew a Vehicle or to saddle a Mount."""

    creature: Id
    how: str


def tapped_for(game: Game, permanent: Id, how: str) -> tuple[Id, ...]:
    """The creatures that crewed or saddled a permanent this turn."""
    done = (e for e in game.state.history if isinstance(e, Crews) and e.permanent == permanent and e.how == how)
    return tuple(dict.fromkeys(e.creature for e in done))
