"""Milled cards, first upkeeps, and what was gained, lost or left this turn: lines that come back, and refused ones."""

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Whenever an opponent mills a nonland card, you gain 1 life.",
    "Whenever a player mills one or more Elf cards, that player loses 2 life.",
    "At the beginning of enchanted player's first upkeep each turn, they lose 3 life.",
    "At the beginning of your upkeep, if you gained and lost life this turn, draw a card.",
    "At the beginning of your end step, if another Elf died under your control this turn, you gain 3 life.",
    "At the beginning of your end step, if an artifact card left your graveyard this turn, scry 2.",
    "~ and Forest creatures you control get +1/+0.",
    "When ~ enters, create a token that's a copy of target Elf, except the token isn't snow.",
    "When ~ enters, create a token that's a copy of target Elf, except the token is 1/1.",
    "When ~ enters, create a token that's a copy of target Elf, except the token has flying.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "Whenever an opponent mills a permanent, you gain 1 life.",
        "Whenever target player mills a card, you gain 1 life.",
        "Whenever you mill a card, that player gains 1 life.",
        "~ and all Elves get +1/+0.",
    ],
)
def test_the_lines_are_refused(line: str) -> None:
    assert read_line(line) is None
