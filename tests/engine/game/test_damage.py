"""Damage and its results."""

from engine.game.damage import Damage
from engine.game.life import GainLife, LoseLife
from engine.game.meaning import Keyword
from engine.game.objects import Zone
from engine.game.priority import settle_all
from tests.engine.game.words import Lifelink, card, creature, game_of, rules_of, told, with_facts


class Infect(Keyword, frozen=True):
    pass


class Wither(Keyword, frozen=True):
    pass


class Toxic(Keyword, frozen=True):
    amount: int


def test_a_player_loses_life_because_of_the_damage():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=2, amount=3))
    assert game.state.players[2].life == 17
    assert told(game) == ["Bear deals 3 damage to Bob.", "Bob loses 3 life."]
    assert "120.3a" in rules_of(game, LoseLife)
    assert game.log[1].cause == 1


def test_no_damage_is_no_event():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    assert game.happen(Damage(source=bear, recipient=2, amount=0)) == ()


def test_damage_to_what_is_no_creature_is_not_dealt():
    game, (bear, land) = game_of((creature(), 1, Zone.BATTLEFIELD), (card("Hill", "land"), 2, Zone.BATTLEFIELD))
    assert game.happen(Damage(source=bear, recipient=land, amount=2)) == ()


def test_infect_gives_poison_and_small_counters():
    rat, giant = creature("Rat", 2, 2, Infect()), creature("Giant", 5, 5)
    game, (it, giant) = game_of((rat, 1, Zone.BATTLEFIELD), (giant, 2, Zone.BATTLEFIELD))
    game.happen(Damage(source=it, recipient=2, amount=2), Damage(source=it, recipient=giant, amount=2))
    assert game.state.players[2].life == 20
    assert game.state.players[2].counters == {"poison": 2}
    assert game.object(giant).counters == {"-1/-1": 2}
    assert game.object(giant).damage == 0


def test_wither_does_not_poison():
    game, (it,) = game_of((creature("Rat", 2, 2, Wither()), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=it, recipient=2, amount=2))
    assert (game.state.players[2].life, game.state.players[2].counters) == (18, {})


def test_toxic_adds_up_with_combat_damage_only():
    game, (it,) = game_of((creature("Mite", 1, 1, Toxic(amount=1), Toxic(amount=2)), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=it, recipient=2, amount=1))
    assert game.state.players[2].counters == {}
    game.happen(Damage(source=it, recipient=2, amount=1, is_combat=True))
    assert game.state.players[2].counters == {"poison": 3}


def test_lifelink_works_for_a_source_that_is_gone():
    game, (it,) = game_of((creature("Cat", 1, 1, Lifelink()), 1, Zone.BATTLEFIELD))
    from engine.game.zones import Destroy

    game.happen(Destroy(object=it))
    game.happen(Damage(source=it, recipient=2, amount=2))
    assert game.state.players[1].life == 22
    assert "120.3f" in rules_of(game, GainLife)


def test_a_battle_loses_defense():
    siege = card("Siege", "battle", defense=3)
    game, (it, bear) = game_of((siege, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=it, amount=2))
    assert game.object(it).counters == {"defense": 1}


def test_twenty_one_combat_damage_of_one_commander_loses():
    game, (king, other) = game_of((creature("King"), 1, Zone.BATTLEFIELD), (creature("Queen"), 1, Zone.BATTLEFIELD))
    game.state = game.state.put(game.state.players[2].with_(life=100))
    for commander in (king, other):
        with_facts(game, commander, marks=frozenset({"commander"}))
    game.happen(*(Damage(source=commander, recipient=2, amount=20, is_combat=True) for commander in (king, other)))
    settle_all(game)
    assert not game.state.players[2].has_lost
    game.happen(Damage(source=king, recipient=2, amount=1, is_combat=True))
    settle_all(game)
    assert game.state.players[2].has_lost
