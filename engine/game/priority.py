"""Timing and priority: what is checked before a player gets it, passing it, and resolving the stack.

``settle_all(game)`` brings the game to the point where a player gets priority, ``resolve_top`` resolves one object and settles,
``resolve_everything`` does so until the stack is empty, or down to some size. Players who can respond are not asked: whoever drives
the game casts and activates between these calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game import resolving, state_based, triggers
from engine.game.combat.standing import remove_what_left
from engine.game.events import Event
from engine.game.loops import Watch
from engine.game.objects import Id, Zone
from engine.game.state import State
from engine.game.teams import side, take_turns_together
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class GivePriority(Event, frozen=True):
    """A player gets priority; nobody has passed since something last happened."""

    player: Id

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.with_(turn=msgspec.structs.replace(state.turn, priority=self.player, passed=()))


class PassPriority(Event, frozen=True):
    """A player with priority does nothing, nor does their team; the next player or team gets it."""

    player: Id

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        order = state.order(self.player)
        passing = _team_passing(state, self.player) if take_turns_together(state) else (self.player,)
        next_one = next((p for p in order if p not in passing), self.player)
        passed = (*state.turn.passed, *passing)
        return state.with_(turn=msgspec.structs.replace(state.turn, priority=next_one, passed=passed))


@rule("805.5b")
def _team_passing(state: State, player: Id) -> tuple[Id, ...]:
    return side(state, player)


@rule("117.5")
def settle_all(game: Game) -> None:
    """Perform state-based actions and put triggered abilities on the stack until there are none; the active player has priority."""
    while not state_based.is_over(game.state):
        if game.state.combat is not None:
            remove_what_left(game)
        if state_based.check(game):
            continue
        if not game.state.waiting:
            break
        triggers.put_on_stack(game)
    _give_to_active_player(game)


def _give_to_active_player(game: Game) -> None:
    """The first player still in the game, in turn order, has priority."""
    first = next(iter(game.state.order()), game.state.turn.active)
    if game.state.turn.priority != first or game.state.turn.passed:
        (_give if first == game.state.turn.active else _give_for_who_left)(game, first)


@rule("117.3a", "117.3b")
def _give(game: Game, player: Id) -> None:
    game.happen(GivePriority(player=player))


@rule("800.4j")
def _give_for_who_left(game: Game, player: Id) -> None:
    """The turn of a player who has left goes on; the next player has priority."""
    game.happen(GivePriority(player=player))


@rule("117.3d", "117.4")
def pass_priority(game: Game) -> bool:
    """The player with priority passes. When all have, the top of the stack resolves; True when it was empty: the step ends."""
    game.happen(PassPriority(player=game.state.turn.priority))
    if len(game.state.turn.passed) < len(game.state.order()):
        return False
    return not resolve_top(game)


def resolve_top(game: Game) -> bool:
    """Resolve the top of the stack and settle; False when the stack is empty."""
    settle_all(game)
    if state_based.is_over(game.state) or resolving.resolve_top(game) is None:
        return False
    if not _ended_something(game):
        settle_all(game)
    return True


def _ended_something(game: Game) -> bool:
    """Whether what has resolved ended the turn, the combat phase or the game; then the game goes on where that leads."""
    from engine.game.restarting_the_game import begin_anew
    from engine.game.turn.ending import finish

    return finish(game) or begin_anew(game)


@rule("405.5")
def resolve_everything(game: Game, down_to: int = 0, until: Callable[[], bool] | None = None) -> None:
    """Resolve until no more than ``down_to`` objects are on the stack and everything is settled, or ``until`` says so."""
    settle_all(game)
    watch = Watch()
    while len(stack := game.state.zone(Zone.STACK)) > down_to:
        controller = game.controller(stack[-1])
        if not resolve_top(game) or (until is not None and until()) or watch.is_over(game, controller):
            return
