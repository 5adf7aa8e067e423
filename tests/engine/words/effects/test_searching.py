"""Searching, revealing and shuffling: lines that are read and printed as they were, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Search your library for a Forest card and an Island card, put them onto the battlefield tapped, then shuffle.",
    "Search your library for a Goblin card and/or an Elf card, reveal them, put them into your hand, then shuffle.",
    "Search your library for up to three basic land cards and/or Cave cards, put them onto the battlefield, then shuffle.",
    "Search your library for up to two Goblin cards with different names, reveal them, put them into your hand, then shuffle.",
    "Search your library for any number of Elf cards with total mana value 7 or less, put them into your hand, then shuffle.",
    "Search your library for up to X Elf cards, where X is the number of Elves you control, put them into your hand, then shuffle.",
    "Search your hand and/or graveyard for an Elf card and put it onto the battlefield.",
    "Search your library and graveyard for an Elf card and a Goblin card, put them into your hand, then shuffle.",
    "Search your library for a land card with a basic land type, put it into your hand, then shuffle.",
    "Search your library for a card with the same name as another creature you control, put it into your hand, then shuffle.",
    "Reveal the top five cards of your library. Put all Elf cards from among them into your hand and the rest into your graveyard.",
    "Reveal cards from the top of your library until two Elf cards are revealed.",
    "Target player reveals their hand and discards all artifact cards.",
    "Choose a color. Target player discards all cards of that color.",
    "Each player shuffles the cards from their hand into their library, then draws that many cards.",
    "The owner of target artifact shuffles it into their library, then draws a card.",
    "The controller of target artifact sacrifices it, then draws a card.",
]

REFUSED = [
    "Search your library for a Forest and an Island, put them onto the battlefield tapped, then shuffle.",
    "Search your library for up to two Elf card with different names, reveal them, then shuffle.",
    "Search your graveyard and/or graveyard for an Elf card and put it onto the battlefield.",
    "Target player discards all creatures.",
    "Target player discards all cards of that color.",
    "Draw a card. Otherwise, draw two cards.",
    "The owners of target artifact shuffle it into their libraries.",
]


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
