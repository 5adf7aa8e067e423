"""Qualities of objects."""

from __future__ import annotations

import pytest

from engine.game.objects import Zone
from engine.game.qualities import is_color, is_creature, is_type, mana_value, power
from tests.engine.game.table import ALICE, Table


@pytest.mark.parametrize(
    ("cost", "x", "value"),
    [(("{2}", "{G}", "{G}"), 0, 4), (("{X}", "{R}"), 3, 1), (("{2/W}", "{G/U}", "{R/P}"), 0, 4), (None, 0, 0)],
)
def test_mana_values_on_the_battlefield(cost: tuple[str, ...] | None, x: int, value: int) -> None:
    table = Table()
    assert mana_value(table.game, table.put("Thing", cost=cost, x=x)) == value


def test_x_counts_on_the_stack_only() -> None:
    table = Table()
    assert mana_value(table.game, table.put("Ball", cost=("{X}", "{X}", "{R}"), types="sorcery", zone=Zone.STACK, x=3)) == 7


def test_kinds_and_colours() -> None:
    table = Table()
    bear = table.put("Bear", subtypes=("Bear",), supertypes=("legendary",), colors=frozenset("G"))
    assert is_creature(table.game, bear) and is_type(table.game, bear, "Bear") and is_type(table.game, bear, "legendary")
    assert is_color(table.game, bear, "G") and not is_color(table.game, bear, "U")
    assert not is_creature(table.game, ALICE)
    assert power(table.game, bear) == 2
