"""The engine as the command line calls it: with the cards at hand, a time limit, and no crash."""

import os
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Protocol

from bot.cli.screen import progress_bar, say
from bot.library.library import Library
from engine.cards.card import Cards
from engine.explain.ruling import Problem, Ruling


class Engine(Protocol):
    """The engine's one entry."""

    def __call__(self, text: str, cards: Cards, /, *, seconds: float | None, now: Callable[[], float] | None) -> Ruling: ...


class OverTime(BaseException):
    """A ruling took much longer than it may. Not an Exception: nothing on the way out may take it for its own."""


class Judge:
    """Rules on scripts, one after the other. ``faults`` counts the rulings that the engine broke off."""

    def __init__(self, cards: Library, seconds: float, *, engine: Engine) -> None:
        self.cards = cards
        self._engine = engine
        self.faults = 0
        self._seconds = seconds

    @classmethod
    def with_cards_at_hand(cls, seconds: float) -> "Judge":
        from bot.library.opening import open_cards
        from engine.ask import ask

        with progress_bar() as progress:
            return cls(open_cards(progress), seconds, engine=ask)

    def source(self) -> str:
        """What the cards are, for people."""
        return f"{self.cards.count():,} cards"

    def rule_on(self, script: str) -> Ruling:
        """Always a ruling: what goes wrong inside the engine is a problem in it, with its traceback on standard error if
        LAWMAGE_DEBUG is set."""
        try:
            with _Alarm(self._seconds * 1.5 + 1):
                return self._engine(script, self.cards, seconds=self._seconds, now=time.monotonic)
        except OverTime:
            return self._broken_off(f"No ruling within {self._seconds:g} seconds.")
        except Exception as error:
            if os.environ.get("LAWMAGE_DEBUG"):
                say(traceback.format_exc())
            frame = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(frame.filename).name}, line {frame.lineno}"
            return self._broken_off(f"A fault in the engine, not in your scenario: {type(error).__name__}: {error} ({where}).")

    def _broken_off(self, text: str) -> Ruling:
        self.faults += 1
        return Ruling(ok=False, problems=(Problem(kind="limit", text=text),))


class _Alarm:
    """Ends what the engine's own limits do not; only where the system has timers (not on Windows)."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        import signal

        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, *error: object) -> None:
        import signal

        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(number: int, frame: FrameType | None) -> None:
    raise OverTime
