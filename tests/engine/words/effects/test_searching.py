"""Searching, revealing and shuffling: lines that are read and printed as they were, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Search your library for a Forest card and an Island card, put them into your graveyard, then shuffle.",
    "Search your library for a Goblin card and/or an Elf card, exile them, then shuffle.",
    "Search your library for up to three Elf cards and/or Cave cards, put them onto the battlefield, then shuffle.",
    "Search your library for up to two Goblin cards with different names, exile them, then shuffle.",
    "Search your library for any number of Elf cards with total mana value 7 or less, put them into your hand, then shuffle.",
    "Search your library for up to X Elf cards, where X is the number of Elves you control, put them into your hand, then shuffle.",
    "Search your hand and/or graveyard for an Elf card and put it onto the battlefield.",
    "Search your library and graveyard for an Elf card and a Goblin card, put them into your hand, then shuffle.",
    "Search your library for a blue card with a basic land type, exile it, then shuffle.",
    "Search your library for an Elf card with the same name as another Elf you control, exile it, then shuffle.",
    "Reveal the top five cards of your library. Put all Elf cards from among them onto the battlefield and exile the rest.",
    "Reveal cards from the top of your library until two Elf cards are revealed.",
    "Target player reveals their hand and discards all artifact cards.",
    "Choose a color. Target player discards all cards of that color.",
    "Target player shuffles the cards from their hand into their library and mills that many cards.",
    "The owner of target artifact shuffles it into their library, then draws a card.",
    "The controller of target artifact sacrifices it, then draws a card.",
    "Draw a card and reveal it. If it isn't an Elf card, discard it.",
    "Mill a card. You gain life equal to the card's mana value.",
    "Mill four cards. Put those land cards onto the battlefield.",
    "Mill four cards. You may put a Goblin or basic land card from among them into your hand.",
    "Mill four cards. You may put a land card or a card with flying from among them into your hand.",
    "Destroy target tapped creature or planeswalker. Tap that creature or planeswalker.",
    "Choose any target. ~ deals 2 damage to that permanent or player.",
    "Choose a card name. Mill four cards. Put all of them with that name into your hand.",
    "Search your library for two Elf cards and reveal them. Target opponent chooses one. Exile that card.",
    "Players can't search libraries this turn.",
]

REFUSED = [
    "Search your library for a Forest and an Island, put them onto the battlefield tapped, then shuffle.",
    "Search your library for up to two Elf card with different names, reveal them, then shuffle.",
    "Search your graveyard and/or graveyard for an Elf card and put it onto the battlefield.",
    "Target player discards all creatures.",
    "Target player discards all cards of that color.",
    "Draw a card. Otherwise, draw two cards.",
    "The owners of target artifact shuffle it into their libraries.",
    "Reveal it.",
    "Put those land cards onto the battlefield.",
    "~ deals 2 damage to that permanent or player.",
    "Target opponent chooses one. Put that card into your hand.",
    "Also draw a card.",
]


OF_PERMANENTS = [
    "Players can't search libraries.",
    "If a player would search a library, that player searches the top seven cards of that library instead.",
    "Whenever an opponent searches their library, you gain 1 life.",
    "Whenever a player shuffles their library, draw a card.",
    "Reveal the first card you draw each turn. "
    "Whenever you reveal an Elf card this way, draw a card.",
    "You may reveal ~ from your opening hand. "
    "If you do, draw a card at the beginning of the first upkeep.",
    "You may reveal ~ from your opening hand. "
    "If you do, scry 2 at the beginning of your first upkeep.",
    "As ~ enters, you may reveal an Elf card from your hand. ~ enters tapped unless you revealed an Elf card this way or you "
    "control an Elf.",
]


@pytest.mark.parametrize("line", OF_PERMANENTS)
def test_a_permanent_can_say_it(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
