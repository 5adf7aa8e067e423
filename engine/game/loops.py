"""Loops of mandatory actions: whether what resolves comes back to where it was, or goes on and only adds to what is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.game.endings_within_range import draw_of_loop
from engine.game.limited_range_of_influence import is_limited
from engine.game.objects import Id, Object, Zone
from engine.game.players import DrawGame
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.state import State

PATIENCE = 12
"""How many objects resolve in a row before loops are looked for."""
ENDLESS = 25
"""How many times in a row the same must resolve, with nothing used up meanwhile, to be taken as going on for ever."""


class Position(Struct, frozen=True):
    """What a position is, whatever the ids of its objects: numbers that players have, and how many alike are in each zone."""

    numbers: tuple[Mapping[str, int], ...]
    zones: Mapping[Any, Mapping[tuple[Any, ...], int]]
    waiting: int

    @property
    def key(self) -> Any:
        """Equal for equal positions."""
        numbers = tuple(tuple(sorted(one.items())) for one in self.numbers)
        return numbers, tuple((zone, frozenset(there.items())) for zone, there in sorted(self.zones.items())), self.waiting

    def is_within(self, later: Position) -> bool:
        """Whether a later position has everything that this one has, and perhaps more."""
        numbers = all(_has(now, old) for old, now in zip(self.numbers, later.numbers, strict=True))
        return numbers and all(_has(later.zones.get(zone, {}), there) for zone, there in self.zones.items())


def _has(now: Mapping[Any, int], before: Mapping[Any, int]) -> bool:
    return all(now.get(what, 0) >= n for what, n in before.items())


def position(state: State) -> Position:
    """The position of the game."""
    players = state.players.values()
    numbers = tuple({"life": p.life, "left": int(p.has_lost), **p.counters, **Counter(m.type for m in p.mana)} for p in players)
    zones = {key: Counter(_seen(state.objects[thing]) for thing in ids) for key, ids in state.zones.items()}
    return Position(numbers, zones, len(state.waiting))


def _seen(found: Object) -> tuple[Any, ...]:
    stacked = id(found.stacked.ability) if found.stacked is not None else 0
    return (
        found.definition.name, found.controller, found.is_tapped, found.is_phased_out, found.is_token, found.damage, found.x,
        tuple(sorted(found.counters.items())), stacked,
    )


class Watch:
    """Looks at the position after each object that resolves, and ends the game where nothing but mandatory actions is to come."""

    def __init__(self) -> None:
        self._resolved = 0
        self._been: dict[Any, int] = {}
        self._last: dict[Any, tuple[Position, int, int]] = {}
        self._involved: set[Id] = set()

    def is_over(self, game: Game, controller: Id) -> bool:
        """Whether the game has ended in a draw after this player's spell or ability resolved."""
        self._resolved += 1
        if self._resolved <= PATIENCE:
            return False
        now = position(game.state)
        if self._comes_back(game, now) or self._goes_on(game, now):
            self._draw(game)
            return True
        self._involved.add(controller)
        return False

    def _comes_back(self, game: Game, now: Position) -> bool:
        """Whether this position was there before, and nobody could choose anything on the way."""
        been, self._been[now.key] = self._been.get(now.key), game.choices
        return been == game.choices

    @rule("732.4")
    def _goes_on(self, game: Game, now: Position) -> bool:
        """Whether the same is about to resolve, again and again, nobody could choose anything and nothing was used up."""
        stack = game.state.zone(Zone.STACK)
        about = _seen(game.state.objects[stack[-1]]) if stack else ()
        before, choices, times = self._last.get(about, (now, game.choices, 0))
        times = times + 1 if choices == game.choices and before.is_within(now) else 0
        self._last[about] = (now, game.choices, times)
        return bool(stack) and times > ENDLESS

    @rule("104.4b", "732.4")
    def _draw(self, game: Game) -> None:
        """For all players, or where ranges are limited for those involved and whoever is in range of them."""
        if is_limited(game.state):
            game.happen(*draw_of_loop(game, self._involved))
        else:
            game.happen(DrawGame(why="mandatory actions go on for ever"))
