"""Amounts made of two others, and mana that is written or chosen."""

import pytest

from tests.engine.words.lines import comes_back


@pytest.mark.parametrize(
    "line",
    [
        "At the beginning of your end step, you gain X life, where X is 4 minus the number of cards in your hand.",
        "When ~ enters, you gain X life, where X is the number of Goats you control minus the number of lands you control.",
        "{T}: Add {G} or one mana of the chosen color.",
        "Creatures you control but don't own have menace.",
        "Warriors your team controls have haste.",
        "At the beginning of your end step, if your team gained life this turn, draw a card.",
    ],
)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)
