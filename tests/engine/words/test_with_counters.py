"""Counters with which permanents enter, as abilities and instructions say it alike."""

from __future__ import annotations

import pytest

from engine.phrase import find
from engine.words.with_counters import WithCounters
from tests.engine.words.lines import comes_back, read_line

LINES = [
    "~ enters with two charge counters on it.",
    "~ enters tapped with a charge counter on it for each Elf you control.",
    "~ enters with a number of charge counters on it equal to your life total.",
    "~ enters with a flying counter and a +1/+1 counter on it.",
    "Other Elves you control enter with an additional +1/+1 counter on them.",
    "{T}: Return target Golem card from your graveyard to the battlefield with three charge counters on it.",
    "{T}: Return target Elf card from your graveyard to the battlefield with a flying counter and a +1/+1 counter on it.",
]


@pytest.mark.parametrize("line", LINES)
def test_counters_are_read_and_printed_as_they_were(line: str) -> None:
    assert comes_back(line)
    assert len(find(read_line(line), WithCounters)) == 1


def test_an_additional_counter_is_of_the_kind_of_the_others() -> None:
    line = "~ enters with two oil counters on it plus an additional {} counter on it for each Elf you control."
    assert read_line(line.format("oil")) is not None
    assert read_line(line.format("charge")) is None
