"""State-based actions."""

import pytest

from engine.game.choices import Undecided
from engine.game.continuous import begin
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.life import LoseLife
from engine.game.objects import Zone
from engine.game.players import LoseGame
from engine.game.priority import resolve_everything, settle_all
from engine.game.regenerating import RegenerationShield
from engine.game.scope import Scope
from engine.game.zones import Destroy, Move
from tests.engine.game.words import (
    Answers,
    Deathtouch,
    Indestructible,
    Lifelink,
    Sees,
    SeesBack,
    ThisTurn,
    When,
    card,
    creature,
    gain,
    game_of,
    on_battlefield,
    rules_of,
    with_facts,
)


def cited(game):
    return {number for entry in game.log for number in entry.rules}


def test_a_player_without_life_loses_and_the_other_wins():
    game, _ = game_of()
    game.happen(LoseLife(player=2, amount=20))
    settle_all(game)
    assert game.state.players[2].has_lost
    assert game.state.players[1].has_won
    assert {"704.5a", "104.2a"} <= cited(game)


def test_all_losing_at_once_is_a_draw():
    game, _ = game_of()
    game.happen(LoseLife(player=1, amount=20), LoseLife(player=2, amount=20))
    settle_all(game)
    assert "draw" in game.state.marks


def test_with_three_players_the_game_goes_on():
    game, (bear,) = game_of((creature(), 3, Zone.BATTLEFIELD), names=("Ann", "Bob", "Cyd"))
    game.happen(LoseGame(player=3))
    settle_all(game)
    assert not any(p.has_won for p in game.state.players.values())
    assert not game.exists(bear)


def test_what_a_player_owned_is_seen_to_leave():
    left = Sees(what=lambda g, e, s: {} if isinstance(e, Move) and e.how == "left" else None)
    bell = card("Bell", "artifact", When(trigger=left, effect=gain(1)))
    game, _ = game_of((bell, 1, Zone.BATTLEFIELD), (creature(), 3, Zone.BATTLEFIELD), names=("Ann", "Bob", "Cyd"))
    game.happen(LoseGame(player=3))
    resolve_everything(game)
    assert game.state.players[1].life == 21


def test_a_player_who_concedes_leaves_the_other_as_winner():
    game, _ = game_of()
    game.happen(LoseGame(player=1, why="conceding"))
    settle_all(game)
    assert game.state.players[2].has_won


def test_abilities_of_a_player_who_left_are_not_put_on_the_stack():
    bell = card("Bell", "artifact", When(trigger=SeesBack(what=this_leaves), effect=gain(1)))
    game, _ = game_of((bell, 3, Zone.BATTLEFIELD), names=("Ann", "Bob", "Cyd"))
    game.happen(LoseGame(player=3))
    settle_all(game)
    assert game.state.waiting == () and game.state.zone(Zone.STACK) == ()
    assert game.state.turn.priority == 1


def this_leaves(game, event, scope):
    return {} if isinstance(event, Move) and event.object == scope.source else None


def test_ten_poison_counters_lose():
    game, _ = game_of()
    game.happen(PutCounters(on=1, kind="poison", amount=10))
    settle_all(game)
    assert game.state.players[1].has_lost
    assert "704.5c" in cited(game)


def test_lethal_damage_destroys():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=bear, amount=1))
    settle_all(game)
    assert game.exists(bear)
    game.happen(Damage(source=bear, recipient=bear, amount=1))
    settle_all(game)
    assert not game.exists(bear)
    assert "704.5g" in rules_of(game, Destroy)


def test_deathtouch_destroys_with_any_damage_and_lifelink_gains():
    viper = creature("Viper", 1, 1, Deathtouch(), Lifelink())
    game, (it, giant) = game_of((viper, 1, Zone.BATTLEFIELD), (creature("Giant", 8, 8), 2, Zone.BATTLEFIELD))
    game.happen(Damage(source=it, recipient=giant, amount=1))
    settle_all(game)
    assert not game.exists(giant)
    assert game.state.players[1].life == 21
    assert "704.5h" in rules_of(game, Destroy)


