"""Replacement and prevention effects."""

import msgspec
import pytest

from engine.game.choices import Undecided
from engine.game.continuous import StartEffect
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.events import Perform, Then
from engine.game.life import GainLife, PayLife
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.verdict import forbidden
from engine.game.zones import CreateToken, Destroy, Draw, Move, arrived
from engine.rulebook import rule
from tests.engine.game.words import (
    Answers,
    Forbids,
    Instead,
    SeesBack,
    ThisTurn,
    When,
    card,
    creature,
    dies,
    doubled,
    gain,
    game_of,
    prevented_by,
    told,
)

FURNACE = card("Furnace", "enchantment", Instead(what=doubled))
VEIL = card("Veil", "enchantment", Instead(what=prevented_by(1)))


def test_a_replacement_changes_the_event_once():
    game, (_furnace, bear) = game_of((FURNACE, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=2, amount=3))
    assert game.state.players[2].life == 14
    assert game.log[0].by == ("Furnace",)
    assert game.log[0].replaced == (Damage(source=bear, recipient=2, amount=3),)


def test_two_of_the_same_apply_both_without_a_question():
    game, (_, _, bear) = game_of((FURNACE, 1, Zone.BATTLEFIELD), (FURNACE, 2, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=2, amount=2))
    assert game.state.players[2].life == 12


