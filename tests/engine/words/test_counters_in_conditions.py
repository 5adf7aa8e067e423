"""What "it" means after a condition that speaks of counters on the object itself, or only compares with it."""

from __future__ import annotations

import pytest

from engine.phrase import walk
from engine.words.references.antecedents import SOURCE
from tests.engine.words.lines import read_line

MEANT = [
    ("Whenever you cast an instant spell, if ~ has fewer than seven charge counters on it, put a charge counter on it.", SOURCE),
    ("Whenever a creature enters, if there are two or more charge counters on ~, sacrifice it.", SOURCE),
    ("Whenever a creature enters, if ~ doesn't have a charge counter on it, put a charge counter on it.", SOURCE),
    ("Whenever a creature enters, if that creature has two or more charge counters on it, sacrifice it.", "it"),
    ("Whenever a creature enters, if that creature has greater power than ~, sacrifice it.", "it"),
]


@pytest.mark.parametrize(("line", "slot"), MEANT)
def test_it_means_what_the_condition_spoke_of(line, slot):
    word = read_line(line, "Artifact Creature")
    assert {w.slot for w in walk(word) if type(w).__name__ == "It"} == {slot}
