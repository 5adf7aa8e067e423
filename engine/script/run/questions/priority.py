"""Who has priority: whoever last cast or activated what is still on the stack, else the active player."""

from __future__ import annotations

from engine.explain.ruling import Because
from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.resolving import Counter, Fizzle, Resolve
from engine.rulebook import rule
from engine.script.run.questions.finding import Finding
from engine.script.run.run import Run
from engine.script.values import PlayerIs, Question, WhoIs

PRIORITY = "priority"


def is_of_priority(question: Question | object) -> bool:
    """Whether it asks who has priority: it is answered with the stack as it is."""
    return isinstance(question, WhoIs | PlayerIs) and question.what == PRIORITY


def who_has_priority(run: Run) -> Finding:
    """The player, and why."""
    player, name = holder(run.game), run.game.name(holder(run.game))
    because = _after_acting(name) if _last_to_act(run.game) else _active(name, bool(_resolved(run.game)))
    return Finding(run.scene.name_of(player), f"{name} has priority.", (), (because,))


def holder(game: Game) -> Id:
    """The player who has priority."""
    return _last_to_act(game) or game.state.turn.active


def _last_to_act(game: Game) -> Id | None:
    """Who put the last spell or activated ability on the stack, if it is there and nothing has left the stack since."""
    for entry in reversed(game.log):
        event = entry.event
        if isinstance(event, Resolve | Counter | Fizzle):
            return None
        if isinstance(event, Cast) or (isinstance(event, Activate) and event.on_stack is not None):
            return event.player
    return None


def _resolved(game: Game) -> bool:
    return any(isinstance(entry.event, Resolve) for entry in game.log)


@rule("117.3c")
def _after_acting(name: str) -> Because:
    return Because(text=f"{name} acted last and gets priority again.")


@rule("117.3a", "117.3b")
def _active(name: str, is_after_resolving: bool) -> Because:
    when = "after something resolves" if is_after_resolving else "first"
    return Because(text=f"{name} is the active player, who gets priority {when}.")
