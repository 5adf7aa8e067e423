"""Playing a script from its first sentence to its last: what settles when, and what is skipped."""

from __future__ import annotations

from functools import partial
from typing import get_args

import msgspec

from engine.cards.card import fold
from engine.game import daytime
from engine.game.objects import Id, Zone
from engine.game.priority import resolve_top
from engine.game.triggers.triggering import check_states
from engine.script.run import deeds, pointing, questions
from engine.script.run.asked_meanwhile import asked_in_response, asked_of_offer, may_ask_of_response
from engine.script.run.being_cast import begin_casting
from engine.script.run.declined import need_abilities
from engine.script.run.deeds.deciding import decide, on_behalf
from engine.script.run.faults import Unable
from engine.script.run.fighting import ask, declare_by_now
from engine.script.run.in_vain import leave_behind, note_unoffered
from engine.script.run.naming import take_as_meant
from engine.script.run.placing import fill, place
from engine.script.run.placing.moments import STEPS
from engine.script.run.placing.recalling import recall
from engine.script.run.retelling import is_retold, is_told
from engine.script.run.run import Run
from engine.script.run.sayings import said_with
from engine.script.run.scene import Missing
from engine.script.run.singled import mean_single, note_single, note_spoken
from engine.script.run.start import supply
from engine.script.run.turning import begin_step, get_ready, settle
from engine.script.values import (
    AbilityRef,
    Act,
    Activate,
    Branch,
    Cast,
    Deed,
    Discard,
    Earlier,
    EndTurn,
    Exile,
    GainedControl,
    GoTo,
    Happening,
    Moment,
    ObjectRef,
    Position,
    Question,
    Resolve,
    Response,
    Sacrifice,
    Said,
    Stack,
    Statement,
    Story,
    Target,
    Targets,
)

_POSITIONS = get_args(Position)
_QUESTIONS = get_args(Question)
_HAPPENINGS = get_args(Happening)
_SAID = get_args(Said)
_BEGINNINGS = ("upkeep", "draw", "beginning of combat", "end")
"""Steps whose beginning brings something; a script that starts in one starts at its beginning."""


def play(run: Run) -> None:
    """Play the statements from where the run stands."""
    while run.at < len(run.statements) and not run.is_over:
        statement, asked = run.statements[run.at], len(run.answers)
        if not run.has_begun and not isinstance(statement.what, _POSITIONS):
            _begin(run)
        if run.has_begun:
            _recall(run)
        try:
            if not run.is_over:
                _play_one(run, statement)
        except Missing as missing:
            run.stop("not_understood", str(missing))
        if run.is_over and statement.is_question and len(run.answers) == asked:
            questions.leave_open(run, statement)
        run.at += 1
    _end(run)
    _leave_unanswered(run)


def _play_one(run: Run, statement: Statement) -> None:
    run.is_left_waiting = asked_of_offer(run, statement, _play_one)
    if run.is_left_waiting:
        return
    earlier = run.fork() if _may_be_meant_as_response(run, statement) else None
    asking = run.fork() if may_ask_of_response(run, statement) else None
    declare_by_now(run, statement)
    ready = _waiting(run, statement) if waits(statement) else _settled(run)
    if ready and run.at not in run.consumed:
        begin_casting(run, statement)
        take_as_meant(run, statement)
        mean_single(run, statement.what)
        since = len(run.game.log)
        _do(run, statement)
        if isinstance(statement.what, Act | Happening):
            note_single(run, statement.what, since)
        note_spoken(run, statement.what)
    if earlier is not None and run.refused is not None and not _has_its_targets_still(run, earlier, statement):
        _in_response(run, earlier, statement)
    if asking is not None and run.answers and run.answers[-1].value is False:
        asked_in_response(run, asking, statement, _play_one)


def _may_be_meant_as_response(run: Run, statement: Statement) -> bool:
    """A spell or ability with targets that stands right after another, which may be its target."""
    what = statement.what
    is_new = isinstance(what, Act) and isinstance(what.deed, Cast | Activate) and not waits(statement)
    return is_new and bool(run.game.state.zone(Zone.STACK)) and not run.statements[run.at - 1].holds


def _has_its_targets_still(run: Run, earlier: Run, statement: Statement) -> bool:
    """Whether all that it is said to target is where it was before the stack resolved: then it is refused for another reason."""
    said = statement.what.deed.said if isinstance(statement.what, Act) else ()
    named = [target for one in said if isinstance(one, Targets) for target in one.targets]
    found = [pointing.targets(earlier.game, earlier.scene, target)[:1] for target in named]
    here = {*run.game.state.objects, *run.game.state.players}
    return bool(found) and all(
        _is_called_so_only_now(run, earlier, target) or (things and things[0] in here)
        for target, things in zip(named, found, strict=True)
    )


