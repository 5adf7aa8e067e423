"""What is like a target, what happens unless anybody pays, what did not happen: lines that come back, and refused ones."""

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "{T}: Target Bear and each other creature that shares a color with it get +2/+0 until end of turn.",
    "Sacrifice ~: Enchanted creature and other Bears that share a creature type with it gain reach until end of turn.",
    "{T}: ~ and each other creature with the same name as it get +3/+0 until end of turn.",
    "At the beginning of your upkeep, tap ~ unless any player pays {2}.",
    "At the beginning of your end step, if no Bears died this turn, you gain 1 life.",
    "At the beginning of your end step, if a player discarded a card this turn, draw a card.",
    "~ has reach as long as an Elf card is in your graveyard.",
    "When ~ dies, if it was blocked this turn, draw a card.",
    "When ~ enters, you gain life equal to the toughness of target creature.",
    "When ~ enters, mill X cards, where X is the greatest power among Bears you control and Angel cards in your graveyard.",
    "Whenever you gain life, each opponent loses 1 life for each 1 life you gained.",
    "Whenever ~ attacks, target Bear blocks it this combat if able.",
    "At the beginning of each combat, target Elf attacks this combat if able.",
    "{T}: Target creature gets an additional -0/-1 until end of turn for each Swamp you control.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Add {G} unless any player pays {1}.",
        "When ~ enters, you gain life equal to the power of creatures you control.",
        "When ~ enters, each opponent loses 1 life for each 1 life you gained.",
    ],
)
def test_what_is_in_doubt_is_declined(line: str) -> None:
    assert read_line(line) is None
