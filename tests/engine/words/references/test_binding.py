"""Pronouns: what "it" and "that card" mean where more than one thing was spoken of."""

from __future__ import annotations

import pytest

from engine.phrase import walk
from engine.words.references.called_he import HisOrHer
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
    assert [w.slot for w in walk(word) if w.refers] == slots


def test_a_pronoun_with_nothing_before_it_is_declined() -> None:
    assert read_line("At the beginning of your upkeep, that player loses 1 life.") is None


def test_a_person_in_the_text_of_a_spell_is_what_was_spoken_of() -> None:
    word = read_line("Destroy target creature. Her controller loses 2 life.", "Sorcery")
    assert word is not None
    assert [w.slot for w in walk(word) if isinstance(w, HisOrHer)] == ["target0"]


@pytest.mark.parametrize("line", ["Her controller loses 2 life.", "Tap target creature. He deals 2 damage to you."])
def test_a_spell_is_no_person(line: str) -> None:
    assert read_line(line, "Sorcery") is None
