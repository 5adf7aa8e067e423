"""Events: each is read and printed."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Whenever one or more +1/+1 counters are put on a Wall you control, draw a card.",
    "Whenever you put one or more counters on ~, draw a card.",
    "Whenever one or more Goblin cards are put into your graveyard from anywhere, draw a card.",
    "Whenever one or more cards leave your graveyard, draw a card.",
    "When ~ is put into a graveyard from anywhere, draw a card.",
    "Whenever a Wall is put into an opponent's graveyard from the battlefield, draw a card.",
    "Whenever a creature enters under your control, draw a card.",
    "Whenever a land enters tapped, draw a card.",
    "Whenever ~ and at least two other creatures attack, draw a card.",
    "Whenever a creature attacks you or a planeswalker you control, draw a card.",
    "Whenever you attack a player, that player loses 1 life.",
    "Whenever you attack with two or more Goblins, draw a card.",
    "Whenever you create a token, draw a card.",
    "Whenever you create one or more creature tokens, draw a card.",
    "Whenever an opponent activates an ability that isn't a mana ability, draw a card.",
    "Whenever you gain life for the first time each turn, draw a card.",
    "When ~ enters and at the beginning of your upkeep, draw a card.",
    "When you control no Islands, sacrifice ~.",
    "Whenever you cast a spell from your graveyard, draw a card.",
    "Whenever you cast a red spell from anywhere other than your hand, draw a card.",
    "Whenever you cast a spell during an opponent's turn, draw a card.",
    "Whenever you cast or copy a red instant spell, draw a card.",
    "Whenever ~ deals noncombat damage to an opponent, draw a card.",
    "Whenever you're dealt damage, draw a card.",
    "At the beginning of each of your main phases, draw a card.",
    "At the beginning of enchanted player's draw step, that player loses 7 life.",
    "When ~ becomes monstrous, draw a card.",
    "When ~ transforms into ~, draw a card.",
    "Whenever you commit a crime, draw a card.",
    "When ~ dies or a spell or ability an opponent controls causes you to discard ~, draw a card.",
    "When ~ becomes level 2, draw a card.",
    "Whenever a creature an opponent controls enters, that player loses 1 life.",
]

REFUSED = [
    "Whenever you control no Islands, sacrifice ~.",
    "Whenever ~ enters and whenever you cast a creature spell, destroy that spell.",
    "Whenever a creature you control enters, that player loses 1 life.",
    "Whenever you create two tokens, draw a card.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line) is None
