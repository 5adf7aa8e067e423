"""How things enter with counters, counters that last or are chosen, and prices: read and printed as they were, or refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "If ~ was kicked, it enters with two +2/+2 counters on it and with haste.",
    "If you control five or more lands, ~ enters with two +1/+1 counters and a flying counter on it.",
    "As long as you control a Forest, each other nonlegendary creature you control enters with an additional +1/+1 counter on it.",
    "Whenever you cast an Elf spell, that creature enters with an additional +1/+1 counter on it.",
    "Whenever you cast a creature spell, it enters with X additional +1/+1 counters on it, where X is twice the "
    "number of Elves you control.",
    "{T}: When you next cast a nonlegendary creature spell this turn, that creature enters with an additional +2/+2 counter on it.",
    "{T}: Return target creature card from your graveyard to the battlefield. "
    "If you control an Elf, that creature enters with a +1/+1 counter on it.",
    "{T}: Return target permanent card from your graveyard to the battlefield. "
    "If a Bear enters this way, it enters with a charge counter on it.",
    "{T}: This turn, each nonlegendary creature you control enters with an additional +1/+1 counter on it.",
    "{T}: Put a charge counter on target creature. It gains flying for as long as it has a charge counter on it.",
    "{T}: Put your choice of a flying counter or a reach counter on target creature.",
    "{T}: Put your choice of a flying, reach, or trample counter on target creature.",
    "{T}: Put a flying, reach, or trample counter on target creature.",
    "{T}: For each kind of counter on target nonlegendary permanent, put another counter of that kind on that "
    "permanent or remove one from it.",
    "{2}, Sacrifice an artifact: For each kind of counter on target permanent or player, give it another counter of that kind.",
    "{T}: Choose a counter on target nonlegendary permanent. Put an additional counter of that kind on that permanent.",
    "If you would put one or more counters on a Bear or player, put three times that many of each of those kinds "
    "of counters on that creature or player instead.",
    "If one or more +1/+1 counters would be put on another Elf you control, that many plus three +1/+1 counters "
    "are put on it instead.",
    "If you would get one or more counters, you get three times that many of each of those kinds of counters instead.",
    "{T}: Counter target spell unless its controller pays {7} plus an additional {1} for each Elf you control.",
    "{T}: Counter target spell unless its controller pays {1} and 2 life.",
    "{T}: Counter target spell unless its controller pays {2}. If they do, draw a card.",
    "{T}: Counter target spell unless its controller pays {2}. If you control an Elf, counter that spell instead.",
    "{T}: Counter target spell unless its controller pays {2}. "
    "If you control an Elf, counter that spell unless its controller pays {4} instead.",
]

REFUSED = [
    "If you control a Forest, ~ enters with two +1/+1 counters on it and with haste.",
    "If ~ was kicked, each creature you control enters with two +1/+1 counters on it and with haste.",
    "{T}: Draw a card. If you control an Elf, that creature enters with a +1/+1 counter on it.",
    "{T}: Put your choice of a flying counter or a reach counter on each creature you control.",
    "{T}: For each kind of counter on ~, give that permanent or player another counter of that kind.",
    "If one or more -1/-1 counters would be put on a nonlegendary creature, "
    "that many +1/+1 counters minus one are put on it instead.",
    "{T}: Draw a card unless target player pays {2}. If you control an Elf, counter that spell instead.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line) is None
