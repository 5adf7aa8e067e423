"""Limits on casting, and which spell of a turn something was: lines that come back, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Whenever you cast a noncreature spell or a Dragon spell, draw a card.",
    "Whenever you cast a nonlegendary spell, if it's the second creature spell you cast this turn, draw a card.",
    "When ~ enters, if it was the second spell you cast this turn, draw a card.",
    "At the beginning of each end step, if you've cast both an Elf spell and a nonartifact spell this turn, draw a card.",
    "Whenever you cast a spell, ~ deals X damage to target opponent, where X is one plus the number of colors that spell is.",
    "Whenever a player casts a noncreature nonlegendary spell, each of that player's opponents may draw a card.",
    "When ~ enters, each opponent can't cast red spells during that player's next turn.",
    "While an opponent is choosing targets as part of casting spells or activating abilities, that player must "
    "choose at least one Wall on the battlefield if able.",
]

ON_SPELLS = [
    "Draw a card. You can't cast additional spells this turn.", "Draw a card. You can cast only one more spell this turn.",
    "All creatures get -2/-2 until end of turn. If a nonlegendary creature would die this turn, exile it instead.",
    "Exile target creature. You gain X life, where X is the power of the creature exiled this way.",
]

REFUSED = [
    "Whenever you cast a noncreature spell or a Dragon, draw a card.",
    "Whenever you cast a spell, if it's the second creature you cast this turn, draw a card.",
    "At the beginning of each end step, if you've cast both an Elf spell and nonartifact spells this turn, draw a card.",
    "When ~ enters, each opponent can't cast instant spell during that player's next turn.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_SPELLS)
def test_a_line_of_a_spell_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