def test_toughness_zero_kills_what_is_indestructible():
    game, (rock,) = game_of((creature("Rock", 2, 2, Indestructible()), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=rock, recipient=rock, amount=5))
    settle_all(game)
    assert game.exists(rock)
    game.happen(PutCounters(on=rock, kind="-1/-1", amount=2))
    settle_all(game)
    assert not game.exists(rock)
    assert "704.5f" in cited(game)


def test_opposite_counters_cancel():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(PutCounters(on=bear, kind="+1/+1", amount=3), PutCounters(on=bear, kind="-1/-1", amount=1))
    settle_all(game)
    assert game.object(bear).counters == {"+1/+1": 2}


def test_the_legend_rule_asks_which_one_stays():
    hero = creature("Hero", 2, 2, supertypes=("legendary",))
    cards = ((hero, 1, Zone.BATTLEFIELD), (hero, 1, Zone.BATTLEFIELD), (hero, 2, Zone.BATTLEFIELD))
    game, (first, second, others) = game_of(*cards)
    with pytest.raises(Undecided):
        settle_all(game)
    game, (first, second, others) = game_of(*cards, chooser=Answers(legend=[second]))
    settle_all(game)
    assert on_battlefield(game.state, "Hero") == [second, others]
    assert not game.exists(first)


def test_a_planeswalker_without_loyalty_goes():
    game, (walker,) = game_of((card("Walker", "planeswalker", loyalty=2), 1, Zone.BATTLEFIELD))
    assert game.object(walker).counters == {"loyalty": 2}
    game.happen(Damage(source=walker, recipient=walker, amount=2))
    settle_all(game)
    assert not game.exists(walker)


def test_an_aura_without_a_host_goes():
    game, (aura,) = game_of((card("Mark", "enchantment", subtypes=("Aura",)), 1, Zone.BATTLEFIELD))
    settle_all(game)
    assert not game.exists(aura)
    assert "704.5m" in cited(game)


def test_equipment_on_what_is_no_creature_falls_off():
    game, (sword, land) = game_of(
        (card("Sword", "artifact", subtypes=("Equipment",)), 1, Zone.BATTLEFIELD), (card("Hill", "land"), 1, Zone.BATTLEFIELD)
    )
    with_facts(game, sword, attached_to=land)
    settle_all(game)
    assert game.object(sword).attached_to is None
    assert "704.5n" in cited(game)


def test_regeneration_replaces_destruction_once():
    game, (troll,) = game_of((creature("Troll"), 1, Zone.BATTLEFIELD))
    begin(game, Scope.of(troll, 1), RegenerationShield(), ThisTurn(), affected=(troll,), uses=1)
    game.happen(Damage(source=troll, recipient=troll, amount=2))
    settle_all(game)
    assert game.exists(troll)
    assert (game.object(troll).is_tapped, game.object(troll).damage) == (True, 0)
    game.happen(Destroy(object=troll))
    assert not game.exists(troll)


def test_what_can_not_regenerate_is_destroyed():
    game, (troll,) = game_of((creature("Troll"), 1, Zone.BATTLEFIELD))
    begin(game, Scope.of(troll, 1), RegenerationShield(), ThisTurn(), affected=(troll,), uses=1)
    game.happen(Destroy(object=troll, can_regenerate=False))
    assert not game.exists(troll)


def test_a_commander_may_go_to_the_command_zone():
    for goes, zone in ((True, Zone.COMMAND), (False, Zone.GRAVEYARD)):
        game, (king,) = game_of((creature("King"), 1, Zone.BATTLEFIELD), chooser=Answers(may=[goes]))
        with_facts(game, king, marks=frozenset({"commander"}))
        game.happen(Destroy(object=king))
        settle_all(game)
        found = next(o for o in game.state.objects.values() if o.definition.name == "King")
        assert found.zone is zone
        assert "commander" in found.marks
