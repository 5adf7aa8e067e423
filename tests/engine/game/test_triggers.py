"""Triggered abilities."""

import pytest

from engine.game.choices import Undecided
from engine.game.continuous import StartDelayed
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Zone
from engine.game.priority import resolve_everything, resolve_top, settle_all
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.triggers import AbilityTriggers, reflexive
from engine.game.turn import advance, go_to
from engine.game.verdict import forbidden
from engine.game.zones import Destroy, Draw, Move
from tests.engine.game.words import (
    Answers,
    Do,
    Forbids,
    If,
    Instead,
    Sees,
    SeesBack,
    When,
    at_step,
    card,
    creature,
    dies,
    gain,
    game_of,
    this_dies,
    this_enters,
    told,
)

MOURNER = creature("Mourner", 1, 1, When(trigger=SeesBack(what=dies), effect=gain(1)))


def gained(what: type[Event]):
    return lambda game, event, scope: {"amount": event.amount, "player": (event.player,)} if isinstance(event, what) else None


def test_a_trigger_waits_goes_on_the_stack_and_resolves():
    bell = card("Bell", "artifact", When(trigger=Sees(what=gained(LoseLife)), effect=gain(2)))
    game, _ = game_of((bell, 1, Zone.BATTLEFIELD))
    game.happen(LoseLife(player=2, amount=1))
    assert len(game.state.waiting) == 1
    settle_all(game)
    assert len(game.state.zone(Zone.STACK)) == 1
    assert game.state.players[1].life == 20
    resolve_top(game)
    assert game.state.zone(Zone.STACK) == ()
    assert game.state.players[1].life == 22


