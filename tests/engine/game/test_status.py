"""Status, marks, counters and life."""

from engine.game.counters import PutCounters, RemoveCounters
from engine.game.life import GainLife, LoseLife, PayLife, SetLife, can_pay_life
from engine.game.objects import Characteristics, Definition, Zone
from engine.game.players import Designate
from engine.game.status import Mark, Remember, Tap, Transform, TurnFaceDown, TurnFaceUp, Untap
from tests.engine.game.words import creature, game_of, told


def test_tapping_what_is_tapped_is_no_event():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    assert len(game.happen(Tap(object=bear))) == 1
    assert game.happen(Tap(object=bear)) == ()
    assert len(game.happen(Untap(object=bear))) == 1
    assert game.happen(Untap(object=bear)) == ()


def test_a_stun_counter_goes_instead_of_untapping():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Tap(object=bear), PutCounters(on=bear, kind="stun", amount=1))
    game.happen(Untap(object=bear))
    assert game.object(bear).is_tapped
    assert game.object(bear).counters == {}
    game.happen(Untap(object=bear))
    assert not game.object(bear).is_tapped


def test_only_counters_that_are_there_are_removed():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    assert game.happen(RemoveCounters(on=bear, kind="charge", amount=1)) == ()
    game.happen(PutCounters(on=bear, kind="charge", amount=2))
    game.happen(RemoveCounters(on=bear, kind="charge", amount=5))
    assert game.object(bear).counters == {}
    assert told(game)[0] == "Bear has 2 charge counters put on it."


def test_turning_face_down_and_up():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(TurnFaceDown(object=bear))
    assert game.characteristics(bear).name == ""
    game.happen(TurnFaceUp(object=bear))
    assert game.characteristics(bear).name == "Bear"


def test_only_double_faced_cards_transform():
    day, night = Characteristics(name="Day", types=("creature",)), Characteristics(name="Night", types=("creature",))
    wolf = Definition(name="Day // Night", layout="transform", faces=(day, night))
    game, (it, bear) = game_of((wolf, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    game.happen(Transform(object=it))
    assert game.name(it) == "Night"
    game.happen(Transform(object=it))
    assert game.name(it) == "Day"
    assert game.happen(Transform(object=bear)) == ()


def test_marks_and_memories():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    game.happen(Mark(object=bear, mark="monstrous"), Remember(object=bear, key="color", value="red"))
    assert "monstrous" in game.object(bear).marks
    assert game.object(bear).chosen == {"color": "red"}
    game.happen(Mark(object=bear, mark="monstrous", on=False))
    assert game.object(bear).marks == frozenset()


def test_life_goes_up_and_down():
    game, _ = game_of()
    game.happen(GainLife(player=1, amount=3), LoseLife(player=2, amount=4))
    assert [p.life for p in game.state.players.values()] == [23, 16]
    assert game.happen(GainLife(player=1, amount=0)) == ()
    happened = game.happen(SetLife(player=1, amount=10))
    assert any(isinstance(e, LoseLife) and e.amount == 13 for e in happened)
    assert game.state.players[1].life == 10


def test_paying_life_is_losing_it():
    game, _ = game_of()
    assert any(isinstance(e, LoseLife) for e in game.happen(PayLife(player=1, amount=2)))
    assert game.state.players[1].life == 18
    assert can_pay_life(game.state, 1, 18) and not can_pay_life(game.state, 1, 19)


def test_only_one_player_is_the_monarch():
    game, _ = game_of()
    game.happen(Designate(player=1, mark="monarch", only_one=True))
    game.happen(Designate(player=2, mark="monarch", only_one=True))
    assert ["monarch" in p.marks for p in game.state.players.values()] == [False, True]
