"""Moving between zones."""

import pytest

from engine.game.attaching import attached_to
from engine.game.choices import Trial, Undecided
from engine.game.counters import PutCounters
from engine.game.damage import MarkDamage
from engine.game.objects import Characteristics, Zone
from engine.game.players import Note
from engine.game.priority import settle_all
from engine.game.status import Tap
from engine.game.zones import CreateToken, Destroy, Discard, Draw, Mill, Move, Sacrifice, Shuffle, arrived, closed_mark, top_cards
from tests.engine.game.words import Indestructible, creature, game_of, rules_of, told, with_facts

BEAR = Characteristics(name="Bear", types=("creature",), power=2, toughness=2)


def test_an_object_that_moves_is_a_new_object_without_memory():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Tap(object=bear), PutCounters(on=bear, kind="+1/+1", amount=2), MarkDamage(object=bear, amount=1))
    game.happen(Move(object=bear, to=Zone.EXILE))
    new = game.state.became[bear]
    back = game.object(new)
    assert not game.exists(bear)
    assert (back.is_tapped, dict(back.counters), back.damage, back.zone) == (False, {}, 0, Zone.EXILE)


def test_last_known_information_is_kept():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(PutCounters(on=bear, kind="+1/+1", amount=2))
    game.happen(Destroy(object=bear))
    assert game.characteristics(bear).name == "Bear"
    assert game.object(bear).counters == {"+1/+1": 2}
    assert game.object(bear).zone is Zone.BATTLEFIELD


def test_cards_go_to_their_owners_graveyard_and_control_goes_back():
    game, (bear,) = game_of((creature(), 2, Zone.BATTLEFIELD))
    with_facts(game, bear, controller=1)
    game.happen(Sacrifice(player=1, object=bear))
    (card,) = game.state.zone(Zone.GRAVEYARD, 2)
    assert game.controller(card) == 2


def test_only_the_controller_sacrifices():
    game, (bear,) = game_of((creature(), 2, Zone.BATTLEFIELD))
    assert game.happen(Sacrifice(player=1, object=bear)) == ()
    assert game.exists(bear)


def test_indestructible_is_not_destroyed_but_can_be_sacrificed():
    game, (bear,) = game_of((creature("Rock", 2, 2, Indestructible()), 1, Zone.BATTLEFIELD))
    game.happen(Destroy(object=bear))
    assert game.exists(bear)
    assert "702.12b" in rules_of(game, type(game.log[-1].event))
    game.happen(Sacrifice(player=1, object=bear))
    assert not game.exists(bear)


def test_an_unknown_card_is_drawn_from_an_unknown_library():
    game, _ = game_of()
    game.happen(Draw(player=1))
    (card,) = game.state.zone(Zone.HAND, 1)
    assert game.name(card) == "an unknown card"
    assert game.characteristics(card).name == ""


def test_known_cards_are_drawn_from_the_top():
    game, (_first, second) = game_of((creature("A"), 1, Zone.LIBRARY), (creature("B"), 1, Zone.LIBRARY))
    game.happen(Draw(player=1))
    assert [game.name(i) for i in game.state.zone(Zone.HAND, 1)] == ["A"]
    assert game.state.zone(Zone.LIBRARY, 1) == (second,)


def test_drawing_from_a_closed_empty_library_loses():
    game, _ = game_of()
    game.happen(Note(key=closed_mark(1), value=True))
    game.happen(Draw(player=1))
    assert not game.state.players[1].has_lost
    settle_all(game)
    assert game.state.players[1].has_lost
    assert game.state.players[2].has_won
    assert "704.5b" in {n for e in game.log for n in e.rules}


def test_unknown_cards_can_be_milled():
    game, _ = game_of()
    game.happen(*(Mill(player=2, object=card) for card in top_cards(game, 2, 3)))
    assert len(game.state.zone(Zone.GRAVEYARD, 2)) == 3


def test_discarding_needs_the_card_in_hand():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    assert game.happen(Discard(player=1, object=bear)) == ()


