"""Keywords that speak of building a deck and mean nothing in a game: partner, companion, choose a Background."""

from __future__ import annotations

from typing import ClassVar

from engine.game.meaning import Keyword
from engine.phrase import says
from engine.words.filters.names import CardName


@says(
    "partner", "partner—friends forever", "partner—character select", "partner—survivors", "partner—father & son",
    "friends forever",
)
class Partner(Keyword, frozen=True):
    """A deck can have two commanders; the game begins with them in the command zone."""

    name: ClassVar[str] = "partner"


@says("choose a background", "doctor's companion")
class ChooseABackground(Keyword, frozen=True):
    """A deck can have a second commander of a kind."""

    name: ClassVar[str] = "choose a background"

    def is_of(self, other: ChooseABackground) -> bool:
        """Whether another speaks of the same kind of commander."""
        return self.wording == other.wording


@says(
    "a deck can have any number of cards named {names:or+}.",
    "a deck can have up to {number:word} cards named {names:or+}.",
)
class DeckCanHave(Keyword, frozen=True):
    """A deck can have more than four of a card."""

    name: ClassVar[str] = "a deck can have"
    names: tuple[CardName, ...]
    number: int = 0


@says("~ can be your commander.")
class CanBeCommander(Keyword, frozen=True):
    """A deck can have it as its commander."""

    name: ClassVar[str] = "can be your commander"
