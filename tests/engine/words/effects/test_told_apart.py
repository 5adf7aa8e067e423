"""What was chosen, who is told apart, and what changes for good: read and printed as it was, refused where it means nothing."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Target Wall's controller draws a card, then faces a villainous choice — They lose 1 life, or you draw a card.",
    "Choose an opponent with the most life among your opponents, then draw a card.",
    "Each opponent who lost 2 or more life this turn draws a card.",
    "Each player who doesn't control a Wall loses 1 life.",
    "Each of your opponents draws a card.",
    "Discard any number of cards, then draw that many cards minus two.",
    "Choose up to two target Walls. For each of those Walls, create a token that's a copy of it.",
    "Target Wall loses all abilities and has base power and toughness 0/1.",
    "You gain X life, where X is the total power of Walls that died this turn.",
    "Choose target Wall. Draw a card, then destroy the chosen Wall.",
    "Destroy target creature other than a Wall.",
    "Destroy target creature with an odd mana value.",
    "Bolster 2. The chosen creature gains trample until end of turn.",
    "There is an additional beginning phase after this phase.",
]


@pytest.mark.parametrize("text", READ)
def test_it_is_read_and_printed_back(text):
    assert comes_back(text, "Sorcery")


PERMANENTS = [
    "~ can't be sacrificed.",
    "Commander ninjutsu {U}{B}",
    "Whenever ~ and at least one Wall attack, draw a card.",
    "Whenever ~ attacks, attacking Walls gain flying until end of turn. If those Walls have total power 8 or greater, draw a card.",
]


@pytest.mark.parametrize("text", PERMANENTS)
def test_a_permanents_line_is_read_and_printed_back(text):
    assert comes_back(text)


REFUSED = [
    "Destroy the chosen Wall.",
    "Draw that many cards minus one.",
    "For each of those Walls, draw a card.",
    "Target Wall becomes a 1/1 Bird and loses all abilities, then another.",
    "Each opponent who lost 2 or more draws a card.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_speaks_of_nothing_said_before_is_refused(text):
    assert read_line(text, "Sorcery") is None


WHO = [
    "Each opponent may draw a card. For each opponent who does, you gain 1 life.",
    "Each player may discard a card. Each player who doesn't loses 1 life.",
    "Each opponent sacrifices a Wall of their choice. Each opponent who can't loses 1 life.",
    "Draw a card for each opponent who was dealt damage this turn.",
    "Until end of turn, target Wall gets +X/+X, where X is the number of Walls you control.",
    "~ deals 1 damage to target opponent or planeswalker. Then that player or that planeswalker's controller loses 1 life.",
]


@pytest.mark.parametrize("text", WHO)
def test_players_are_told_apart_by_what_they_did(text):
    assert comes_back(text, "Sorcery")


NOBODY = [
    "For each opponent who does, you gain 1 life.",
    "Each opponent who can't loses 1 life.",
    "That player or that planeswalker's controller loses 1 life.",
]


@pytest.mark.parametrize("text", NOBODY)
def test_nobody_was_told_to_do_anything(text):
    assert read_line(text, "Sorcery") is None
