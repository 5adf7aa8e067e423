"""The story: the entries of the log that are worth telling, renumbered, each with the one that led to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.explain.causes import causes
from engine.explain.rounds import checked_again
from engine.explain.ruling import Step
from engine.explain.voice import addressed
from engine.game.announcing import Announce
from engine.game.events import Entry
from engine.game.machine import Game
from engine.game.objects import Zone
from engine.game.status import Tap
from engine.game.targets import BecomeTarget
from engine.game.triggers import AbilityTriggers, PutTriggerOnStack
from engine.game.turn import BeginStep
from engine.game.zones import Move

AGAIN: Final = "State-based actions are checked again: "
_ECHOES: Final = frozenset("cast destroy sacrifice discard mill play counter fizzle".split())
_UNTOLD: Final[dict[type, Callable[[Any], bool]]] = {
    Move: lambda event: event.how in _ECHOES or (event.how == "resolve" and event.to is not Zone.BATTLEFIELD),
    Tap: lambda event: event.for_cost,
    BeginStep: lambda event: True,
    PutTriggerOnStack: lambda event: True,
}
"""What is not told by itself: another entry says it already, or it says nothing. Its rules go to the entry that led to it."""


def steps(game: Game) -> tuple[Step, ...]:
    """A step for each entry of the log that is told; its cause is the nearest entry before it that is told too."""
    told = [entry for entry in game.log if entry.text and not is_untold(entry)]
    numbers = {entry.n: place for place, entry in enumerate(told, 1)}
    led = causes(game)
    rules = _rules(game.log, led, numbers)
    again = checked_again(game, led)
    return tuple(
        Step(
            n=numbers[e.n],
            text=addressed(f"{AGAIN if e.n in again else ''}{sentence(e.text)}"),
            rules=tuple(rules[e.n]),
            cause=_ancestor(e.n, led, numbers),
        )
        for e in told
    )


def is_untold(entry: Entry) -> bool:
    """Whether the entry is not told by itself."""
    test = _UNTOLD.get(type(entry.event))
    return test is not None and test(entry.event)


def _rules(log: Sequence[Entry], led: Mapping[int, int], numbers: Mapping[int, int]) -> dict[int, dict[str, None]]:
    """The rules of each entry that is told, with those of what it led to and is not told."""
    found: dict[int, dict[str, None]] = {}
    triggered: dict[int, int] = {}
    aiming = {entry.event.of for entry in log if isinstance(entry.event, BecomeTarget)}
    for entry in log:
        if isinstance(entry.event, AbilityTriggers):
            triggered[id(entry.event.waiting)] = entry.n
        if isinstance(entry.event, Announce) and "slots" in entry.event.stacked and entry.event.object not in aiming:
            continue
        place: int | None = entry.n
        if isinstance(entry.event, PutTriggerOnStack):
            place = triggered.get(id(entry.event.waiting), entry.n)
        while place is not None and place not in numbers:
            place = led.get(place)
        if place is not None:
            found.setdefault(place, {}).update(dict.fromkeys(entry.rules))
    return found


def _ancestor(entry: int, led: Mapping[int, int], numbers: Mapping[int, int]) -> int | None:
    cause = led.get(entry)
    while cause is not None and cause not in numbers:
        cause = led.get(cause)
    return numbers.get(cause) if cause is not None else None


def sentence(text: str) -> str:
    """A text with a capital first and one mark last."""
    text = f"{text[:1].upper()}{text[1:]}"
    return text if text.endswith((".", "!", "?")) else f"{text}."
