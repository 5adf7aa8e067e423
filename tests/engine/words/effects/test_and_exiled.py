"""Joined instructions and events of single spells: lines that come back, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "~ deals 3 damage to target permanent. If it's a green creature, it can't be regenerated until your next turn, "
    "and if it would die this turn, "
    "exile it instead.",
    "Creatures you control lose trample until end of turn if {G} was spent to cast ~, and creatures you control "
    "gain reach until end of turn if {U} was spent to cast ~.",
    "Exile all noncreature cards from target player's hand and graveyard.",
    "Whenever the first noncreature nonlegendary spell of a turn is cast, counter that spell.",
    "Whenever you cast an outlaw spell, draw a card.",
    "Whenever an opponent casts a nonlegendary spell that targets you or a creature you control, draw a card.",
    "Whenever you cast a sorcery spell that has the same name as a nonlegendary card in your graveyard, draw a card.",
    "Whenever one or more Elves enter, if one or more of them entered from a library or was cast from a library, scry 1.",
]

REFUSED = [
    "Exile all creatures from target player's hand and graveyard.",
    "Whenever the first noncreature spells of a turn is cast, draw a card.",
    "Whenever an opponent casts a spell that targets you or a creatures you control, draw a card.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
