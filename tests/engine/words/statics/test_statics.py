"""Static abilities: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Artifact spells you cast cost {1} less to cast.", "Noncreature spells cost {1} more to cast.",
    "Spells your opponents cast that target ~ cost {2} more to cast.", "~ costs {1} less to cast for each creature you control.",
    "~ costs {2} less to cast if you control an artifact.", "Activated abilities of artifacts cost {2} more to activate.",
    "~ can't be countered.", "Creature spells you control can't be countered.", "You may cast ~ as though it had flash.",
    "You may cast creature spells as though they had flash.", "Your opponents can't cast spells during your turn.",
    "Each player can't cast more than one spell each turn.", "Activated abilities of artifacts can't be activated.",
    "Activated abilities of creatures can't be activated unless they're mana abilities.",
    "You may play an additional land on each of your turns.", "You may play lands from your graveyard.",
    "Players can't gain life.", "Your opponents can't gain life.", "You have no maximum hand size.", "Skip your draw step.",
    "You can't lose the game and each opponent can't win the game.", "Your maximum hand size is reduced by two.",
    "You may choose not to untap ~ during your untap step.", "~ attacks each combat if able.",
    "Enchanted creature attacks each combat if able.", "~ must be blocked if able.", "All creatures able to block ~ do so.",
    "~ can block an additional creature each combat.", "~ can block any number of creatures.", "~ can't attack or block alone.",
    "~ can't be blocked by more than one creature.", "~ can't be blocked except by two or more creatures.",
    "~ can attack as though it didn't have defender.", "~ can't attack unless defending player controls an Island.",
    "~ doesn't untap during your untap step.", "Enchanted creature doesn't untap during its controller's untap step.",
    "Creatures don't untap during their controllers' untap steps.",
    "You may activate abilities of Elves as though those creatures had haste.",
]

ON_SPELLS = [
    "As an additional cost to cast ~, sacrifice a creature.", "As an additional cost to cast ~, discard a card or pay {2}.",
    "~ costs {1} more to cast for each target beyond the first.", "~ costs {2} less to cast if it targets a tapped creature.",
    "~ can't be countered.",
]

REFUSED = [
    "Artifact you cast cost {1} less to cast.", "Creature spell can't be countered.",
    "You may cast creature spell as though they had flash.",
    "~ attack each combat if able.", "~ can't be blocked except by more creatures.", "You have no hand size.",
    "Skip your combat.", "You may play additional lands.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_SPELLS)
def test_a_line_of_a_spell_comes_back(line: str) -> None:
    assert comes_back(line, "Instant")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
