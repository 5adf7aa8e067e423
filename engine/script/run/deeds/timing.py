"""Deeds for one's own main phase: when only the time is wrong, the text is taken to have moved on to it."""

from __future__ import annotations

from collections.abc import Callable

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.permissions import lands
from engine.game.permissions.timing import MAIN_PHASES, sorcery_timing
from engine.game.verdict import Reason, Verdict
from engine.rulebook import rules_of
from engine.script.run.deeds.doing import done
from engine.script.run.run import Run
from engine.script.run.turning import go_to
from engine.script.values import IsLegal

_LAND_RULES: tuple[str, ...] = rules_of(lands.own_turn)


def in_own_time(run: Run, player: Id, attempt: Callable[[], Verdict | Id]) -> None:
    """Do it; when it is allowed in the player's next main phase and the time is against it now, move on and do it there."""
    outcome = attempt()
    if isinstance(outcome, Verdict) and not outcome and _time_forbids(run.game, player, outcome) and _may_move_on(run):
        outcome = _later(run, player, attempt, outcome)
    done(outcome)


def _later(run: Run, player: Id, attempt: Callable[[], Verdict | Id], now: Verdict) -> Verdict | Id:
    """What comes of it in the next main phase; where it is not allowed there either for more than its time, all is as it was."""
    kept, is_of_time = run.keep(), all(_is_of_time(run.game, player, reason) for reason in now.reasons)
    go_to(run.game, _next_main_phase(run.game, player), player)
    outcome = attempt()
    if isinstance(outcome, Verdict) and not outcome and not is_of_time:
        run.undo(kept)
        return now
    run.assume(f"It is {run.game.name(player)}'s {run.game.state.turn.step} phase by then.")
    return outcome


def _time_forbids(game: Game, player: Id, verdict: Verdict) -> bool:
    return any(_is_of_time(game, player, reason) for reason in verdict.reasons)


def _is_of_time(game: Game, player: Id, reason: Reason) -> bool:
    times = tuple(one.text for one in sorcery_timing(game, player, "").reasons)
    return reason.text.endswith(times) or reason.rules == _LAND_RULES


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
    return "precombat main" if not game.state.is_active(player) or turn.step in before_combat else "postcombat main"