def test_positions_in_a_library():
    game, (a, _b, c) = game_of((creature("A"), 1, Zone.LIBRARY), (creature("B"), 1, Zone.LIBRARY), (creature("C"), 1, Zone.EXILE))
    game.happen(Move(object=c, to=Zone.LIBRARY, position=1))
    assert [game.name(i) for i in game.state.zone(Zone.LIBRARY, 1)] == ["A", "C", "B"]
    game.happen(Move(object=a, to=Zone.LIBRARY, position=-1))
    assert [game.name(i) for i in game.state.zone(Zone.LIBRARY, 1)] == ["C", "B", "A"]


def test_a_token_is_created_and_ceases_to_exist_elsewhere():
    game, _ = game_of()
    (token,) = arrived(game, game.happen(CreateToken(controller=2, base=BEAR, tapped=True)))
    assert game.object(token).is_token and game.object(token).is_tapped and game.controller(token) == 2
    game.happen(Move(object=token, to=Zone.HAND))
    assert len(game.state.zone(Zone.HAND, 2)) == 1
    settle_all(game)
    assert game.state.zone(Zone.HAND, 2) == ()
    assert "Bob creates Bear." in told(game)


def test_several_tokens_are_created_at_once():
    game, _ = game_of()
    tokens = arrived(game, game.happen(*[CreateToken(controller=1, base=BEAR)] * 3))
    assert len(set(tokens)) == 3


def test_an_object_moves_once_when_told_twice_at_the_same_time():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Move(object=bear, to=Zone.EXILE), Move(object=bear, to=Zone.EXILE))
    assert len(game.state.zone(Zone.EXILE)) == 1


def test_of_two_places_at_the_same_time_its_controller_chooses_one():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    with pytest.raises(Undecided) as asked:
        game.happen(Move(object=bear, to=Zone.EXILE), Move(object=bear, to=Zone.HAND))
    assert [option.text for option in asked.value.choice.options] == ["exile", "hand"]
    game.chooser = Trial()
    game.happen(Move(object=bear, to=Zone.EXILE), Move(object=bear, to=Zone.HAND))
    assert len(game.state.zone(Zone.EXILE)) == 1
    assert game.state.zone(Zone.HAND, 1) == ()


def test_what_was_attached_is_left_behind():
    game, (bear, other) = game_of((creature(), 1, Zone.BATTLEFIELD), (creature("Rider"), 1, Zone.BATTLEFIELD))
    with_facts(game, other, attached_to=bear)
    assert [o.id for o in attached_to(game.state, bear)] == [other]
    settle_all(game)
    assert game.object(other).attached_to is None


def test_after_shuffling_the_known_cards_are_not_on_top():
    game, (known,) = game_of((creature("A"), 1, Zone.LIBRARY))
    game.happen(Shuffle(player=1))
    game.happen(Draw(player=1))
    assert [game.name(i) for i in game.state.zone(Zone.HAND, 1)] == ["an unknown card"]
    assert known in game.state.zone(Zone.LIBRARY, 1)


def test_a_library_known_whole_stays_known():
    game, (known,) = game_of((creature("A"), 1, Zone.LIBRARY))
    game.happen(Note(key=closed_mark(1), value=True), Shuffle(player=1))
    game.happen(Draw(player=1))
    assert not game.exists(known)


def test_a_token_that_left_the_battlefield_stays_where_it_is():
    game, _ = game_of()
    (bear,) = arrived(game, game.happen(CreateToken(controller=1, base=BEAR)))
    game.happen(Move(object=bear, to=Zone.EXILE))
    exiled = game.state.became[bear]
    game.happen(Move(object=exiled, to=Zone.BATTLEFIELD))
    assert game.object(exiled).zone is Zone.EXILE
    settle_all(game)
    assert not game.exists(exiled)


def test_what_is_phased_out_is_not_moved_unless_its_owner_leaves_the_game():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    with_facts(game, bear, is_phased_out=True)
    assert game.happen(Move(object=bear, to=Zone.EXILE, how="exile")) == ()
    assert game.object(bear).zone is Zone.BATTLEFIELD
    game.happen(Move(object=bear, to=Zone.NOWHERE, how="left"))
    assert not game.exists(bear)
