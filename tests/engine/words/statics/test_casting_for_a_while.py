"""Prices and prohibitions of casting: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "If you have 3 or less life, ~ costs {6} less to cast.", "~ costs {2} less to cast as long as you control an artifact.",
    "During your turn, nonlegendary spells you cast cost {1} less to cast for each nonlegendary creature you control.",
    "As long as ~ is tapped, creature spells you cast cost {2} less to cast.",
    "Spells your opponents cast during your turn cost {7} more to cast.",
    "Aura spells you cast cost {X} less to cast, where X is ~'s power.",
    "Each nonlegendary spell costs {3} more to cast except during its controller's turn.",
    "The second spell you cast each turn costs {7} less to cast.",
    "Spells with flash you cast cost {7} less to cast and can't be countered.",
    "Each sorcery spell you cast costs {1} less to cast for each nonlegendary creature it targets.",
    "As long as ~ is attacking, defending player can't cast spells.", "Players can cast spells only during their own turns.",
    "Players can't cast noncreature spells from graveyards or exile.",
    "Each player can't cast more than one noncreature spell each turn.",
    "During your turn, your opponents can't cast nonlegendary spells or activate abilities of artifacts.",
]

ON_SPELLS = [
    "Artifact spells you cast this turn cost {1} less to cast.",
    "Spells your opponents cast cost {9} more to cast until your next turn.",
    "Until your next turn, spells you cast cost {1} less to cast.", "Spells you control can't be countered this turn.",
    "Target player can't cast creature spells this turn.", "Until your next turn, your opponents can't cast spells.",
]

REFUSED = [
    "As long as ~ is tapped, creature spell you cast cost {2} less to cast.",
    "Each spells costs {3} more to cast except during its controller's turn.",
    "Aura spells you cast cost {1} less to cast, where X is ~'s power.",
    "Each player can't cast more than two noncreature spell each turn.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_SPELLS)
def test_an_instruction_comes_back(line: str) -> None:
    assert comes_back(line, "Instant")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
