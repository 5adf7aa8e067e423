"""What must be paid for a creature to attack or block: lines that are read and printed as they were, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "~ can't attack unless you pay {2} for each charge counter on it.",
    "~ can't attack or block unless you pay {2}.",
    "~ can't block unless its controller pays {1} for each Goblin on the battlefield.",
]

OF_AURAS = [
    "Enchanted creature can't attack unless its controller pays {3}.",
    "Enchanted creature can't block unless its controller pays {2} for each card in your graveyard.",
]

REFUSED = [
    "~ can't attack unless you pay.",
    "Goblins can't attack or block unless you pay {2}.",
    "~ can't die unless you pay {2}.",
]


@pytest.mark.parametrize("line", READ)
def test_a_creature_can_say_it(line: str) -> None:
    assert comes_back(line, "Creature")


@pytest.mark.parametrize("line", OF_AURAS)
def test_an_aura_can_say_it(line: str) -> None:
    assert comes_back(line, "Enchantment — Aura")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Creature") is None
