"""Chapter abilities of Sagas."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.abilities import has_keyword
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, Triggered
from engine.game.scope import Scope
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words.filters.history import entered_this_turn
from engine.words.sentences import Body

NUMERALS = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7}
_NAMES = {n: name.upper() for name, n in NUMERALS.items()}


class Chapters(Leaf, frozen=True):
    """Chapter numbers in Roman numerals, separated by commas."""

    numbers: tuple[int, ...]
    first: ClassVar[frozenset[str] | None] = frozenset(NUMERALS)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        found: list[int] = []
        while at < len(tokens) and tokens[at] in NUMERALS:
            found.append(NUMERALS[tokens[at]])
            at += 1
            if tokens[at : at + 1] != [","]:
                break
            at += 1
        return [(cls(numbers=tuple(found)), at)] if found else []

    def say(self, style: str = "") -> list[str]:
        out: list[str] = []
        for n in self.numbers:
            out += [",", _NAMES[n]] if out else [_NAMES[n]]
        return out


class ReachesChapter(EventPattern, frozen=True):
    """Lore counters on the Saga reach one of its chapters; made of the numbers that were read, never read by itself."""

    said: Chapters

    @rule("714.2b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, PutCounters) or event.on != scope.source or event.kind != "lore":
            return None
        now = game.object(scope.source).counters.get("lore", 0)
        reached = [n for n in self._each() if now - event.amount < n <= now]
        if reached and has_keyword(game, scope.source, "read ahead") and entered_this_turn(game, scope.source):
            reached = _exactly(reached, now)
        return {} if reached else None

    def _each(self) -> tuple[int, ...]:
        return _several(self.said.numbers) if len(self.said.numbers) > 1 else self.said.numbers


@rule("107.15b", "714.2c")
def _several(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Several numbers before one effect are as many chapter abilities."""
    return numbers


@rule("702.155a")
def _exactly(reached: list[int], now: int) -> list[int]:
    """What read ahead lets trigger in the turn the Saga entered."""
    return [n for n in reached if n == now]


@says("{said} — {effect}")
class ChapterAbility(Triggered, frozen=True):
    """Chapter numbers, a dash, an effect."""

    said: Chapters
    effect: Body
    condition: None = None

    @property
    def chapters(self) -> tuple[int, ...]:
        """The chapters at which it triggers."""
        return self.said.numbers

    @property
    def trigger(self) -> EventPattern:
        """When the Saga reaches one of the chapters."""
        return ReachesChapter(said=self.said)
