"""Passing time in a script: settling the stack, arriving at steps, playing out combat and turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.game import state_based, turn
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.priority import resolve_everything, settle_all
from engine.game.turn.moving_on import begin
from engine.game.turn.structure import is_combat
from engine.script.run.faults import Unable

FIGHTING: Final = ("declare attackers", "declare blockers", turn.FIRST_STRIKE)
"""The steps in which combat damage is still to come."""


def settle(game: Game, until: Callable[[], bool] | None = None) -> None:
    """Resolve everything, with triggers and state-based actions, or until that is so."""
    get_ready(game)
    if until is None or not until():
        resolve_everything(game, until=until)


def get_ready(game: Game) -> None:
    """Bring the game to where a player gets priority."""
    settle_all(game)


def begin_step(game: Game) -> None:
    """The step that the game stands in begins now, with what happens in it by itself and what triggers then."""
    begin(game, game.state.turn.step)


def go_to(game: Game, step: str, player: Id | None) -> None:
    """Arrive at a step (of that player's turn); nothing happens when it is that step already."""
    now = game.state.turn
    if now.step != step or not (player is None or game.state.is_active(player)):
        arrive(game, step, player)


def arrive(game: Game, step: str, player: Id | None) -> None:
    """Move on to the next time that this step begins. Raises Unable where turn after turn has none, as without an attack."""
    last = game.state.turn.number + 2 * len(game.state.players) + len(game.state.turn.extra_turns)
    turn.advance(game)
    while not state_based.is_over(game.state):
        if game.state.turn.step == step and (player is None or game.state.is_active(player)):
            return
        if game.state.turn.number > last:
            raise Unable(f"There is no {step} step to go to: {_why_never(step)}.")
        turn.advance(game)


def _why_never(step: str) -> str:
    """Why turn after turn goes by without stopping in a step."""
    if step in (*FIGHTING, "combat damage"):
        return "nothing attacks"
    return "no player gets priority in it" if step == "untap" else "it is skipped each turn"


def is_fighting(game: Game) -> bool:
    """Whether creatures are attacking and combat damage is still to come."""
    combat = game.state.combat
    goes_on = combat is not None and bool(combat.attacking) and not state_based.is_over(game.state)
    return goes_on and game.state.turn.step in FIGHTING


def deal_combat_damage(game: Game) -> None:
    """Go on to combat damage: all that is left."""
    turn.advance(game)
    while is_fighting(game):
        turn.advance(game)


def deal_first_strike_damage(game: Game) -> None:
    """Go on to the first combat damage step of two; to the only one when there is one."""
    turn.advance(game)
    while is_fighting(game) and game.state.turn.step != turn.FIRST_STRIKE:
        turn.advance(game)


def play_out_combat(game: Game) -> None:
    """This combat is played out and the next phase begins."""
    now = game.state.turn
    added = turn.begun_by(now.extra_steps[0]) if now.extra_steps and is_combat(now.step) else ""
    go_to(game, added or "postcombat main", now.active)


def end_turn(game: Game) -> None:
    """The turn is played out; the next one's upkeep begins."""
    turn.go_to_turn(game)


def go_to_turn(game: Game, player: Id) -> None:
    """Turns are played out until it is that player's; nothing happens when it is."""
    while not game.state.is_active(player) and not state_based.is_over(game.state):
        end_turn(game)
