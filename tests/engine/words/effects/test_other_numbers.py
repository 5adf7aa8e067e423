"""Another number or bound instead: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Create two 1/1 green Saproling creature tokens. If ~ was kicked, create four of those tokens instead.",
    "Create two 1/1 green Saproling creature tokens. Create four of those tokens instead if you control an artifact.",
    "Create two 2/2 black Horror creature tokens. If ~ was kicked, instead create X of those tokens, where X is "
    "twice the number of creatures you control.",
    "Destroy target creature if it has mana value 2 or less. Destroy it if it has mana value 4 or less instead if "
    "you control an artifact.",
    "Exile target creature if it has mana value 3 or less. Exile that creature instead if you have 5 or less life.",
    "~ deals X damage to any target. ~ deals X plus 2 damage instead if you control an artifact.",
]

REFUSED = [
    "Draw two cards. If ~ was kicked, create four of those tokens instead.",
    "Create two 1/1 green Saproling creature tokens. If ~ was kicked, create a of those tokens instead.",
    "Create two 2/2 black Horror creature tokens. If ~ was kicked, instead create two of those tokens, where X is the number of "
    "creatures you control.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
