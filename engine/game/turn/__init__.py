"""Turn structure: the steps and phases of a turn, what happens by itself in each, and moving on.

``go_to(game, step, player)`` moves on to the next time that the game is in a step (of that player's turn), everything on
the stack resolving before a step ends; nobody attacks or blocks on the way. ``advance`` moves on by one step. In a step where
players get priority the game is settled when these return. Steps are named as in :data:`STEPS`; with first strike there is
``first-strike combat damage`` before ``combat damage``. Skipping is replacing ``BeginStep`` or ``BeginTurn``.
"""

from engine.game.turn.events import AddPhases, AddSteps, BeginStep, BeginTurn, EndStep, SkipStep, SkipTurn, TakeExtraTurn, WearOff
from engine.game.turn.moving_on import advance, begin, end_step, go_to, go_to_turn, next_step
from engine.game.turn.structure import FIRST_STRIKE, PHASES, STEPS, begun_by, named

__all__ = [
    "FIRST_STRIKE", "PHASES", "STEPS", "AddPhases", "AddSteps", "BeginStep", "BeginTurn", "EndStep", "SkipStep", "SkipTurn",
    "TakeExtraTurn", "WearOff", "advance", "begin", "begun_by", "end_step", "go_to", "go_to_turn", "named", "next_step",
]
