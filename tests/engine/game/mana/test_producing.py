"""Producing mana: tapping for it, what triggers and what is replaced."""

from __future__ import annotations

from engine.game.activating import activate
from engine.game.mana import AddMana, EmptyPools, SpendMana, is_mana_ability, pool_text
from engine.game.objects import Zone
from tests.engine.game.mana.tiny import Add, AlsoAdds, Does, Makes, TapSymbol, Times, UntapSymbol, tap_for, tap_like
from tests.engine.game.table import ALICE, Answers, Table


def pool(table: Table) -> str:
    return pool_text(table.game.state.players[ALICE].mana)


def rules(table: Table) -> list[set[str]]:
    return [set(entry.rules) for entry in table.game.log if isinstance(entry.event, AddMana)]


def test_tapping_for_mana_fills_the_pool() -> None:
    table = Table()
    forest = table.put("Wood", tap_for("G"), types="land")
    assert activate(table.game, ALICE, forest)
    assert pool(table) == "{G}"
    assert table.game.object(forest).is_tapped
    assert not table.game.state.zone(Zone.STACK)


def test_the_player_chooses_between_productions() -> None:
    table = Table(Answers(mana=[(("R",),)]))
    activate(table.game, ALICE, table.put("Fork", tap_for("G", "R"), types="land"))
    assert pool(table) == "{R}"


def test_replacements_of_what_is_tapped_for_mana_multiply() -> None:
    table = Table()
    table.put("Twice", Times(times=2), types="enchantment")
    table.put("Thrice", Times(times=3), types="creature")
    activate(table.game, ALICE, table.put("Wood", tap_for("G"), types="land"))
    assert pool(table) == "{G}" * 6


def test_triggered_mana_is_there_at_once_and_is_not_tapped_for() -> None:
    table = Table()
    table.put("Twice", Times(times=2), types="enchantment")
    table.put("Growth", AlsoAdds(effect=Does(verb=Add(options=(("W",),)))), types="enchantment")
    activate(table.game, ALICE, table.put("Wood", tap_for("G"), types="land"))
    assert pool(table) == "{W}{G}{G}"
    assert "106.12" in rules(table)[0] and "106.12a" in rules(table)[1]


def test_without_the_tap_symbol_nothing_is_tapped_for_mana() -> None:
    table = Table()
    table.put("Twice", Times(times=2), types="enchantment")
    activate(table.game, ALICE, table.put("Free", Makes(cost=(), effect=Does(verb=Add(options=(("G",),))))))
    assert pool(table) == "{G}"
    assert "106.12" in rules(table)[0]


def test_mana_of_no_defined_type_is_not_produced() -> None:
    table = Table()
    pool_land = table.put("Pool", tap_like(), types="land")
    activate(table.game, ALICE, pool_land)
    assert pool(table) == ""
    assert table.game.object(pool_land).is_tapped
    assert "106.5" in {number for entry in table.game.log for number in entry.rules}


def test_mana_abilities_are_told_from_others() -> None:
    assert is_mana_ability(tap_for("G"))
    assert not is_mana_ability(Makes(cost=(TapSymbol(),), effect=Does(verb=UntapSymbol())))


def test_pools_empty() -> None:
    table = Table()
    activate(table.game, ALICE, table.put("Wood", tap_for("GG"), types="land"))
    table.game.happen(SpendMana(player=ALICE, mana=table.game.state.players[ALICE].mana[:1]))
    assert pool(table) == "{G}"
    table.game.happen(EmptyPools())
    assert pool(table) == ""
