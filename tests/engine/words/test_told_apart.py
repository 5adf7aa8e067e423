"""Players told apart, what follows when nothing can be done, two conditions at once: lines that come back, and refused ones."""

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "As long as ~ is in your graveyard and you control a Swamp, Bears you control have menace.",
    "At the beginning of your upkeep, sacrifice an artifact. If you can't, tap ~ and you lose 3 life.",
    "When ~ enters, any opponent may sacrifice an Elf of their choice. If no one does, draw a card.",
    "When ~ enters, each opponent discards a card. Each opponent who didn't discard a creature card this way loses 4 life.",
    "When ~ enters, each player sacrifices a land of their choice. Each player who sacrificed an Island this way draws a card.",
    "When ~ enters, each player discards their hand. You gain X life, where X is the greatest number of cards a player discarded "
    "this way.",
    "When ~ enters, it deals 3 damage to target player who attacked this turn.",
    "When ~ enters, each player who controls the fewest lands draws a card.",
    "When ~ enters, the player with the most life loses 5 life.",
    "At the beginning of your end step, if a player controls more Elves than each other player, draw a card.",
    "Whenever enchanted player is attacked, you gain 3 life. Each opponent attacking that player does the same.",
    "Whenever a player attacks one of your opponents, that attacking player gains 2 life.",
    "Whenever one or more Humans you control attack the player with the most life or tied for most life, draw a card.",
    "{2}, {T} or {R}, {T}: ~ deals 1 damage to any target.",
    "{1}: ~ becomes a copy of another target creature, except his name is ~, he's a legendary 4/4 Human in addition to his other "
    "types, and he has vigilance and this ability.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "At the beginning of your upkeep, sacrifice two artifacts. If you can't, you lose 3 life.",
        "When ~ enters, each player sacrifices a land of their choice. If they can't, they lose 3 life.",
        "When ~ enters, target opponent discards a card. If you can't, you lose 3 life.",
        "When ~ enters, each opponent who didn't discard a creature card this way loses 4 life.",
        "Whenever ~ attacks, that attacking player draws a card.",
        "When ~ enters, target player draws a card. Each opponent does the same.",
        "{X}, {T} or {R}, {T}: ~ deals 1 damage to any target.",
    ],
)
def test_what_is_in_doubt_is_declined(line: str) -> None:
    assert read_line(line) is None
