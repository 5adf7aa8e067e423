"""Battles and their protectors."""

from engine.game.battles import PROTECTOR
from engine.game.combat import can_attack
from engine.game.objects import Zone
from engine.game.priority import settle_all
from engine.game.zones import Move
from tests.engine.game.table import ALICE, BOB, Table


def _battle(table: Table, subtypes: tuple[str, ...] = ("Siege",)) -> int:
    card = table.put("Invasion", types="battle", subtypes=subtypes, zone=Zone.HAND, counters={"defense": 3})
    table.game.happen(Move(object=card, to=Zone.BATTLEFIELD, counters={"defense": 3}))
    return table.game.state.became[card]


def test_a_siege_is_protected_by_an_opponent_of_its_controller_who_cannot_attack_it():
    table = Table()
    battle = _battle(table)
    bear, foe = table.put("Bear"), table.put("Foe", owner=BOB)
    assert table.game.object(battle).chosen[PROTECTOR] == BOB
    assert can_attack(table.game, ALICE, bear, battle)
    assert not can_attack(table.game, BOB, foe, battle)


def test_a_battle_without_a_battle_type_is_protected_by_its_controller():
    table = Table()
    assert table.game.object(_battle(table, ())).chosen[PROTECTOR] == ALICE


def test_a_battle_that_lost_its_protector_gets_another():
    table = Table()
    battle = table.put("Invasion", types="battle", subtypes=("Siege",), counters={"defense": 3})
    settle_all(table.game)
    assert table.game.object(battle).chosen[PROTECTOR] == BOB
    assert table.where(battle) == "battlefield"
