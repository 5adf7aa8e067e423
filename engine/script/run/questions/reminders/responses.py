"""Reminders of what resolved first because it was put on the stack later."""

from __future__ import annotations

from collections.abc import Iterator

from engine.explain.ruling import Because
from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.events import Entry
from engine.game.resolving import Counter, Fizzle, Resolve
from engine.game.triggers import PutTriggerOnStack
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import DamageDone, Did, LifeTotal, PlayerDid, Where, WhoWins

_ASKED = (Did, Where, LifeTotal, PlayerDid, WhoWins, DamageDone)


@reminds
def in_response(asked: Asked) -> Iterator[Because]:
    """A spell or ability on which the answer rests was put on the stack on top of another, so it was first."""
    if not isinstance(asked.question, _ASKED):
        return
    for entry in asked.results:
        if isinstance(entry.event, Cast | Activate):
            below = next(iter(_waiting(asked, entry)), None)
            if below is not None:
                yield _first(_named(asked, entry), _named(asked, below))
                return


def _waiting(asked: Asked, above: Entry) -> Iterator[Entry]:
    """What was on the stack already and had not resolved by then."""
    done = {asked.run.led().get(e.n) for e in asked.game.log[: above.n] if isinstance(e.event, Resolve | Fizzle | Counter)}
    for entry in reversed(asked.game.log[: above.n - 1]):
        stays = not isinstance(entry.event, Activate) or entry.event.on_stack is not None
        if isinstance(entry.event, Cast | Activate | PutTriggerOnStack) and stays and entry.n not in done:
            yield entry


def _named(asked: Asked, entry: Entry) -> str:
    event = entry.event
    if isinstance(event, Cast):
        return asked.game.name(event.spell)
    source = event.name if isinstance(event, PutTriggerOnStack) else asked.game.name(event.source or 0)
    return f"{source}'s ability"


@rule("117.7")
def _first(name: str, below: str) -> Because:
    return Because(text=f"{name} was put on the stack in response to {below}, so it resolves first.")