def test_what_dies_together_sees_each_other_die():
    game, (a, b) = game_of((MOURNER, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    game.happen(Destroy(object=a), Destroy(object=b))
    resolve_everything(game)
    assert game.state.players[1].life == 22


def test_what_came_after_does_not_look_back():
    game, (a, b) = game_of((MOURNER, 1, Zone.HAND), (creature(), 2, Zone.BATTLEFIELD))
    game.happen(Destroy(object=b))
    game.happen(Move(object=a, to=Zone.BATTLEFIELD))
    resolve_everything(game)
    assert game.state.players[1].life == 20


def test_a_permanent_sees_itself_enter():
    hound = creature("Hound", 2, 2, When(trigger=Sees(what=this_enters), effect=gain(3)))
    game, (it,) = game_of((hound, 2, Zone.HAND))
    game.happen(Move(object=it, to=Zone.BATTLEFIELD))
    resolve_everything(game)
    assert game.state.players[2].life == 23


def test_a_dying_trigger_finds_what_the_object_became():
    back = Do(what=lambda game, scope: game.happen(Move(object=scope.now(scope.slots["it"][0]), to=Zone.HAND)))
    phoenix = creature("Phoenix", 2, 2, When(trigger=SeesBack(what=this_dies), effect=back))
    game, (it,) = game_of((phoenix, 1, Zone.BATTLEFIELD))
    game.happen(Destroy(object=it))
    resolve_everything(game)
    assert [game.name(i) for i in game.state.zone(Zone.HAND, 1)] == ["Phoenix"]


def test_intervening_if_is_checked_twice():
    rich = If(what=lambda game, scope: game.state.players[1].life > 20)
    vault = card("Vault", "artifact", When(trigger=Sees(what=gained(GainLife)), effect=gain(5), condition=rich))
    game, _ = game_of((vault, 1, Zone.BATTLEFIELD))
    game.happen(LoseLife(player=1, amount=5))
    game.happen(GainLife(player=1, amount=1))
    assert game.state.waiting == ()
    game.happen(GainLife(player=1, amount=9))
    settle_all(game)
    game.happen(LoseLife(player=1, amount=9))
    resolve_top(game)
    assert game.state.players[1].life == 16
    assert "603.4" in {n for e in game.log for n in e.rules}


def test_active_players_triggers_go_first_on_the_stack():
    bell = card("Bell", "artifact", When(trigger=Sees(what=gained(LoseLife)), effect=gain(1)))
    game, _ = game_of((bell, 2, Zone.BATTLEFIELD), (bell, 1, Zone.BATTLEFIELD))
    game.happen(LoseLife(player=2, amount=1))
    settle_all(game)
    assert [game.controller(i) for i in game.state.zone(Zone.STACK)] == [1, 2]


def test_a_player_orders_different_triggers():
    trigger = Sees(what=gained(LoseLife))
    a = card("A", "artifact", When(trigger=trigger, effect=gain(1)))
    b = card("B", "artifact", When(trigger=trigger, effect=gain(2)))
    cards = ((a, 1, Zone.BATTLEFIELD), (b, 1, Zone.BATTLEFIELD))
    game, _ = game_of(*cards)
    game.happen(LoseLife(player=2, amount=1))
    with pytest.raises(Undecided) as asked:
        settle_all(game)
    assert asked.value.choice.kind == "order"
    game, _ = game_of(*cards, chooser=Answers(order=[(1, 0)]))
    game.happen(LoseLife(player=2, amount=1))
    settle_all(game)
    assert [game.name(i) for i in game.state.zone(Zone.STACK)] == ["B's ability", "A's ability"]


def test_one_or_more_triggers_once_for_all():
    seen = []
    note = Do(what=lambda game, scope: seen.append((scope.slots["it"], game.exists(scope.source))))
    wake = card("Wake", "enchantment", When(trigger=SeesBack(what=dies, one_or_more=True), effect=note))
    game, (_, a, b) = game_of((wake, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    game.happen(Destroy(object=a), Destroy(object=b))
    resolve_everything(game)
    assert seen == [((a, b), True)]


def test_once_each_turn():
    bell = card("Bell", "artifact", When(trigger=Sees(what=gained(LoseLife)), effect=gain(1), once_each_turn=True))
    game, _ = game_of((bell, 1, Zone.BATTLEFIELD))
    game.happen(LoseLife(player=2, amount=1))
    game.happen(LoseLife(player=2, amount=1))
    assert len(game.state.waiting) == 1
    go_to(game, "upkeep")
    game.happen(LoseLife(player=2, amount=1))
    assert len(game.state.waiting) == 1


def test_a_delayed_trigger_triggers_once():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    ability = When(trigger=Sees(what=at_step("end")), effect=gain(4))
    game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=Scope.of(bear, 1))))
    go_to(game, "end")
    resolve_everything(game)
    assert game.state.players[1].life == 24
    assert game.state.delayed == ()
    go_to(game, "end")
    resolve_everything(game)
    assert game.state.players[1].life == 24


def test_a_reflexive_trigger_uses_the_stack():
    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    reflexive(game, When(trigger=Sees(what=at_step("")), effect=gain(1)), Scope.of(bear, 1))
    settle_all(game)
    assert len(game.state.zone(Zone.STACK)) == 1


def test_a_state_trigger_does_not_repeat_while_on_the_stack():
    class Poor(Sees, frozen=True):
        state = If(what=lambda game, scope: game.state.players[1].life < 20)

    poor = card("Poor", "enchantment", When(trigger=Poor(what=lambda *_: None), effect=gain(1)))
    game, _ = game_of((poor, 1, Zone.BATTLEFIELD))
    game.happen(LoseLife(player=1, amount=2))
    game.happen(LoseLife(player=2, amount=2))
    assert len(game.state.waiting) == 1
    resolve_everything(game)
    assert game.state.players[1].life == 20


def test_the_log_says_what_caused_a_trigger():
    bell = card("Bell", "artifact", When(trigger=Sees(what=gained(LoseLife)), effect=gain(2)))
    game, (it,) = game_of((bell, 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=it, recipient=2, amount=1))
    resolve_everything(game)
    entry = next(e for e in game.log if isinstance(e.event, AbilityTriggers))
    assert isinstance(game.log[entry.cause - 1].event, LoseLife)
    assert "Bell's ability triggers." in told(game)


def test_endless_mandatory_triggers_are_a_draw():
    a = card("A", "artifact", When(trigger=Sees(what=gained(GainLife)), effect=Do(
        what=lambda game, scope: game.happen(LoseLife(player=1, amount=1)))))
    b = card("B", "artifact", When(trigger=Sees(what=gained(LoseLife)), effect=gain(1)))
    game, _ = game_of((a, 1, Zone.BATTLEFIELD), (b, 1, Zone.BATTLEFIELD))
    game.happen(GainLife(player=1, amount=1))
    resolve_everything(game)
    assert "draw" in game.state.marks
    assert "104.4b" in {n for e in game.log for n in e.rules}


def test_a_draw_step_trigger_waits_for_the_draw_step():
    bell = card("Bell", "artifact", When(trigger=Sees(what=lambda g, e, s: {} if isinstance(e, Draw) else None), effect=gain(1)))
    game, _ = game_of((bell, 2, Zone.BATTLEFIELD))
    go_to(game, "draw", 2)
    advance(game)
    assert game.state.players[2].life == 21


def entering(game, event, scope):
    return {} if isinstance(event, Move) and event.to is Zone.BATTLEFIELD else None


def test_a_static_ability_makes_others_trigger_more_often():
    class Twice(Instead, frozen=True):
        def additional_triggers(self, game, waiting, event, scope):
            return 1 if entering(game, event, scope) is not None and waiting.controller == scope.controller else 0

    warden = creature("Warden", 1, 1, When(trigger=Sees(what=entering), effect=gain(1)))
    doubler = card("Doubler", "artifact", Twice(what=lambda *_: None))
    game, (_, _, bear) = game_of((warden, 1, Zone.BATTLEFIELD), (doubler, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.HAND))
    game.happen(Move(object=bear, to=Zone.BATTLEFIELD))
    resolve_everything(game)
    assert game.state.players[1].life == 22


def test_a_static_ability_can_keep_others_from_triggering():
    def stops(game, action, scope):
        stopped = isinstance(action, AbilityTriggers) and entering(game, action.event, scope) is not None
        return forbidden("Nothing triggers on entering.") if stopped else None

    warden = creature("Warden", 1, 1, When(trigger=Sees(what=entering), effect=gain(1)))
    orb = card("Orb", "artifact", Forbids(what=stops))
    game, (_, _, bear) = game_of((warden, 1, Zone.BATTLEFIELD), (orb, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.HAND))
    game.happen(Move(object=bear, to=Zone.BATTLEFIELD))
    assert game.state.waiting == ()
    assert "Nothing triggers on entering." in told(game)


def test_counters_that_something_enters_with_are_put_on_it():
    put = Sees(what=lambda game, event, scope: {"amount": event.amount} if isinstance(event, PutCounters) else None)
    bell = card("Bell", "artifact", When(trigger=put, effect=gain(1)))
    game, (_, bear) = game_of((bell, 1, Zone.BATTLEFIELD), (creature(), 2, Zone.HAND))
    game.happen(Move(object=bear, to=Zone.BATTLEFIELD, counters={"+1/+1": 2}))
    assert [w.slots["amount"] for w in game.state.waiting] == [2]
