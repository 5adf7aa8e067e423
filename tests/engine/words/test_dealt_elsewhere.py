"""Damage dealt elsewhere, and what was lost, paid and prevented: lines that come back, and refused ones."""

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "As long as you control a Plains, all combat damage that would be dealt to you by Bears is dealt to ~ instead.",
    "All noncombat damage that would be dealt to Elves you control is dealt to enchanted creature instead.",
    "{T}: All damage that would be dealt this turn to target Elf you control by a source of your choice is dealt to ~ instead.",
    "If noncombat damage would be dealt to you, prevent that damage and each opponent loses twice that much life.",
    "{1}, Discard a creature card: You gain X life, where X is the discarded card's mana value.",
    "Tap an untapped creature you control: You gain life equal to the power of the creature tapped this way.",
    "When ~ enters, each player draws up to three cards.",
    "When ~ enters, target player loses life equal to the life they lost this turn.",
    "{T}: At this turn's next end of combat, exile all creatures that were blocked by ~ this turn.",
    "When ~ enters, look at the top card of target opponent's library. Put it into that player's graveyard.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "All damage that would be dealt to target Elf is dealt to ~ instead.",
        "All noncombat damage that would be dealt to you is dealt to a creature instead.",
        "If noncombat damage would be dealt to you, prevent 2 of that damage and each opponent loses that much life.",
        "When ~ enters, target opponent loses life equal to the life an opponent lost this turn.",
    ],
)
def test_what_is_in_doubt_is_declined(line: str) -> None:
    assert read_line(line) is None
