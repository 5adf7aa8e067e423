"""What something is from now on, one more counter, counters that go elsewhere: read and printed as they were, or refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "{T}: Tap target creature. It's a Spirit in addition to its other types.",
    "{T}: Put a charge counter on target land. For as long as it has a charge counter on it, it's a Swamp in "
    "addition to its other types.",
    "{T}: Tap two target creatures. They're Zombies in addition to their other types.",
    "{T}: Tap target creature. That creature is a white Wraith in addition to its other colors and types.",
    "{T}: Return target nonlegendary creature card from your graveyard to the battlefield. "
    "It's a Spirit in addition to its other types.",
    "As long as ~ has a charge counter on it, it's a land.",
    "As long as ~ has a charge counter on it, it's an artifact creature.",
    "{T}: Put another charge counter on target artifact.",
    "{T}: Put an additional charge counter on each Elf you control.",
    "When ~ leaves the battlefield, put its +1/+1 counters on target nonlegendary creature you control.",
    "~ enters with a charge counter on it plus an additional charge counter on it for each other Elf you control.",
    "~ enters with a charge counter on it for each other Elf you control and a +1/+1 counter on it for each Goblin you control.",
]

REFUSED = [
    "{T}: Turn target creature face down. It's an artifact in addition to its other types.",
    "{T}: Return target Goblin card from your graveyard to the battlefield. It's a Spirit Warrior.",
    "{T}: Tap target creature. It's an Aura enchantment.",
    "{T}: Tap target creature. It's Spirits in addition to its other types.",
    "{T}: Tap target creature. It's a Spirit Warrior.",
    "{T}: Tap target creature. Target creature is a Spirit in addition to its other types.",
    "As long as you control an Elf, it's a land.",
    "~ enters with a charge counter on it plus an additional +2/+2 counter on it for each other Elf you control.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line, "Artifact Creature")


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line, "Artifact Creature") is None