def test_the_affected_player_chooses_when_the_order_matters():
    cards = ((FURNACE, 1, Zone.BATTLEFIELD), (VEIL, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    game, (_, _, bear) = game_of(*cards)
    with pytest.raises(Undecided) as asked:
        game.happen(Damage(source=bear, recipient=2, amount=2))
    choice = asked.value.choice
    assert (choice.player, choice.kind, [o.text for o in choice.options]) == (2, "replacement", ["Furnace", "Veil"])
    assert game.state.players[2].life == 20
    for place, life in ((0, 17), (1, 18)):
        game, (_, _, bear) = game_of(*cards, chooser=Answers(replacement=[choice.options[place].value]))
        game.happen(Damage(source=bear, recipient=2, amount=2))
        assert game.state.players[2].life == life


def test_self_replacement_comes_first_unasked():
    itself = card("Self", "enchantment", Instead(what=prevented_by(1), stage="self"))
    game, (_, _, bear) = game_of((FURNACE, 1, Zone.BATTLEFIELD), (itself, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=2, amount=3))
    assert game.state.players[2].life == 16


def test_replaced_with_nothing_is_told():
    shield = card("Ward", "enchantment", Instead(what=lambda g, e, s: () if isinstance(e, Damage) else None))
    game, (_, bear) = game_of((shield, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    assert not any(isinstance(e, Damage) for e in game.happen(Damage(source=bear, recipient=2, amount=3)))
    assert game.state.players[2].life == 20
    assert "Ward" in told(game)[0]


def test_what_can_not_happen_does_not_and_says_why():
    @rule("119.7")
    def no_gain(game, action, scope):
        return forbidden("Nobody gains life.") if isinstance(action, GainLife) else None

    game, _ = game_of((card("Leyline", "enchantment", Forbids(what=no_gain)), 1, Zone.BATTLEFIELD))
    game.happen(GainLife(player=2, amount=3))
    assert game.state.players[2].life == 20
    assert told(game) == ["Nobody gains life."]
    assert "119.7" in game.log[0].rules


def enters_tapped(game, event, scope):
    if isinstance(event, Move) and event.to is Zone.BATTLEFIELD and not event.tapped:
        return (msgspec.structs.replace(event, tapped=True),)
    return None


def this_enters_tapped(game, event, scope):
    return enters_tapped(game, event, scope) if getattr(event, "object", None) == scope.source else None


def test_an_object_can_change_how_it_enters_itself():
    slow = creature("Slow", 2, 2, Instead(what=this_enters_tapped, of_itself=True))
    game, (slow_card,) = game_of((slow, 1, Zone.HAND))
    game.happen(Move(object=slow_card, to=Zone.BATTLEFIELD))
    assert game.object(game.state.became[slow_card]).is_tapped


def test_a_general_effect_does_not_reach_its_own_source_as_it_enters():
    orb = card("Orb", "artifact", Instead(what=enters_tapped))
    game, (orb_card, bear) = game_of((orb, 1, Zone.HAND), (creature(), 2, Zone.HAND))
    game.happen(Move(object=orb_card, to=Zone.BATTLEFIELD))
    game.happen(Move(object=bear, to=Zone.BATTLEFIELD))
    assert not game.object(game.state.became[orb_card]).is_tapped
    assert game.object(game.state.became[bear]).is_tapped


def test_an_entering_copy_has_the_replacements_of_what_it_copies():
    slow = creature("Slow", 2, 2, Instead(what=this_enters_tapped, of_itself=True))

    def as_copy(game, event, scope):
        if isinstance(event, Move) and event.to is Zone.BATTLEFIELD and event.object == scope.source and event.base is None:
            return (msgspec.structs.replace(event, base=slow.faces[0]),)
        return None

    clone = creature("Clone", 0, 0, Instead(what=as_copy, of_itself=True, stage="copy"))
    game, (clone_card,) = game_of((clone, 1, Zone.HAND))
    game.happen(Move(object=clone_card, to=Zone.BATTLEFIELD))
    entered = game.state.became[clone_card]
    assert game.name(entered) == "Slow"
    assert game.object(entered).is_tapped


def test_the_game_sees_what_enters_as_it_will_be():
    def creatures_enter_tapped(game, event, scope):
        wanted = isinstance(event, Move) and "creature" in game.characteristics(event.object).types
        return enters_tapped(game, event, scope) if wanted and game.object(event.object).zone is Zone.BATTLEFIELD else None

    gate = card("Gate", "land", Instead(what=creatures_enter_tapped))
    game, (_, bear) = game_of((gate, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.HAND))
    game.happen(Move(object=bear, to=Zone.BATTLEFIELD))
    assert game.object(game.state.became[bear]).is_tapped
    assert game.as_if == {}


def test_more_counters_also_on_what_enters_with_them():
    def one_more(game, event, scope):
        return (msgspec.structs.replace(event, amount=event.amount + 1),) if isinstance(event, PutCounters) else None

    scales = card("Scales", "enchantment", Instead(what=one_more))
    game, (_, bear) = game_of((scales, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.HAND))
    game.happen(Move(object=bear, to=Zone.BATTLEFIELD, counters={"+1/+1": 2}))
    assert game.object(game.state.became[bear]).counters == {"+1/+1": 3}


def test_a_planeswalker_enters_with_its_loyalty():
    walker = card("Walker", "planeswalker", loyalty=4)
    game, (it,) = game_of((walker, 1, Zone.HAND))
    game.happen(Move(object=it, to=Zone.BATTLEFIELD))
    assert game.object(game.state.became[it]).counters == {"loyalty": 4}


def test_a_created_shield_is_used_up():
    def prevent(game, event, scope):
        return () if isinstance(event, Damage) and event.recipient in scope.slots["affected"] else None

    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    shield = Continuous(
        id=0, effect=Instead(what=prevent), scope=Scope.of(bear, 1), affected=(2,), until=ThisTurn(), timestamp=0, uses=1
    )
    game.happen(StartEffect(effect=shield))
    game.happen(Damage(source=bear, recipient=2, amount=3))
    assert game.state.players[2].life == 20
    assert game.state.effects == ()
    game.happen(Damage(source=bear, recipient=2, amount=3))
    assert game.state.players[2].life == 17


def test_a_draw_replaced_by_two_draws_is_not_replaced_again():
    def two(game, event, scope):
        return (Then(events=(event, event)),) if isinstance(event, Draw) and event.player == scope.controller else None

    game, _ = game_of((card("Twin", "enchantment", Instead(what=two)), 1, Zone.BATTLEFIELD))
    game.happen(Draw(player=1))
    assert len(game.state.zone(Zone.HAND, 1)) == 2


def test_an_instruction_can_come_instead():
    def gains(game, event, scope):
        return (Perform(effect=gain(2), scope=scope),) if isinstance(event, Draw) else None

    game, _ = game_of((card("Boon", "enchantment", Instead(what=gains)), 1, Zone.BATTLEFIELD))
    game.happen(Draw(player=1))
    assert game.state.players[1].life == 22
    assert game.state.zone(Zone.HAND, 1) == ()


def test_twice_as_many_tokens():
    base = creature("Cub").faces[0]

    def twice(game, event, scope):
        return (event, event) if isinstance(event, CreateToken) and event.controller == scope.controller else None

    season = card("Season", "enchantment", Instead(what=twice))
    game, _ = game_of((season, 1, Zone.BATTLEFIELD), (season, 1, Zone.BATTLEFIELD))
    happened = game.happen(CreateToken(controller=1, base=base), CreateToken(controller=2, base=base))
    assert [game.controller(i) for i in arrived(game, happened)] == [1, 1, 1, 1, 2]


def test_a_card_exiled_instead_of_dying_does_not_die():
    def exiled(game, event, scope):
        away = isinstance(event, Move) and event.to is Zone.GRAVEYARD
        return (msgspec.structs.replace(event, to=Zone.EXILE),) if away else None

    peace = card("Peace", "enchantment", Instead(what=exiled))
    mourner = creature("Mourner", 1, 1, When(trigger=SeesBack(what=dies), effect=gain(1)))
    game, (_, _, bear) = game_of((peace, 1, Zone.BATTLEFIELD), (mourner, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    game.happen(Destroy(object=bear))
    assert game.state.waiting == ()
    assert [game.name(i) for i in game.state.zone(Zone.EXILE)] == ["Bear"]


def test_the_owner_of_what_goes_away_chooses_between_replacements():
    def to(zone):
        def goes(game, event, scope):
            away = isinstance(event, Move) and event.to is Zone.GRAVEYARD
            return (msgspec.structs.replace(event, to=zone),) if away else None

        return goes

    a, b = card("A", "enchantment", Instead(what=to(Zone.EXILE))), card("B", "enchantment", Instead(what=to(Zone.HAND)))
    game, (_, _, bear) = game_of((a, 1, Zone.BATTLEFIELD), (b, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    with pytest.raises(Undecided) as asked:
        game.happen(Destroy(object=bear))
    assert asked.value.choice.player == 2


def test_a_replacement_that_asks_is_asked_once():
    def may_pay(game, event, scope):
        if not isinstance(event, Move) or event.object != scope.source:
            return None
        if game.choose_one(scope.controller, "may", [(True, "pay 2 life"), (False, "do not")]):
            game.happen(PayLife(player=scope.controller, amount=2))
            return (event,)
        return (msgspec.structs.replace(event, tapped=True),)

    pool = card("Pool", "land", Instead(what=may_pay, of_itself=True))
    for pays, life, tapped in ((True, 18, False), (False, 20, True)):
        chooser = Answers(may=[pays])
        game, (land,) = game_of((pool, 1, Zone.HAND), chooser=chooser)
        game.happen(Move(object=land, to=Zone.BATTLEFIELD, how="play"))
        assert (game.state.players[1].life, game.object(game.state.became[land]).is_tapped) == (life, tapped)
        assert len(chooser.asked) == 1


def test_multiplying_beyond_what_can_be_played_out_is_given_up():
    from engine.game.machine import OutOfSteps

    def tripled(game, event, scope):
        return (event, event, event) if isinstance(event, CreateToken) else None

    mills = [(card("Mill", "artifact", Instead(what=tripled)), 1, Zone.BATTLEFIELD)] * 7
    game, _ = game_of(*mills)
    with pytest.raises(OutOfSteps):
        game.happen(CreateToken(controller=1, base=creature().faces[0]))
