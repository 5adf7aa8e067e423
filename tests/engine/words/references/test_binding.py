"""Pronouns: what "it" and "that card" mean where more than one thing was spoken of."""

from __future__ import annotations

import pytest

from engine.phrase import walk
from tests.engine.words.lines import read_line

BOUND = [
    ("Whenever you cast a noncreature spell, put a charge counter on ~. It gains flying until end of turn.", ["source"]),
    ("Whenever another creature you control enters, ~ deals 1 damage to it.", ["it"]),
    ("When ~ enters, destroy target creature. Its controller loses 1 life.", ["target0"]),
    ("Whenever ~ deals combat damage to a player, that player discards a card.", ["player"]),
    ("Whenever an Illusion you control dies, return that creature to its owner's hand.", ["it"]),
    ("Whenever a creature an opponent controls enters, that player loses 1 life.", ["it's controller"]),
]


@pytest.mark.parametrize(("line", "slots"), BOUND)
def test_a_pronoun_means_what_was_spoken_of(line: str, slots: list[str]) -> None:
    word = read_line(line)
    assert word is not None
    assert [w.slot for w in walk(word) if hasattr(type(w), "refers")] == slots


def test_a_pronoun_with_nothing_before_it_is_declined() -> None:
    assert read_line("At the beginning of your upkeep, that player loses 1 life.") is None
