"""Counters in descriptions and conditions, untapping too, countering all: read and printed as they were, or refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "{T}: Tap each creature that has a charge counter on it.",
    "{T}: Tap target creature that doesn't have a charge counter on it.",
    "~ costs {1} less to cast for each artifact you control with charge counters on it.",
    "As long as you control an artifact with three or more charge counters on it, ~ has flying.",
    "When ~ dies, if it had three or more charge counters on it, draw a card.",
    "When ~ dies, if it had no counters on it, draw a card.",
    "Whenever another Elf dies, create X Treasure tokens, where X is the number of counters it had on it.",
    "{T}: Target player gets a number of rad counters equal to the number of Elves you control.",
    "{T}: Target player gets another poison counter.",
    "Get three poison counters: Draw a card.",
    "{T}: Put charge counters on target artifact equal to the number of Elves you control.",
    "{T}: Counter all abilities you don't control. Draw a card for each ability countered this way.",
    "{T}: At the beginning of your next main phase, draw a card.",
    "Untap all Elves you control during each other player's untap step.",
    "As long as you control an Elf, untap ~ during each other player's untap step.",
    "~ can't attack unless you pay {2} for each charge counter on it.",
]

REFUSED = [
    "Untap target Elf during each other player's untap step.",
    "{T}: Target player gets another charge counter.",
    "Get three charge counters: Draw a card.",
    "{T}: Draw a card for each ability countered this way.",
    "{T}: At the beginning of your next draw phase, draw a card.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line, "Artifact Creature")


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line, "Artifact Creature") is None
