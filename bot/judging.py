"""The engine as the worker processes call it, each with its own card library."""

import time
from importlib import metadata
from pathlib import Path

from bot.reply.lookups import Reading
from engine.cards.card import Cards
from engine.explain.ruling import Ruling

_hand: list[Cards] = []


def get_ready(library: Path) -> None:
    """Open the cards, and import the engine before the first question comes."""
    from bot.library.opening import open_cards
    from engine.ask import ask

    _hand[:] = [open_cards(_silent, path=library)]
    ask("What happens?", _hand[0])


def _silent(what: str, share: float) -> None:
    """The bot's log has no progress bars."""


def judge(text: str, seconds: float) -> Ruling:
    """The ruling on a scenario."""
    from engine.ask import ask

    return ask(text, _hand[0], seconds=seconds, now=time.monotonic)


def engine_version() -> str:
    """The version that is recorded with rulings and games."""
    return metadata.version("lawmage")


def readings(name: str) -> tuple[Reading, ...]:
    """What the engine makes of each line of a card; empty when it has no such card."""
    from bot.library.reading import describe_card

    return tuple(Reading(**line) for line in describe_card(name, _hand[0]))


def nearest(name: str) -> tuple[str, ...]:
    """The card names that look most like a name."""
    return tuple(_hand[0].nearest(name))
