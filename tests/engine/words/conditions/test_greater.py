"""Conditions that compare one object with another: never one with itself."""

from __future__ import annotations

from tests.engine.words.lines import read_line


def test_nothing_is_compared_with_itself():
    assert read_line("{G}, Discard a card: Counter target green spell if it has the same power as that card.") is None


def test_a_spell_is_compared_with_what_was_discarded():
    assert read_line("{G}, Discard a card: Counter target green spell if it has the same power as the discarded card.") is not None
