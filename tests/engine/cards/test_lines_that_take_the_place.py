"""A line of a spell that says what is done instead of the line before it is read together with that line."""

from __future__ import annotations

from engine import words
from engine.cards.compile import compile_lines
from engine.cards.type_line import type_line


def read(kind: str, *lines: str) -> list[bool]:
    """Whether each of the lines that are left was understood."""
    words.load()
    return [line.declined is None for line in compile_lines(lines, type_line(kind))]


def test_two_lines_become_one() -> None:
    assert read("Instant", "~ deals 2 damage to any target.", "~ deals 4 damage instead if you control an Elf.") == [True]


def test_a_line_of_several_sentences_stays_apart() -> None:
    two = read("Instant", "Draw a card. Destroy target land.", "If you control an Elf, draw two cards instead.")
    assert two == [True, False]


def test_lines_of_a_permanent_stay_apart() -> None:
    assert read("Creature", "When ~ enters, draw a card.", "If you control an Elf, draw two cards instead.") == [True, False]


def test_a_line_that_stands_for_itself_is_left_alone() -> None:
    line = "Draw a card. If you control an Elf, draw two cards instead."
    assert read("Sorcery", "You gain 2 life.", line) == [True, True]
