"""Votes, planes and what is counted of the ability so far: each is read and printed as it was; what says less is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Whenever players finish voting, draw a card. Each opponent who voted for a choice you voted for loses 1 life.",
    "Whenever players finish voting, scry 1. You and each opponent who voted for a choice you didn't vote for may draw a card.",
    "Starting with you, each player votes for a player. Each player mills a card for each vote they received.",
    "Starting with you, each player votes for another player. For each vote an opponent received, that player loses 1 life.",
    "Starting with you, each player votes for up to one Wall. If no Wall got votes, draw a card.",
    "Each player secretly votes for a Wall, then those votes are revealed. For each Wall with one or more votes, tap it.",
    "Starting with you, each player votes for salt or bread. For each salt vote, the voter chooses a Wall they control.",
    "You choose how each player votes this turn.",
    "You may planeswalk.",
    "Draw a card, then chaos ensues.",
    "Draw two cards. For each card drawn this way, you lose 1 life.",
    "Choose an opponent at random. That player draws a card.",
    "~ deals 2 damage to target player for each Wall you control.",
    "Each player sacrifices a Wall of their choice for each card in your hand.",
    "Choose target instant spell. Counter the spell.",
]


@pytest.mark.parametrize("text", READ)
def test_it_is_read_and_printed_back(text):
    kind = "Creature" if text.startswith("When") else "Sorcery"
    assert comes_back(text, kind)


REFUSED = [
    "For each vote an opponent received, draw a card.",
    "For each salt vote, the voter draws a card.",
    "For each card drawn this way, you lose 1 life.",
    "Counter the spell.",
    "Starting with you, each player votes for salt.",
    "Chaos ensues for target Wall.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_speaks_of_nothing_said_before_is_refused(text):
    assert read_line(text, "Sorcery") is None