def _is_called_so_only_now(run: Run, earlier: Run, target: Target) -> bool:
    """Whether something has that name now, and nothing had it before the stack resolved."""
    wanted = fold(target.name) if isinstance(target, ObjectRef) else ""
    before, now = ({fold(r.game.name(o.id)) for o in r.game.state.battlefield()} for r in (earlier, run))
    spells = {fold(earlier.game.name(thing)) for thing in earlier.game.state.zone(Zone.STACK)}
    return bool(wanted) and wanted in now - before - spells


def _in_response(run: Run, earlier: Run, statement: Statement) -> None:
    """What is not allowed once the stack is empty, but is in response, was meant as a response."""
    response = msgspec.structs.replace(statement, response=Response("in response"))
    earlier.statements = tuple(response if n == earlier.at else s for n, s in enumerate(earlier.statements))
    _play_one(earlier, response)
    if earlier.refused is None and not earlier.is_over:
        run.adopt(earlier)
        run.assume(f"This is done in response: {run.say(msgspec.structs.replace(statement, response=None))}")


def _begin(run: Run) -> None:
    """The position stands: what the text takes for granted is put there too."""
    for need in run.needed:
        if need.zone is not Zone.STACK:
            run.step(partial(supply, run, need))
    for counted in run.counted:
        run.step(partial(fill, run, counted))
    run.step(lambda: daytime.check(run.game))
    if any(isinstance(s.what, Moment) and STEPS.get(s.what.step) in _BEGINNINGS for s in run.statements[: run.at]):
        run.step(lambda: begin_step(run.game))
    run.has_begun = True


def _recall(run: Run) -> None:
    """What was chosen as the permanents entered is known from the beginning on."""
    if not run.has_recalled:
        recall(run)
        run.has_recalled = True
        if not run.is_over:
            run.step(lambda: check_states(run.game))


def _end(run: Run) -> None:
    """What is left on the stack resolves; a text without a question asks what happens."""
    if run.is_over or not run.statements or run.is_left_waiting:
        return
    if not run.has_begun:
        _begin(run)
    is_settled = run.step(lambda: settle(run.game), settles=True)
    note_unoffered(run)
    leave_behind(run)
    if is_settled and not any(s.is_question for s in run.statements):
        questions.ask(run, Story(), Statement(Story()))


def waits(statement: Statement) -> bool:
    """Whether the stack stays as it is before this statement. An answer is one to what resolves, whatever it is said along with."""
    is_answer = isinstance(statement.what, Act) and isinstance(statement.what.deed, _SAID)
    if is_answer and (statement.response is None or statement.response.to is None) and not _is_deed_of_its_own(statement):
        return False
    return statement.response is not None or isinstance(statement.what, Stack) or questions.is_of_priority(statement.what)


def _is_deed_of_its_own(statement: Statement) -> bool:
    """Sacrificing, exiling or discarding in response is done then, whatever lets it be done."""
    what = statement.what
    return statement.response is not None and isinstance(what, Act) and isinstance(what.deed, Sacrifice | Exile | Discard)


def _waiting(run: Run, statement: Statement) -> bool:
    """What was done waits on the stack, its triggers too: down to the ability that is responded to, when one is named."""
    to = statement.response.to if statement.response is not None else None
    if to is None:
        to = _aimed(statement) or _spoken_of(run)
    if isinstance(to, AbilityRef):
        return run.step(lambda: wait_for(run, to))
    return run.step(lambda: _ready_for(run, to))


def _ready_for(run: Run, to: ObjectRef | None) -> None:
    """All that has triggered is on the stack, and so is what is said to be responded to, or an ability of it."""
    get_ready(run.game)
    stack = [run.game.object(thing) for thing in run.game.state.zone(Zone.STACK)]
    if to is None or not to.name:
        return
    meant = set(pointing.candidates(run.game, run.scene, to))
    sources = {one.stacked.source for one in stack if one.stacked is not None}
    if meant.isdisjoint({*(one.id for one in stack), *sources}):
        raise Unable(f"{to.name} is not on the stack to respond to: first say that it is cast.")


def _aimed(statement: Statement) -> AbilityRef | None:
    """The ability whose targets the statement says: it comes on the stack with them."""
    deed = statement.what.deed if isinstance(statement.what, Act) else None
    using = deed.using if isinstance(deed, Targets) else None
    return using if isinstance(using, AbilityRef) else None


def _spoken_of(run: Run) -> AbilityRef | None:
    """The trigger whose targets were just announced along with a spell: "that" is this trigger."""
    before = run.statements[run.at - 1].what if run.at else None
    said = before.deed.said if isinstance(before, Act) else ()
    using = [one.using for one in said if isinstance(one, Targets) and isinstance(one.using, AbilityRef)]
    return using[-1] if using else None


def wait_for(run: Run, ability: AbilityRef) -> None:
    """Resolve what is above until this ability is on the stack."""
    get_ready(run.game)
    while not pointing.on_stack(run.game, run.scene, ability):
        if not resolve_top(run.game):
            source = pointing.one(run.game, run.scene, ability.source) if ability.source else None
            if source is not None:
                need_abilities(run, source)
            raise Unable("No such ability is on the stack to respond to: say what lets it trigger, as in “Go to Bob's upkeep.”")


