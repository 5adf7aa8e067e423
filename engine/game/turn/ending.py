"""Ending the turn or the combat phase: what is on the stack is exiled, and the game skips ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.game import state_based
from engine.game.events import Event
from engine.game.objects import Zone
from engine.game.players import Note
from engine.game.state import State
from engine.game.triggers import is_ability
from engine.game.turn.events import SkipStep, UseExtra
from engine.game.turn.structure import is_combat
from engine.game.zones import Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

ENDS = "ends"
"""The key of ``state.marks`` for what is being ended until the resolving object is done: the turn or the combat phase."""
TURN, COMBAT = "turn", "combat"


class ForgetTriggers(Event, frozen=True):
    """Abilities that triggered and are not on the stack yet cease to exist."""

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.with_(waiting=())


@rule("724.1")
def end_turn(game: Game) -> None:
    """End the turn as far as that is done while the effect resolves."""
    _before_the_turn_ends(game)
    game.happen(Note(key=ENDS, value=TURN))


@rule("724.1a", "724.1b", "724.1c")
def _before_the_turn_ends(game: Game) -> None:
    _clear(game)


def end_combat(game: Game) -> None:
    """End the combat phase as far as that is done while the effect resolves; in another phase nothing happens."""
    if _is_no_combat(game):
        return
    _before_combat_ends(game)
    game.happen(Note(key=ENDS, value=COMBAT))


@rule("724.2g")
def _is_no_combat(game: Game) -> bool:
    return not is_combat(game.state.turn.step)


@rule("724.2", "724.2a", "724.2b", "724.2c")
def _before_combat_ends(game: Game) -> None:
    _clear(game)


def _clear(game: Game) -> None:
    """What waits is forgotten, what is on the stack is exiled, and state-based actions are performed; nobody gets priority."""
    game.happen(ForgetTriggers())
    stack = [game.object(thing) for thing in reversed(game.state.zone(Zone.STACK))]
    game.happen(*(Move(object=o.id, to=Zone.NOWHERE if is_ability(o) else Zone.EXILE, how="exile") for o in stack))
    while not state_based.is_over(game.state) and state_based.check(game):
        pass


def finish(game: Game) -> bool:
    """Skip ahead where something was ended by what has just resolved; whether it was."""
    what = game.state.marks.get(ENDS)
    if what is None or state_based.is_over(game.state):
        return False
    game.happen(Note(key=ENDS, value=None))
    (_to_cleanup if what == TURN else _past_combat)(game)
    return True


@rule("724.1d", "724.1e", "724.1f")
def _to_cleanup(game: Game) -> None:
    """The step ends and the cleanup step begins; what has triggered since is put on the stack there."""
    _leave_step(game, "end")
    from engine.game.turn.moving_on import begin

    begin(game, "cleanup")


@rule("724.2d", "724.2e", "724.2f")
def _past_combat(game: Game) -> None:
    """The combat phase ends and the phase after it begins."""
    added = game.state.turn.extra_steps
    _leave_step(game, "end of combat")
    game.happen(UseExtra(steps=added))
    from engine.game.turn.moving_on import begin, next_step

    while not begin(game, next_step(game)):
        pass


def _leave_step(game: Game, at: str) -> None:
    """End the step, take everything out of combat, and be where the step ``at`` would have ended."""
    from engine.game.combat import EndCombat
    from engine.game.turn.moving_on import end_step

    end_step(game)
    if game.state.combat is not None:
        game.happen(EndCombat())
    game.happen(UseExtra(steps=()), SkipStep(step=at))
