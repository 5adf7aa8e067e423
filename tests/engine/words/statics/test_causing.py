"""What opponents can't cause, what players can't get, limits on casting: lines that come back, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Spells or abilities your opponents control can't cause you to discard cards.",
    "Spells or abilities your opponents control can't cause you to sacrifice permanents or discard cards.",
    "Spells or abilities your opponents control can't cause their controller to search the controller's library.",
    "You can't get rad counters.", "Your opponents can't get counters.",
    "You can cast spells only during your turn and cast no more than three spells each turn.",
    "Creatures can't attack you unless "
    "their controller pays {X} for each creature "
    "they control that's attacking you, "
    "where X is the number of Forests you control.",
    "If you control a Goblin, ~ can't be countered and the damage can't be prevented.",
    "{2}: Change a target of target spell to ~.",
    "Your opponents can't search libraries. Any player may pay {1} "
    "for that player to ignore this effect until end of turn.",
    "Whenever an opponent sacrifices a token or discards a land card, draw a card.",
    "Whenever an Island is tapped for mana of the chosen color, that land's controller adds an additional two mana of that color.",
    "Whenever an artifact's ability causes an opponent to add one or more mana of the chosen color, draw a card.",
    "Whenever ~ attacks, draw a card "
    "if this is the first "
    "time this ability has resolved this turn. "
    "If it's the second time, you gain 2 life.",
]

ON_SPELLS = [
    "~ deals 2 damage to any target, 2 damage to another target, and 5 damage to a third target.",
    "~ deals six times X damage to target creature.",
]

REFUSED = [
    "Any player may pay {1} for that player to ignore this effect until end of turn.",
    "Creatures can't attack you unless "
    "their controller pays {X} for each creature "
    "they control that's attacking you.",
    "Creatures can't attack you unless "
    "their controller pays {6} for each creature "
    "they control that's attacking you, "
    "where X is your devotion to green.",
    "{2}: Change a target of ~ to ~.",
    "Whenever ~ attacks, draw a card "
    "if this is the sixth "
    "time this ability has resolved this turn. "
    "If it's the seventh time, you gain 2 life.",
    "Whenever ~ attacks, draw a card "
    "if this is the first "
    "time this ability has resolved this turn. "
    "If it's the third time, you gain 2 life.",
    "Whenever an opponent sacrifices a card or discards a land card, draw a card.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_SPELLS)
def test_a_line_of_a_spell_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
