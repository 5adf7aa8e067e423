"""When a script starts or stands: whose turn, which step."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.game.objects import Id
from engine.game.teams import primary
from engine.script.run.placing.events import At
from engine.script.run.run import Run
from engine.script.values import Moment

STEPS: Final = {
    "untap step": "untap",
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat main",
    "main phase": "precombat main",
    "combat": "beginning of combat",
    "declare attackers step": "declare attackers",
    "declare blockers step": "declare blockers",
    "combat damage step": "combat damage",
    "end of combat": "end of combat",
    "postcombat main phase": "postcombat main",
    "end step": "end",
    "cleanup step": "cleanup",
}
"""The steps as the machine calls them."""


def moment(run: Run, what: Moment) -> None:
    """Before anything has happened the game simply stands there; later it moves on to there."""
    turn = run.game.state.turn
    player = run.scene.player(what.player) if what.player else turn.active
    active = primary(run.game.state, player)
    step = STEPS.get(what.step, turn.step)
    if run.has_begun:
        from engine.script.run.turning import go_to

        if what.step == "turn":
            _be_in_the_turn_of(run, active)
        else:
            go_to(run.game, step, active)
        return
    number = what.turn or turn.number
    run.game.happen(At(turn=msgspec.structs.replace(turn, active=active, priority=active, step=step, number=number)))


def _be_in_the_turn_of(run: Run, player: Id) -> None:
    """Move on to that player's turn; where it is that turn nothing moves on, and the reader is told unless it has just begun."""
    from engine.script.run.turning import go_to_turn

    now = run.game.state.turn
    if run.game.state.is_active(player) and now.step != "upkeep":
        run.assume(f"It is still {run.game.name(player)}'s turn.")
    go_to_turn(run.game, player)
