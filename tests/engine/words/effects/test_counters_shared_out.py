"""Counters shared out, offers to anybody, events that count only then, and comparisons: read and printed, or refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "When ~ dies, any player may pay 3 life. If a player does, draw a card.",
    "{X}: Put up to X +1/+0 counters on ~. "
    "This ability can't cause the total number of +1/+0 counters on ~ to be greater than six.",
    "{T}: Distribute four +1/+1 counters among any number of Elves you control.",
    "{T}: Distribute a number of charge counters equal to the number of Elves you control among any number of artifacts.",
    "When ~ enters, you may pay {2}{W} any number of times. "
    "When you pay it one or more times, put that many charge counters on ~.",
    "Whenever an Elf enters during your turn, draw a card.",
    "Whenever another Elf dies while ~ has a charge counter on it, remove a charge counter from ~.",
    "Whenever an Elf you control leaves the battlefield without dying, draw a card.",
    "Whenever an Elf enters, if it has greater power or toughness than ~, draw a card.",
    "Whenever an Elf enters, if it has greater power than ~, draw a card.",
    "Whenever an Elf enters, if its power is less than ~'s, draw a card.",
    "{T}: Destroy target creature with power less than ~'s.",
    "{T}: Put a charge counter on target creature, then untap each creature that had a charge counter put on it this way.",
    "{T}: Tap any number of other target creatures.",
    "{X}: Until end of turn, double target creature's power X times.",
    "{T}: Double the number of each kind of counter you have.",
    "{T}: Remove all but two charge counters from ~.",
    "{T}: Destroy target creature with an even mana value.",
    "If a source you control would deal damage to a player while you control an Elf, it deals double that damage instead.",
    "If a source would deal damage to an opponent, prevent half that damage, rounded down.",
    "{T}: Put a charge counter on each creature. "
    "Each of those creatures gains flying for as long as it has a charge counter on it.",
    "{T}: Target creature must be blocked this combat if able.",
]

REFUSED = [
    "{X}: Put up to X +1/+0 counters on ~. "
    "This ability can't cause the total number of +1/+1 counters on ~ to be greater than six.",
    "{T}: Distribute four +1/+1 counters among any number of creature you control.",
    "Whenever you draw a card while ~ has a charge counter on it, remove a charge counter from ~.",
    "{T}: Destroy target creature with power less than its.",
    "{T}: Untap each creatures that had a charge counter put on it this way.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line, "Artifact Creature")


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line, "Artifact Creature") is None
