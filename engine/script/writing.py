"""What printing a value needs: the players' grammar, and joining words into sentences."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from engine.script.words import EVERYDAY

_CLOSE: Final = re.compile(r" +([,)|:]|'s\b)")
_OPEN: Final = re.compile(r"\( +")


class Unwritable(Exception):
    """A value that no template can say."""


class Writer:
    """The grammar around what is being printed.

    ``first_person``: the verb's subject is I; ``many``: it is plural. ``named`` are all object names of the script, so
    that a name that is part of another can be marked. ``opponent_of_me``: the other player is "my opponent".
    """

    def __init__(self, named: frozenset[str] = frozenset(), opponent_of_me: bool = False) -> None:
        self.named, self.opponent_of_me = named, opponent_of_me
        self.first_person = self.many = False

    def doubtful(self, name: str) -> bool:
        """Whether a name in running text could be taken for words or for part of another name of the script."""
        low = f" {name.lower()} "
        return name.lower() in EVERYDAY or any(
            low in f" {other.lower().replace(',', ' ')} " for other in self.named if other != name
        )

    def about(self, first_person: bool, many: bool, write: Callable[[], Any]) -> Any:
        """Write something whose verb has this person and number."""
        before = self.first_person, self.many
        self.first_person, self.many = first_person, many
        try:
            return write()
        finally:
            self.first_person, self.many = before


def joined(pieces: Iterable[str]) -> str:
    """Pieces with single spaces, none before marks that cling to the word before them."""
    return _OPEN.sub("(", _CLOSE.sub(r"\1", " ".join(piece for piece in pieces if piece)))
