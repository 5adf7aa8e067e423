"""Deeds for one's own main phase: when only the time is wrong, the text is taken to have moved on to it."""

from __future__ import annotations

from collections.abc import Callable

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.permissions import lands
from engine.game.permissions.timing import MAIN_PHASES, sorcery_timing
from engine.game.verdict import Verdict
from engine.rulebook import rules_of
from engine.script.run.deeds.doing import done
from engine.script.run.run import Run
from engine.script.run.turning import go_to
from engine.script.values import IsLegal

_LAND_RULES: tuple[str, ...] = rules_of(lands.own_turn)


def in_own_time(run: Run, player: Id, attempt: Callable[[], Verdict | Id]) -> None:
    """Do it; when nothing but the time forbids it, move on to the player's next main phase and do it there."""
    outcome = attempt()
    if isinstance(outcome, Verdict) and not outcome and _only_time_forbids(run.game, player, outcome) and _may_move_on(run):
        go_to(run.game, _next_main_phase(run.game, player), player)
        run.assume(f"It is {run.game.name(player)}'s {run.game.state.turn.step} phase by then.")
        outcome = attempt()
    done(outcome)


def _only_time_forbids(game: Game, player: Id, verdict: Verdict) -> bool:
    times = tuple(reason.text for reason in sorcery_timing(game, player, "").reasons)
    return all(reason.text.endswith(times) or reason.rules == _LAND_RULES for reason in verdict.reasons)


def _may_move_on(run: Run) -> bool:
    """Nothing says that it is done just now: no response, nothing on the stack, no question whether it is legal."""
    here = run.statements[run.at] if run.at < len(run.statements) else None
    after = run.statements[run.at + 1] if run.at + 1 < len(run.statements) else None
    if here is None or here.response is not None or (after is not None and isinstance(after.what, IsLegal)):
        return False
    return not run.game.state.zone(Zone.STACK) and not run.is_trial


def _next_main_phase(game: Game, player: Id) -> str:
    turn = game.state.turn
    before_combat = ("untap", "upkeep", "draw", *MAIN_PHASES, "end", "cleanup")
    return "precombat main" if turn.active != player or turn.step in before_combat else "postcombat main"
