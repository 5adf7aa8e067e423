"""Questions whether something can be done that are asked of a moment before the stack is empty: in response, or of an offer."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.game.objects import Zone
from engine.game.verdict import Verdict, allowed
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.questions import tell
from engine.script.run.questions.may import told_of
from engine.script.run.run import Run
from engine.script.values import Activate, Can, Cast, Response, Statement, Targets, WithoutPaying

Playing = Callable[[Run, Statement], None]
"""What plays one statement."""


def may_ask_of_response(run: Run, statement: Statement) -> bool:
    """A question whether something could be cast or activated whose target is on the stack."""
    deed = statement.what.act.deed if isinstance(statement.what, Can) else None
    if not isinstance(deed, Cast | Activate) or statement.response is not None:
        return False
    meant = (target for one in deed.said if isinstance(one, Targets) for target in one.targets)
    stack = run.game.state.zone(Zone.STACK)
    return any(thing in stack for target in meant for thing in pointing.targets(run.game, run.scene, target)[:1])


def asked_in_response(run: Run, earlier: Run, statement: Statement, play: Playing) -> None:
    """What can't be done once the stack is empty, but can in response, is asked of a response."""
    response = replace(statement, response=Response("in response"))
    earlier.statements = tuple(response if n == earlier.at else s for n, s in enumerate(earlier.statements))
    play(earlier, response)
    if earlier.answers and earlier.answers[-1].value is True:
        run.adopt(earlier)
        run.assume("The question is asked of a response.")


def asked_of_offer(run: Run, statement: Statement, play: Playing) -> bool:
    """Whether it asks if a spell can be cast for nothing while something is yet to resolve, and was answered: an effect may
    offer that, which is seen by doing it.
    """
    what = statement.what
    if run.forced or not isinstance(what, Can) or not isinstance(what.act.deed, Cast) or statement.response is not None:
        return False
    is_free = any(isinstance(one, WithoutPaying) for one in what.act.deed.said)
    if not is_free or not (run.game.state.zone(Zone.STACK) or run.game.state.waiting):
        return False
    twin, deed = run.fork(), replace(statement, what=what.act)
    twin.is_trial, twin.refused = True, None
    twin.statements = (*run.statements[: run.at], deed)
    play(twin, deed)
    if run.at not in twin.consumed and (twin.refused is None or twin.is_over):
        return False
    tell(run, what, statement, told_of(run, what, _offered() if twin.refused is None else twin.refused))
    return True


@rule("608.2g")
def _offered() -> Verdict:
    return allowed("It is offered as what is on the stack resolves.")
