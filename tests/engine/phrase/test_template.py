"""Templates, and which of them a word was read with."""

from __future__ import annotations

from engine.phrase import Word, says, template_of


@says("a (red|green) dog", "a cat")
class Animal(Word, frozen=True):
    """Dogs of two colours, or a cat."""


def test_wordings_of_equal_meaning_are_of_one_template():
    assert [template_of(Animal(wording=n)) for n in range(3)] == ["a (red|green) dog", "a (red|green) dog", "a cat"]
