"""Costs of casting: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "As an additional cost to cast black creature spells, you may pay 3 life. If you do, those spells cost {B}{B} "
    "less to cast. This effect reduces only the amount of black "
    "mana you pay.",
    "As an additional cost to cast ~, pay {4} or sacrifice a creature.",
    "As an additional cost to cast ~, sacrifice a creature, discard a card, or pay 4 life.",
    "Flashback {8}{G}{G}. ~ costs {X} less to cast this way, where X is twice the greatest mana value of a "
    "commander you own in the command zone.",
    "{T}: Add X mana of any one color, where X is twice the number of creatures you control. Spend this mana only "
    "to cast creature spells.",
    "{T}: Add {G}. Spend this mana only to cast a Bear spell or an artifact spell.",
    "{T}: Add {C}. Spend this mana only to activate an equip ability.",
    "{T}: Add {U}. Spend this mana only to cast an instant spell or pay a disturb cost.",
    "When ~ enters, you gain X life, where X is the amount of {S} spent to cast it.",
    "When ~ enters, if at least five mana of the same color was spent to cast it, you gain 3 life.",
    "You can't choose an untapped creature as ~'s target as you cast it.", "~ can't be countered if you control an artifact.",
]

REFUSED = [
    "As an additional cost to cast black creature spells, you may pay 3 life. If you do, those spells cost {R}{R} "
    "less to cast. This effect reduces only the amount of black "
    "mana you pay.",
    "{T}: Add {G}, where X is twice the number of creatures you control. Spend this mana only to cast creature spells.",
    "{T}: Add {G}. Spend this mana only to cast a Bear spells or an artifact spell.",
    "You can't choose an untapped creatures as ~'s target as you cast it.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
