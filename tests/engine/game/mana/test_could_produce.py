"""What permanents could produce: a least fixed point over every order of replacements, costs ignored."""

from __future__ import annotations

from engine.game.could_produce import could_produce, production
from tests.engine.game.mana.tiny import Instead, tap_for, tap_like
from tests.engine.game.table import BOB, Table


def test_costs_are_ignored() -> None:
    table = Table()
    pool = table.put("Pool", tap_like(), types="land")
    table.put("Bluffs", tap_for("C", "UU", "UR", "RR"), types="land", is_tapped=True)
    assert could_produce(table.game, pool) == {"C", "U", "R"}


def test_two_pools_alone_produce_nothing() -> None:
    table = Table()
    pools = [table.put("Pool", tap_like(), types="land") for _ in range(2)]
    assert [could_produce(table.game, pool) for pool in pools] == [frozenset(), frozenset()]


def test_types_go_through_each_other() -> None:
    table = Table()
    table.put("Wood", tap_for("G"), types="land")
    mine = table.put("Orchard", tap_like(theirs=True, colors=True), types="land")
    theirs = table.put("Orchard", tap_like(theirs=True, colors=True), types="land", owner=BOB)
    assert could_produce(table.game, mine) == could_produce(table.game, theirs) == {"G"}


def test_colourless_is_a_type_and_no_colour() -> None:
    table = Table()
    table.put("Waste", tap_for("C"), types="land", owner=BOB)
    table.put("Peak", tap_for("R"), types="land", owner=BOB)
    stone = table.put("Stone", tap_like(theirs=True, colors=True), types="artifact")
    assert could_produce(table.game, stone) == {"R"}


def test_replacements_apply() -> None:
    table = Table()
    wood = table.put("Wood", tap_for("G"), types="land")
    pool = table.put("Pool", tap_like(), types="land")
    table.put("Taint", Instead(type="B"), types="enchantment", owner=BOB)
    assert could_produce(table.game, wood) == {"B"}
    found = production(table.game, pool)
    assert found.types == {"B"}
    assert [way.replaced_by for way in found.ways] == [("Taint",)]
    assert [other.permanent for other in found.others] == [wood]
    assert found.rules == ("106.7",)


def test_every_order_of_replacements_counts() -> None:
    table = Table()
    wood = table.put("Wood", tap_for("G"), types="land")
    table.put("Taint", Instead(type="B"), types="enchantment")
    table.put("Flood", Instead(type="U"), types="enchantment")
    assert could_produce(table.game, wood) == {"U", "B"}


def test_asking_changes_nothing() -> None:
    table = Table()
    wood = table.put("Wood", tap_for("G", "R"), types="land")
    before = table.game.state
    could_produce(table.game, wood)
    assert table.game.state is before and not table.game.log
