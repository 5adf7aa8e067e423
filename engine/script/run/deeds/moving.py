"""Moving on: to a step, to the end of the turn; resolving the stack by hand."""

from __future__ import annotations

from engine.game.objects import Id, Zone
from engine.game.priority import resolve_top
from engine.script.run import pointing
from engine.script.run.deeds.doing import does
from engine.script.run.faults import Unable
from engine.script.run.placing.moments import STEPS
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.run.turning import arrive, end_turn, get_ready, go_to, go_to_turn, settle
from engine.script.values import AbilityRef, Act, EndTurn, GoTo, Moment, ObjectRef, Resolve


@does(GoTo)
def goes_to(run: Run, deed: GoTo, player: Id) -> None:
    """Play on to a step: of the player named, else of this turn, or of the next when it is past."""
    whose = run.scene.player(deed.player) if deed.player else None
    if deed.step == "turn":
        if _has_just_begun(run, deed, whose):
            return
        end_turn(run.game)
        if whose is not None:
            go_to_turn(run.game, whose)
        return
    step = STEPS.get(deed.step)
    if step is None:
        raise Unable(f"There is no step called {deed.step!r}.")
    now = run.game.state.turn
    if step == "precombat main" and now.step in COMBAT and whose in (None, now.active):
        step = "postcombat main"
    if deed.next:
        arrive(run.game, step, whose)
    else:
        go_to(run.game, step, whose)


def _has_just_begun(run: Run, deed: GoTo, whose: Id | None) -> bool:
    """Whether it is that turn, and nothing was done in it: another was ended, or it is named again, as it begins."""
    now = run.game.state.turn
    if now.step != "upkeep" or whose not in (None, now.active):
        return False
    return _ended_another(run) or (whose is not None and not deed.next)


def _ended_another(run: Run) -> bool:
    """Whether the last that was done before was to end a turn."""
    done = (one.what for one in reversed(run.statements[: run.at]) if isinstance(one.what, Act | Moment))
    last = next(done, None)
    return isinstance(last, Act) and isinstance(last.deed, EndTurn)


COMBAT = frozenset({"beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat"})


@does(EndTurn)
def ends_turn(run: Run, deed: EndTurn, player: Id) -> None:
    """The turn is played out, and the next begins. A player ends their own turn: those before it are played out too."""
    go_to_turn(run.game, player)
    end_turn(run.game)


@does(Resolve)
def resolves(run: Run, deed: Resolve, player: Id) -> None:
    """Resolve the top of the stack, everything, or down to one named thing."""
    if deed.what == "everything":
        settle(run.game)
        return
    if deed.named is None:
        resolve_top(run.game)
        return
    get_ready(run.game)
    meant = _named(run, deed.named)
    while meant & set(run.game.state.zone(Zone.STACK)) and resolve_top(run.game):
        pass


def _named(run: Run, named: AbilityRef | ObjectRef) -> set[Id]:
    if isinstance(named, AbilityRef):
        return set(pointing.on_stack(run.game, run.scene, named))
    found = pointing.candidates(run.game, run.scene, named, (Zone.STACK,))
    return {current(run.game, thing) for thing in found}
