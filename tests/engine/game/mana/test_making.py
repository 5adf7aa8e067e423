"""Mana that is made in steps to pay for something."""

from __future__ import annotations

from typing import Any

from engine.game.mana.making import in_steps
from engine.game.mana.payment import can_pay_mana, make_mana, spend
from tests.engine.game.mana.tiny import Add, Does, Makes, TapSymbol, tap_for
from tests.engine.game.spells import SacrificeOne, Symbols
from tests.engine.game.table import ALICE, Table


def _table() -> Table:
    table = Table()
    table.game.state = table.game.state.with_(is_paid_for=False)
    return table


def filter_for(*options: str) -> Makes:
    """{1}, {T}: Add one of these."""
    return Makes(cost=(Symbols(said=("{1}",)), TapSymbol()), effect=Does(verb=Add(options=tuple(tuple(o) for o in options))))


def altar() -> Makes:
    """Sacrifice a creature: Add {C}{C}."""
    cost: Any = (SacrificeOne(),)
    return Makes(cost=cost, effect=Does(verb=Add(options=(("C", "C"),))))


def test_a_filter_turns_one_mana_into_another() -> None:
    table = _table()
    table.put("Wood", tap_for("G"), types="land")
    table.put("Prism", filter_for("U", "R"), types="artifact")
    assert can_pay_mana(table.game, ALICE, ("{R}",))
    assert not can_pay_mana(table.game, ALICE, ("{1}", "{R}"))
    make_mana(table.game, ALICE, ("{R}",), None)
    assert spend(table.game, ALICE, ("{R}",), None) == ("R",)


def test_what_needs_no_tapping_makes_mana_as_often_as_its_cost_can_be_paid() -> None:
    table = _table()
    table.put("Altar", altar(), types="artifact")
    assert not can_pay_mana(table.game, ALICE, ("{2}",))
    first = table.put("Bear")
    assert can_pay_mana(table.game, ALICE, ("{2}",))
    assert not can_pay_mana(table.game, ALICE, ("{3}",))
    table.put("Other")
    assert can_pay_mana(table.game, ALICE, ("{3}",))
    made = in_steps(table.game, ALICE, ("{3}",), None)
    assert made is not None and len(made) == 2
    assert table.where(first) == "battlefield"


def changer(cost: str, *options: str) -> Makes:
    """Cost: Add one of these; nothing is tapped for it."""
    return Makes(cost=(Symbols(said=(cost,)),), effect=Does(verb=Add(options=tuple(tuple(o) for o in options))))


def test_an_ability_that_only_costs_mana_is_used_again_for_each_symbol_and_keeps_what_it_made() -> None:
    table = _table()
    table.put("Prism", changer("{2}", "U", "R"), types="artifact")
    for _ in range(3):
        table.put("Wood", tap_for("G"), types="land")
    assert not can_pay_mana(table.game, ALICE, ("{U}", "{R}"))
    table.put("Wood", tap_for("G"), types="land")
    assert can_pay_mana(table.game, ALICE, ("{U}", "{R}"))
    make_mana(table.game, ALICE, ("{U}", "{R}"), None)
    assert spend(table.game, ALICE, ("{U}", "{R}"), None) == ("U", "R")


def test_mana_is_changed_before_something_is_sacrificed_for_it() -> None:
    table = _table()
    bear = table.put("Bear")
    table.put("Altar", altar(), types="artifact")
    table.put("Prism", changer("{1}", "C"), types="artifact")
    for _ in range(2):
        table.put("Wood", tap_for("G"), types="land")
    make_mana(table.game, ALICE, ("{C}", "{C}"), None)
    assert spend(table.game, ALICE, ("{C}", "{C}"), None) == ("C", "C")
    assert table.where(bear) == "battlefield"
