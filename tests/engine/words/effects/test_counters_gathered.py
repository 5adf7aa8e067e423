"""Counters gathered from several things, offers to opponents, counters instead of damage: read and printed, or refused."""

from __future__ import annotations

import pytest

from engine.phrase import walk
from engine.words.references.antecedents import SOURCE
from tests.engine.words.lines import comes_back, read_line

READ = [
    "{T}: Move any number of counters from among creatures you control onto target creature.",
    "{T}: Move any number of +1/+1 counters from other nonlegendary permanents you control onto ~.",
    "{T}: Move all +1/+1 counters from all creatures onto ~.",
    "{T}: Remove two charge counters from among artifacts you control.",
    "{T}: Any opponent may draw a card. If a player does, tap ~.",
    "{T}: Tap target creature. It becomes a Zombie in addition to its other types and gains flying.",
    "{T}: Tap target creature. For as long as it has a charge counter on it, it's a Zombie in addition to its other types.",
    "Whenever a source you control deals damage to another player, draw a card.",
    "If a source you control would deal noncombat damage to a nonlegendary creature, "
    "put that many -1/-1 counters on that creature instead.",
    "If damage would be dealt to another nonlegendary creature you control, prevent that damage.",
]

REFUSED = [
    "{T}: Move all +1/+1 counters from all creature onto ~.",
    "{T}: Move two +1/+1 counters from ~ onto all creatures.",
    "{T}: Any opponent may draw a card. If a creature does, tap ~.",
    "If a source you control would deal damage to a planeswalker, put that many charge counters on that creature instead.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line, "Artifact Creature")


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line, "Artifact Creature") is None


def test_it_is_what_was_spoken_of_after_the_offer():
    offer = "{T}: Any opponent may sacrifice a creature of their choice. "
    word = read_line(f"{offer}If a player does, tap ~ and put a +1/+1 counter on it.")
    assert [w.slot for w in walk(word) if type(w).__name__ == "It"] == [SOURCE]
