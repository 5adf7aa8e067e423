"""What spells are called, and what is noticed of casting them: lines that come back, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Whenever you cast a spell that's both white and blue, draw a card.",
    "Whenever you cast a spell that's exactly two colors, draw a card.",
    "Whenever you cast a spell that's one or more colors, draw a card.",
    "Spells you cast with exactly three colors cost {1} less to cast.",
    "Whenever you cast a spell that has convoke, draw a card.",
    "Whenever you cast a spell you don't own, draw a card.", "Spells you cast but don't own cost {1} less to cast.",
    "Whenever you cast a spell that targets only a single creature, draw a card.",
    "Whenever you cast a spell with one or more targets, draw a card.",
    "Whenever you cast a nonlegendary creature spell with power 4, 5, or 6, draw a card.",
    "Whenever you cast a nonlegendary spell other than your first spell each turn, draw a card.",
    "Whenever you cast a permanent spell using mana produced by ~, draw a card.", "When you cast your commander, draw a card.",
    "When you cast ~ while you control a creature, draw a card.", "Whenever a spell you've cast is countered, draw a card.",
    "Whenever a land you control enters from exile, draw a card.",
    "When you cast ~, draw a card. ~ enters with two +1/+1 counters on it.",
]

ON_SPELLS = [
    "Counter target spell that wasn't cast from its owner's hand.", "Counter target spell cast from a graveyard.",
    "Counter target spell that's the second spell cast this turn.",
]

REFUSED = [
    "Whenever you cast a spell you doesn't own, draw a card.",
    "Whenever you cast a spell that targets only a single creatures, draw a card.",
    "Whenever you cast a spell that's both white, draw a card.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_SPELLS)
def test_a_line_of_a_spell_comes_back(line: str) -> None:
    assert comes_back(line, "Instant")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
