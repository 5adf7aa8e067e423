"""The machine: the log, choices and branches."""

import pytest

from engine.game.choices import Undecided
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game, OutOfSteps
from engine.game.objects import Zone
from engine.game.setup import new_game
from engine.game.zones import Destroy
from engine.rulebook import rule
from tests.engine.game.position import add_card
from tests.engine.game.words import Answers, creature, game_of


def test_an_entry_has_the_rules_of_the_event_and_of_what_was_carried_out():
    @rule("701.8a")
    def gains(game):
        game.happen(GainLife(player=1, amount=1))

    game, _ = game_of()
    gains(game)
    assert game.log[0].rules == ("119.3", "701.8a")


def test_what_happens_inside_has_its_cause():
    game, _ = game_of()
    game.happen(GainLife(player=1, amount=1))
    with game.because(1):
        game.happen(LoseLife(player=1, amount=1))
    game.happen(LoseLife(player=1, amount=1))
    assert [entry.cause for entry in game.log] == [None, 1, None]


def test_parts_are_caused_by_the_whole():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Destroy(object=bear))
    assert [entry.cause for entry in game.log] == [None, 1]


def test_the_only_option_is_taken_unasked():
    game, _ = game_of()
    assert game.choose(1, "target", [(7, "seven")]) == (7,)
    assert game.choose_one(1, "target", []) is None
    assert game.choices == 0


def test_an_open_choice_is_handed_to_the_caller():
    game, _ = game_of()
    with pytest.raises(Undecided) as asked:
        game.choose(1, "target", [(7, "seven"), (8, "eight")], prompt="Which?")
    assert [o.text for o in asked.value.choice.options] == ["seven", "eight"]
    game, _ = game_of(chooser=Answers(target=[8]))
    assert game.choose_one(1, "target", [(7, "seven"), (8, "eight")]) == 8


def test_an_order_is_always_asked():
    game, _ = game_of()
    with pytest.raises(Undecided):
        game.choose(1, "order", [(0, "a"), (1, "b")], minimum=2, maximum=2)


def test_steps_are_limited():
    game = Game(new_game(["Ann", "Bob"]), steps=3)
    with pytest.raises(OutOfSteps):
        for _ in range(4):
            game.happen(GainLife(player=1, amount=1))


def test_setting_up_gives_permanents_what_they_enter_with():
    state = new_game(["Ann", "Bob"], life=40)
    state, bear = add_card(state, creature(), 2, Zone.BATTLEFIELD, controller=1, is_tapped=True)
    state, token = add_card(state, creature("Cub"), 1, Zone.BATTLEFIELD, is_token=True)
    assert state.players[1].life == 40
    assert (state.objects[bear].owner, state.objects[bear].controller, state.objects[bear].is_tapped) == (2, 1, True)
    assert state.objects[token].is_token
    assert state.zone(Zone.BATTLEFIELD) == (bear, token)
