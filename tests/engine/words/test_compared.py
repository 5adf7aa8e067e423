"""Amounts and conditions that compare: differences, symbols, the commonest colour, changed base sizes."""

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "At the beginning of combat on your turn, if you have fewer than four cards in hand, you gain life equal to the difference.",
    "Whenever ~ attacks, if you control fewer lands than defending player, draw cards equal to the difference.",
    "When ~ enters, you gain life equal to the difference between its power and toughness.",
    "Whenever ~ deals combat damage to an opponent, each other opponent loses that much life.",
    "Whenever ~ attacks, if you attacked with creatures with total power 5 or greater this combat, draw a card.",
    "~ gets +X/+X, where X is the number of green mana symbols in the mana costs of creatures you control.",
    "Each creature gets +1/+1 for each white mana symbol in its mana cost.",
    "~ has flying as long as blue is the most common color among all creatures or is tied for most common.",
    "{1}: Change ~'s base toughness to target creature's toughness until end of turn.",
    "When ~ enters, you may have the base power and toughness of another target Elf become 4/4 until end of turn.",
    "{3}: Until end of turn, ~'s base power becomes equal to the number of Islands you control.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "At the beginning of your end step, draw cards equal to the difference.",
        "At the beginning of your upkeep, if an opponent has fewer than four cards in hand, you gain life equal to the difference.",
        "When ~ enters, each other opponent loses 2 life.",
    ],
)
def test_what_was_not_spoken_of_is_declined(line: str) -> None:
    assert read_line(line) is None
