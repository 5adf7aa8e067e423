"""Instructions repeated while something is so, cards put back or paid for, either of two moves replaced: lines read and refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Whenever ~ attacks for the first time each turn, you lose 1 life.",
    "Whenever ~ attacks, you mill two cards. If two land cards that share a color "
    "were milled this way, repeat this process.",
    "At the beginning of your upkeep, choose three cards in your hand drawn this turn. "
    "For each of those cards, pay 2 life or put the card on top of your library.",
    "If an artifact an opponent controls would die or a land card not on the battlefield would be put into "
    "your graveyard, exile that card instead.",
    "When ~ enters, if it's on the battlefield, draw a card.",
]

REFUSED = [
    "Whenever ~ attacks a player for the first time each turn, you lose 1 life.",
    "Whenever ~ attacks, you draw two cards. If two land cards that share a color "
    "were milled this way, repeat this process.",
    "Whenever ~ attacks, you mill two cards. If two lands that share a color were milled this way, repeat this process.",
    "If an artifact an opponent controls would die or a land not on the battlefield would be put into "
    "your graveyard, exile that card instead.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None


def test_permanents_and_hands_are_evened_out() -> None:
    kept = "Each player chooses a number of {} they control equal to the number of {} controlled by "
    rest = "the player who controls the fewest, then sacrifices the rest. "
    rest += "Players discard cards and sacrifice artifacts the same way."
    assert comes_back(kept.format("Goblins", "Goblins") + rest, "Sorcery")
    assert read_line(kept.format("Goblins", "Elves") + rest, "Sorcery") is None
