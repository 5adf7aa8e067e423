"""Counters put, removed, moved and counted: each line is read and printed as it was; what does not say it is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Put a +1/+1 counter on target creature and two charge counters on ~.",
    "Put a +1/+1 counter and a flying counter on target creature and a +1/+1 counter on each Elf you control.",
    "Put a +1/+1 counter on target nonlegendary creature and a +1/+1 counter on a second target creature.",
    "Remove a counter from target permanent.",
    "Remove up to two charge counters from target artifact.",
    "Remove any number of counters from target creature.",
    "Remove one or more +1/+1 counters from among creatures you control.",
    "Move a counter from target creature onto another target creature.",
    "Move all counters from target creature onto ~.",
    "{T}, Remove all charge counters from ~: Draw a card for each charge counter removed this way.",
    "{T}, Remove one or more charge counters from ~: Draw cards equal to the number of charge counters removed this way.",
    "Remove one or more +1/+1 counters from among creatures you control: Draw a card.",
    "Remove a counter from another permanent you control: Draw a card.",
    "When ~ dies, put ~'s counters on target creature you control.",
    "Target player loses all rad counters.",
    "Each opponent loses all counters.",
    "Each opponent with three or more poison counters loses 1 life.",
    "~ gets +1/+1 for each poison counter your opponents have.",
    "~ gets +1/+1 for each kind of counter among creatures you control.",
    "Draw cards equal to the number of charge counters among artifacts you control.",
    "As long as there are two or more different kinds of counters among creatures you control, ~ has flying.",
    "As long as there are six or more charge counters among artifacts you control, ~ has flying.",
    "~ can't have counters put on it.",
    "Creatures your opponents control can't have +1/+1 counters put on them.",
    "Whenever a +1/+1 counter is put on another creature you control, draw a card.",
    "Whenever you put a counter on a creature, draw a card.",
    "Whenever you put one or more +2/+2 counters on one or more creatures you control, draw a card.",
    "When the fifth charge counter is put on ~, draw a card.",
    "When the last charge counter is removed from ~, draw a card.",
    "Whenever a charge counter is removed from ~, draw a card.",
    "Whenever one or more counters are removed from ~, draw that many cards.",
    "At the beginning of your end step, if you put a counter on ~ this turn, draw a card.",
    "At the beginning of each upkeep, if a counter was put on ~ this turn, draw a card.",
    "At the beginning of your end step, if ~ has fewer than two charge counters on it, draw a card.",
    "Counter target spell if its controller is poisoned.",
]

REFUSED = [
    "Remove a counter from each of two creatures you control and ~.",
    "Move a counter from all creatures onto ~.",
    "Draw a card for each counter removed this way.",
    "Draw a card for each +1/+1 counters among creatures you control.",
    "When the fifth counter is put on a creature, draw a card.",
    "Whenever a counter is put on one or more creatures, draw a card.",
    "Each opponent poisoned loses 1 life.",
]


def kind(line: str) -> str:
    """A type line of a card that can have the line."""
    is_ability = ": " in line or line.startswith(("When", "At ", "As long", "~ ", "Creatures"))
    return "Artifact Creature" if is_ability else "Sorcery"


@pytest.mark.parametrize("line", READ)
def test_a_line_of_counters_is_read_and_printed_as_it_was(line):
    assert comes_back(line, kind(line))


@pytest.mark.parametrize("line", REFUSED)
def test_what_says_nothing_of_counters_that_can_be_done_is_refused(line):
    assert read_line(line, kind(line)) is None
