"""Chains: the shortest line of events that leads to what is asked about, and its rules, the most specific first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from engine.explain.ruling import Because
from engine.explain.story import is_untold, sentence
from engine.game import state_based
from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.events import Entry
from engine.game.machine import Game
from engine.game.resolving import Resolve
from engine.game.triggers import PutTriggerOnStack
from engine.game.turn import BeginStep
from engine.rulebook import rules_of, summary

_PROCESS: Final = (Cast, Activate, Resolve, PutTriggerOnStack, BeginStep)
"""How spells and abilities come about: part of the chain, but seldom what somebody asks about."""
_LONGEST: Final = 12


def chain(game: Game, results: Iterable[int], led: Mapping[int, int]) -> tuple[Because, ...]:
    """The entries that led to these entries of the log, in order, a line each; those that say nothing are left out."""
    lines: dict[str, Because] = {}
    asked = set(results)
    for entry in _entries(game.log, asked, led):
        if entry.text and not is_untold(entry) and (entry.n in asked or not isinstance(entry.event, Resolve)):
            line = _line(game, entry)
            lines.setdefault(line.text, line)
    return tuple(lines.values())[-_LONGEST:]


def _line(game: Game, entry: Entry) -> Because:
    """What happened; where it came instead of something else with that, and the amounts where they differ."""
    text, number = _with_reason(sentence(entry.text), entry), next(iter(entry.rules), "")
    if not entry.by:
        return Because(text=text, rule=number)
    was, by = entry.replaced[0], " and ".join(dict.fromkeys(entry.by))
    before, after = (("" if event.amount is None else str(event.amount)) for event in (was, entry.event))
    told = was.sentence(game)
    instead = (Because(text=f"Without {by}: {sentence(told)}", source=by),) if told else ()
    amounts = (before, after) if before and after and before != after else ("", "")
    return Because(text=text, rule=number, source=by, before=amounts[0], after=amounts[1], because=instead)


def _with_reason(text: str, entry: Entry) -> str:
    """What a state-based action does is told with the condition that called for it."""
    number = next((rule for rule in entry.rules if rule in state_based_rules()), "")
    reason = summary(number)
    return f"{text.rstrip('.')}: {reason[:1].lower()}{reason[1:]}" if reason else text


@cache
def state_based_rules() -> frozenset[str]:
    """The rules of all state-based actions."""
    return frozenset(number for check in state_based.CHECKS for number in rules_of(check)[:1])


def chain_rules(game: Game, results: Iterable[int], led: Mapping[int, int]) -> tuple[str, ...]:
    """The rules of the chain, from the results backwards; those of casting and resolving only when there are no others."""
    entries = _entries(game.log, results, led)[::-1]
    direct = [entry for entry in entries if not isinstance(entry.event, _PROCESS)]
    return tuple(dict.fromkeys(rule for entry in _with_rules(direct) or entries for rule in entry.rules))


def _with_rules(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.rules]


def _entries(log: Sequence[Entry], results: Iterable[int], led: Mapping[int, int]) -> list[Entry]:
    numbers: set[int] = set()
    for result in results:
        place: int | None = result
        while place is not None and place not in numbers:
            numbers.add(place)
            place = led.get(place)
    return [log[number - 1] for number in sorted(numbers) if number <= len(log)]
