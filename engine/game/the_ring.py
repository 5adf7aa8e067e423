"""The Ring that tempts players: the emblem, how often it has tempted whom, and who bears it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.emblems import GetEmblem
from engine.game.events import Event
from engine.game.meaning import Duration, Effect
from engine.game.objects import Characteristics, Definition, Id, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

NAME = "The Ring"
"""The name of the emblem."""


def _key(player: Id) -> str:
    return f"tempted {player}"


def times_tempted(state: State, player: Id) -> int:
    """How often the Ring has tempted a player this game."""
    return int(state.marks.get(_key(player), 0))


class Bearing(Effect, frozen=True):
    """That a creature is a player's Ring-bearer: a designation, which copies do not have."""

    def happen(self, game: Game, scope: Scope) -> None:
        """Nothing by itself: the Ring asks who bears it."""


class WhileTheirs(Duration, frozen=True):
    """Until the creature is gone or another player controls it."""

    @rule("701.54a")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return not is_theirs(game, scope.source, scope.controller)


@rule("701.54e")
def is_theirs(game: Game, thing: Id, player: Id) -> bool:
    """Whether a permanent is still there, under a player's control."""
    return game.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD and game.controller(thing) == player


@rule("701.54b", "701.54e")
def ring_bearer(game: Game, player: Id) -> Id | None:
    """The creature that is a player's Ring-bearer, None without one."""
    borne = (e.scope.source for e in game.state.effects if isinstance(e.effect, Bearing) and e.scope.controller == player)
    return next((thing for thing in borne if is_theirs(game, thing, player)), None)


class RingGrows(Event, frozen=True):
    """The Ring tempts a player once more: its emblem is there, with the abilities (``base``) that it has from now on."""

    player: Id
    base: Characteristics

    def affected(self, game: Game) -> Id:
        return self.player

    @rule("701.54c")
    def apply(self, state: State) -> State:
        times = times_tempted(state, self.player) + 1
        state = state.with_(marks={**state.marks, _key(self.player): times})
        emblems = (state.objects[t] for t in state.zone(Zone.COMMAND))
        found = next((o for o in emblems if o.owner == self.player and o.base.name == NAME and not o.base.types), None)
        if found is None:
            return GetEmblem(player=self.player, base=self.base).apply(state)
        return state.put(found.with_(base=self.base, definition=Definition(name=NAME, faces=(self.base,))))

    def sentence(self, game: Game) -> str:
        return f"The Ring tempts {game.name(self.player)}."


class ChooseBearer(Event, frozen=True):
    """A player chooses a creature as their Ring-bearer."""

    player: Id
    object: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes {game.name(self.player)}'s Ring-bearer."
