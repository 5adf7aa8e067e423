"""Tokens besides, creature types, other costs, becoming a target: lines that come back, and refused ones."""

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "If one or more Soldier tokens would be created under your control, those tokens plus a Blood token are created instead.",
    "If you would create one or more Soldier tokens, instead create those tokens plus an additional Clue token.",
    "If one or more Soldier tokens would be created under your control, that many 3/3 blue Drake creature tokens are "
    "created instead.",
    "{T}: Target creature loses all creature types until end of turn.",
    "Equipped creature gets +2/+1 and is all creature types.",
    "{2}: ~ becomes a 3/2 creature with reach and all creature types until your next turn.",
    "{1}: Until end of turn, ~ becomes a Drake with base power and toughness 5/3, flying, and haste.",
    "{T}: Add {R}{R}{R}. Spend this mana only on costs that contain {X}.",
    "Whenever ~ blocks or becomes blocked by one or more Giants, you gain 2 life.",
    "Whenever ~ becomes blocked by two or more Elves, draw a card.",
    "Whenever you become the target of a spell, draw a card.",
    "Whenever a Human you control becomes the target of an Aura or sorcery spell, you gain 1 life.",
    "When ~ enters, if an opponent had two or more Bears enter the battlefield under their control this turn, draw a card.",
    "When ~ enters, if exactly one Bear is attacking, draw a card.",
    "When ~ enters, each of your teammates draws a card.",
]

ON_SPELLS = [
    "You may pay {B} rather than pay ~'s mana cost if there are three or more creatures on the battlefield.",
    "If you control a Forest, rather than pay ~'s mana cost, you may have an opponent gain 3 life.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_the_lines_come_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_SPELLS)
def test_the_lines_of_spells_come_back(line: str) -> None:
    assert comes_back(line, "Instant")


@pytest.mark.parametrize(
    "line",
    [
        "If one or more Soldier tokens would be created under your control, those tokens plus two Food tokens are created instead.",
        "Whenever a Human you control becomes the target of a creature, you gain 1 life.",
        "Whenever ~ becomes blocked by one or more Giant, you gain 2 life.",
    ],
)
def test_what_is_not_said_so_is_declined(line: str) -> None:
    assert read_line(line) is None
