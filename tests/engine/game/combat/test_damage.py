"""Combat damage."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.choices import Undecided
from engine.game.combat import RemoveFromCombat, combat_damage, declare_attack, declare_block, is_first_of_two
from engine.game.state import Combat
from engine.game.zones import Destroy
from tests.engine.game.table import ALICE, BOB, Named, Table, why


def fight(mine: tuple[Any, ...], *theirs: tuple[Any, ...]) -> tuple[Table, int, list[int]]:
    """One attacker (its size and keywords) blocked by any number of creatures."""
    table = Table()
    (size, *names) = mine
    attacker = table.put("Attacker", *(Named(name=n) for n in names), pt=size)
    others = [table.put(f"B{n}", *(Named(name=k) for k in ks), pt=s, owner=BOB) for n, (s, *ks) in enumerate(theirs)]
    assert declare_attack(table.game, {attacker: BOB})
    assert declare_block(table.game, dict.fromkeys(others, attacker))
    table.step("combat damage")
    return table, attacker, others


def test_an_unblocked_attacker_deals_its_power_to_the_player() -> None:
    table, _, _ = fight(((3, 3),))
    assert combat_damage(table.game)
    assert table.life(BOB) == 17


def test_attacker_and_blocker_deal_damage_to_each_other_at_once() -> None:
    table, attacker, (blocker,) = fight(((3, 3),), ((2, 2),))
    assert combat_damage(table.game)
    assert (table.game.object(attacker).damage, table.game.object(blocker).damage) == (2, 3)
    assert table.life(BOB) == 20


def test_a_blocked_attacker_without_blockers_deals_no_damage() -> None:
    table, _, (blocker,) = fight(((3, 3),), ((2, 2),))
    table.game.happen(Destroy(object=blocker))
    assert combat_damage(table.game)
    assert table.life(BOB) == 20


def test_trample_without_blockers_left_goes_through() -> None:
    table, _, (blocker,) = fight(((3, 3), "trample"), ((2, 2),))
    table.game.happen(Destroy(object=blocker))
    assert combat_damage(table.game)
    assert table.life(BOB) == 17


def test_damage_to_two_blockers_is_divided_freely() -> None:
    table, attacker, (one, two) = fight(((4, 4),), ((2, 3),), ((2, 2),))
    with pytest.raises(Undecided):
        combat_damage(table.game)
    assert combat_damage(table.game, {attacker: {two: 4}})
    assert (table.game.object(one).damage, table.game.object(two).damage) == (0, 4)


def test_all_damage_must_be_assigned_to_what_may_have_it() -> None:
    table, attacker, (one, _) = fight(((4, 4),), ((2, 3),), ((2, 2),))
    assert why(combat_damage(table.game, {attacker: {one: 3}})) == {"510.1a", "510.1c", "510.1e"}
    assert not combat_damage(table.game, {attacker: {one: 3, BOB: 1}})


def test_trample_asks_for_lethal_damage_first() -> None:
    table, attacker, (blocker,) = fight(((6, 6), "trample"), ((2, 2),))
    assert "702.19b" in why(combat_damage(table.game, {attacker: {blocker: 1, BOB: 5}}))
    assert combat_damage(table.game, {attacker: {blocker: 2, BOB: 4}})
    assert table.life(BOB) == 16


def test_with_deathtouch_one_is_lethal() -> None:
    table, attacker, (blocker,) = fight(((6, 6), "trample", "deathtouch"), ((0, 8),))
    assert combat_damage(table.game, {attacker: {blocker: 1, BOB: 5}})
    assert table.life(BOB) == 15


def test_trample_counts_damage_that_others_assign() -> None:
    table = Table()
    ogre, beast = table.put("Ogre"), table.put("Beast", Named(name="trample"), pt=(6, 6))
    giant = table.put("Giant", owner=BOB, pt=(4, 4))
    assert declare_attack(table.game, {ogre: BOB, beast: BOB})
    blocking = {giant: (ogre, beast)}
    table.game.state = table.game.state.with_(combat=Combat(
        attacking={ogre: BOB, beast: BOB}, blocking=blocking, blocked=frozenset({ogre, beast})
    ))
    assert combat_damage(table.game, {beast: {giant: 2, BOB: 4}, giant: {beast: 4}})
    assert table.life(BOB) == 16


def test_first_strike_takes_two_steps() -> None:
    table, attacker, (blocker,) = fight(((2, 2), "first strike"), ((2, 3),))
    assert is_first_of_two(table.game)
    assert combat_damage(table.game)
    assert (table.game.object(attacker).damage, table.game.object(blocker).damage) == (0, 2)
    assert not is_first_of_two(table.game)
    assert combat_damage(table.game)
    assert (table.game.object(attacker).damage, table.game.object(blocker).damage) == (2, 2)


def test_double_strike_deals_damage_twice() -> None:
    table, _, _ = fight(((2, 2), "double strike"))
    combat_damage(table.game)
    combat_damage(table.game)
    assert table.life(BOB) == 16


def test_removing_the_planeswalker_that_is_attacked_leaves_nothing_to_damage() -> None:
    table = Table()
    bear, jace = table.put("Bear"), table.put("Jace", types="planeswalker", owner=BOB, counters={"loyalty": 3})
    assert declare_attack(table.game, {bear: jace})
    table.game.happen(RemoveFromCombat(object=jace))
    assert combat_damage(table.game)
    assert table.life(BOB) == 20
    assert table.game.object(jace).counters == {"loyalty": 3}


def test_trample_over_planeswalkers_asks_for_the_loyalty_first() -> None:
    table = Table()
    beast = table.put("Beast", Named(name="trample over planeswalkers"), pt=(7, 7))
    jace = table.put("Jace", types="planeswalker", owner=BOB, counters={"loyalty": 3})
    assert declare_attack(table.game, {beast: jace})
    assert "702.19c" in why(combat_damage(table.game, {beast: {jace: 2, BOB: 5}}))
    assert combat_damage(table.game, {beast: {jace: 3, BOB: 4}})
    assert table.life(BOB) == 16


def test_what_changed_controller_is_removed_from_combat() -> None:
    table, attacker, _ = fight(((3, 3),))
    table.game.state = table.game.state.put(table.game.object(attacker).with_(controller=BOB))
    assert combat_damage(table.game)
    assert (table.life(ALICE), table.life(BOB)) == (20, 20)
