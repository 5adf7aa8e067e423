"""What only the last of several nouns has, and what spells target spoken of: lines that come back, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "When ~ enters, destroy target artifact, enchantment, or creature with flying.",
    "When ~ enters, destroy target artifact or creature with power 4 or greater.",
    "Whenever you cast a spell that targets only a single nonlegendary creature, gain control of that creature until end of turn.",
    "Whenever you cast a spell that targets one or more nonlegendary creatures, those creatures gain flying until end of turn.",
    "Whenever you cast a spell that targets one or more creatures, put that many +1/+1 counters on ~.",
    "Whenever you cast a nonlegendary spell with one or more targets, draw that many cards.",
    "When ~ enters, return up to one target Bear card and up to one target Forest card from your graveyard to your hand.",
]

REFUSED = [
    "When ~ enters, destroy target creature, planeswalker, or creature with flying.",
    "When ~ enters, destroy target creature or planeswalker with flying.",
    "Whenever you cast a spell that targets a creature, those creatures gain flying until end of turn.",
    "Whenever you cast a spell, draw that many cards.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