def _settled(run: Run) -> bool:
    """Everything on the stack has resolved and every trigger was handled; held priority keeps it all waiting, and so does what the
    text has cast or answered already and is now responded to."""
    what = run.statements[run.at].what
    if _is_held(run) or _is_there_already(run):
        return True
    if isinstance(what, _POSITIONS) and not (run.has_begun and isinstance(what, GainedControl)):
        return True
    if run.at in run.consumed and isinstance(what, Act) and (not isinstance(what.deed, _SAID) or run.is_before_response()):
        return True
    run.is_settling = True
    try:
        return run.step(lambda: settle(run.game, run.has_come), settles=True)
    finally:
        run.is_settling = False
        note_unoffered(run)


def _is_there_already(run: Run) -> bool:
    """Whether the text only names the step that it has just arrived at: what triggered there waits as before."""
    what = run.statements[run.at].what
    before = run.statements[run.at - 1].what if run.at else None
    goes = what.deed if isinstance(what, Act) and isinstance(what.deed, GoTo) and not what.deed.next else None
    arrived = isinstance(before, Moment) or (isinstance(before, Act) and isinstance(before.deed, GoTo | EndTurn))
    if goes is None or not arrived or STEPS.get(goes.step) != run.game.state.turn.step:
        return False
    return goes.player is None or run.game.state.is_active(run.scene.player(goes.player))


def _is_held(run: Run) -> bool:
    """Whether the text keeps the stack as it is: priority was held, or it is resolved by hand; questions change nothing."""
    here = run.statements[run.at]
    before = next((s for s in reversed(run.statements[: run.at]) if not s.is_question), None)
    if _is_by_hand(here) or before is None:
        return _is_by_hand(here)
    return before.holds or (_is_by_hand(before) and here.is_question)


def _is_by_hand(statement: Statement) -> bool:
    """Whether one thing on the stack is told to resolve."""
    deed = statement.what.deed if isinstance(statement.what, Act) else None
    return isinstance(deed, Resolve) and deed.what != "everything"


def _do(run: Run, statement: Statement) -> None:
    what = statement.what
    if isinstance(what, _QUESTIONS):
        ask(run, what, statement, is_settled=not waits(statement))
    elif isinstance(what, _POSITIONS):
        run.step(lambda: place(run, what))
    elif isinstance(what, Branch):
        _branch(run, what, statement)
    elif isinstance(what, Earlier):
        run.step(lambda: deeds.earlier(run, what))
    elif not _is_skipped(run, statement) and not is_retold(run, statement):
        _act(run, statement)


def _act(run: Run, statement: Statement) -> None:
    what = statement.what
    if isinstance(what, Act):
        if statement.response is None and not statement.holds:
            leave_behind(run)
        what = on_behalf(run, what)
        if not isinstance(what.deed, _SAID):
            run.game.unasked.clear()
        players = run.scene.several(run.game, what.player) if what.player else [None]
        by = run.scene.player(what.by) if what.by is not None else None
        run.refused = None
        run.before, run.done_since = run.game.state, len(run.game.log)
        if not isinstance(what.deed, _SAID):
            run.deed_began = len(run.game.log)
        outcomes = [_deed(run, what.deed, player, by) for player in players]
        done = all(outcomes)
    elif isinstance(what, _HAPPENINGS):
        done = run.step(lambda: deeds.let(run, what))
    else:
        raise Unable(f"Nothing is known of {type(what).__name__}.")
    if is_told(what):
        run.deed_began = len(run.game.log)
    run.skipping = not done


def _deed(run: Run, deed: Deed, player: Id | None, by: Id | None) -> bool:
    def decided() -> None:
        decide(run.game, deed, player, by)
        deeds.do(run, deed, player)

    return run.step(decided, said_with(deed), player)


def _is_skipped(run: Run, statement: Statement) -> bool:
    """What depends on a deed that could not be done is left out: responses to it and answers to what it would have asked."""
    if not run.skipping:
        return False
    depends = statement.response is not None or is_told(statement.what)
    return depends or (isinstance(statement.what, Act) and isinstance(statement.what.deed, _SAID))


def _branch(run: Run, branch: Branch, statement: Statement) -> None:
    """A question about what would be if: its deeds are done on a game of their own."""
    twin = run.fork()
    acts = [Statement(act, None, False, statement.line, statement.column, statement.source) for act in branch.acts]
    asked = Statement(branch.question, None, False, statement.line, statement.column, statement.source)
    twin.statements, twin.at = (*acts, asked), 0
    twin.consumed = frozenset()
    play(twin)
    run.answers, run.problems, run.assumptions = twin.answers, twin.problems, twin.assumptions
    run.open = twin.open


def _leave_unanswered(run: Run) -> None:
    """Questions after the place where the script had to stop have no answer."""
    for statement in run.statements[run.at :]:
        if statement.is_question:
            questions.leave_open(run, statement)


def is_settled(run: Run) -> bool:
    """Whether nothing is on the stack."""
    return not run.game.state.zone(Zone.STACK) and not run.game.state.waiting
