"""Short ways to read a text in a test."""

from typing import Any

from engine.script.reading import read_script
from engine.script.values import Fault, Player, Script
from tests.engine.script.reading.named_cards import CARDS

ALICE, BOB, ME, OPPONENT = Player("Alice"), Player("Bob"), Player("me"), Player("opponent")


def script(text: str) -> Script:
    """The script of a text that must be read whole."""
    found = read_script(text, CARDS)
    assert not found.faults, found.faults
    return found


def said(text: str) -> list[Any]:
    """What the sentences of a text say."""
    return [statement.what for statement in script(text).statements]


def last(text: str) -> Any:
    """What the last sentence says."""
    return said(text)[-1]


def deed(text: str) -> Any:
    """What is done last."""
    return last(text).deed


def fault(text: str) -> Fault:
    """The only fault of a text."""
    (found,) = read_script(text, CARDS).faults
    return found
