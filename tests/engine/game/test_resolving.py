"""Resolving spells, and countering them."""

from engine.game.life import GainLife
from engine.game.objects import Zone
from engine.game.priority import pass_priority, resolve_top, settle_all
from engine.game.resolving import Counter
from engine.game.zones import Move
from tests.engine.game.words import Do, Spell, card, creature, gain, game_of, rules_of, told


def test_an_instant_does_what_it_says_then_goes_to_the_graveyard():
    game, (_salve,) = game_of((card("Salve", "instant", Spell(effect=gain(3))), 1, Zone.STACK))
    resolve_top(game)
    assert game.state.players[1].life == 23
    assert [game.name(i) for i in game.state.zone(Zone.GRAVEYARD, 1)] == ["Salve"]
    texts = told(game)
    assert texts[0] == "Salve resolves." and texts[1] == "Ann gains 3 life."
    gained = next(e for e in game.log if isinstance(e.event, GainLife))
    assert gained.cause == 1
    assert game.resolving is None


def test_a_permanent_spell_enters_under_its_controllers_control():
    game, (bear,) = game_of((creature(), 2, Zone.STACK))
    resolve_top(game)
    entered = game.state.became[bear]
    assert game.object(entered).zone is Zone.BATTLEFIELD
    assert game.object(entered).is_sick
    assert game.controller(entered) == 2
    assert "608.3a" in rules_of(game, Move)


def test_the_permanent_keeps_the_x_of_the_spell():
    game, (hydra,) = game_of((creature("Hydra", 1, 1), 1, Zone.STACK))
    game.state = game.state.put(game.state.objects[hydra].with_(x=5))
    resolve_top(game)
    assert game.object(game.state.became[hydra]).x == 5


def test_a_spell_that_exiles_itself_is_not_put_into_the_graveyard():
    away = Do(what=lambda game, scope: game.happen(Move(object=scope.source, to=Zone.EXILE)))
    game, _ = game_of((card("Once", "sorcery", Spell(effect=away)), 1, Zone.STACK))
    resolve_top(game)
    assert len(game.state.zone(Zone.EXILE)) == 1
    assert game.state.zone(Zone.GRAVEYARD, 1) == ()


def test_a_countered_spell_does_nothing():
    game, (salve,) = game_of((card("Salve", "instant", Spell(effect=gain(3))), 1, Zone.STACK))
    game.happen(Counter(object=salve))
    assert resolve_top(game) is False
    assert game.state.players[1].life == 20
    assert len(game.state.zone(Zone.GRAVEYARD, 1)) == 1


def test_everybody_passing_resolves_the_top():
    game, _ = game_of((creature(), 1, Zone.STACK))
    settle_all(game)
    assert pass_priority(game) is False
    assert len(game.state.zone(Zone.STACK)) == 1
    assert pass_priority(game) is False
    assert game.state.zone(Zone.STACK) == ()
    pass_priority(game)
    assert pass_priority(game) is True
