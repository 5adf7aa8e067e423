"""The engine as the worker processes call it, each with its own card library."""

import time
from collections.abc import Callable, Sequence
from importlib import metadata

from bot.custom import WithCustom
from bot.pictures.board import Drawn
from bot.readings import Reading
from engine.cards.card import Card, Cards
from engine.explain.ruling import Ruling

_hand: list[Cards] = []


def get_ready(opening: Callable[[], Cards]) -> None:
    """Open the cards, and play a first scenario, so that the first question finds everything loaded."""
    from engine.ask import ask

    _hand[:] = [opening()]
    ask("I control Forest. What can Forest tap for?", cards())


def cards() -> Cards:
    """The cards that this process has opened."""
    return _hand[0]


def judge(text: str, seconds: float, custom: Sequence[Card] = ()) -> Ruling:
    """The ruling on a scenario, with a server's own cards beside the real ones."""
    from engine.ask import ask

    return ask(text, _with(custom), seconds=seconds, now=time.monotonic)


def _with(custom: Sequence[Card]) -> Cards:
    return WithCustom(cards(), custom) if custom else cards()


def picture(text: str, seconds: float, custom: Sequence[Card] = ()) -> Drawn | None:
    """The board at the end of a scenario, None when there is none."""
    from bot.pictures.drawing import drawn
    from bot.pictures.seeing import board

    seen = board(text, _with(custom), seconds, time.monotonic)
    return None if seen is None else drawn(seen)


def engine_version() -> str:
    """The version that is recorded with rulings and games."""
    return metadata.version("lawmage")


def readings(name: str, custom: Sequence[Card] = ()) -> tuple[Reading, ...]:
    """What the engine makes of each line of a card; empty when it has no such card."""
    from bot.library.reading import describe_card

    return tuple(Reading(**line) for line in describe_card(name, _with(custom)))


def nearest(name: str) -> tuple[str, ...]:
    """The card names that look most like a name."""
    return tuple(cards().nearest(name))
