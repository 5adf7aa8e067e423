"""Turns, phases and steps."""

from engine.game.continuous import StartEffect
from engine.game.damage import Damage
from engine.game.meaning import Duration, Effect
from engine.game.objects import Mana, Zone
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.turn import AddPhases, BeginStep, BeginTurn, TakeExtraTurn, advance, go_to
from engine.game.zones import Destroy, Move
from tests.engine.game.words import Answers, Instead, ThisTurn, card, creature, game_of, with_facts


def steps_of(game):
    return [e.event.step for e in game.log if isinstance(e.event, BeginStep)]


def test_the_steps_of_a_turn_without_attackers():
    game, _ = game_of()
    go_to(game, "precombat main")
    assert steps_of(game) == [
        "beginning of combat", "declare attackers", "end of combat", "postcombat main", "end", "cleanup",
        "untap", "upkeep", "draw", "precombat main",
    ]
    assert game.state.turn.active == 2
    assert game.state.turn.number == 4


def test_the_active_player_untaps_and_draws():
    game, (mine, theirs) = game_of((creature(), 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    with_facts(game, mine, is_tapped=True)
    with_facts(game, theirs, is_tapped=True, is_sick=True)
    go_to(game, "precombat main", 2)
    assert game.object(mine).is_tapped
    assert not game.object(theirs).is_tapped
    assert not game.object(theirs).is_sick
    assert len(game.state.zone(Zone.HAND, 2)) == 1
    assert game.state.zone(Zone.HAND, 1) == ()


def test_damage_and_effects_wear_off_in_the_cleanup_step():
    game, (bear,) = game_of((creature("Ox", 2, 4), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=bear, amount=3))
    effect = Continuous(id=0, effect=None, scope=Scope.of(bear, 1), affected=(bear,), until=ThisTurn(), timestamp=0)
    game.happen(StartEffect(effect=effect))
    go_to(game, "end")
    assert (game.object(bear).damage, len(game.state.effects)) == (3, 1)
    go_to(game, "upkeep")
    assert (game.object(bear).damage, len(game.state.effects)) == (0, 0)


def test_the_hand_is_reduced_to_seven():
    cards = [(creature(f"C{n}"), 1, Zone.HAND) for n in range(9)]
    game, hand = game_of(*cards)
    game.chooser = Answers(discard=[tuple(hand[:2])])
    go_to(game, "upkeep")
    assert game.state.zone(Zone.HAND, 1) == tuple(hand[2:])
    assert len(game.state.zone(Zone.GRAVEYARD, 1)) == 2


def test_mana_is_lost_as_steps_end():
    game, _ = game_of()
    game.state = game.state.put(game.state.players[1].with_(mana=(Mana(type="G"),)))
    advance(game)
    assert game.state.players[1].mana == ()


def test_an_extra_turn_comes_next():
    game, _ = game_of(names=("Ann", "Bob", "Cyd"))
    game.happen(TakeExtraTurn(player=1))
    go_to(game, "upkeep")
    assert game.state.turn.active == 1
    go_to(game, "upkeep")
    assert game.state.turn.active == 2


def test_added_phases_come_after_this_one():
    game, _ = game_of()
    go_to(game, "postcombat main")
    game.happen(AddPhases(phases=("combat", "postcombat main")))
    go_to(game, "end")
    assert steps_of(game)[4:] == ["beginning of combat", "declare attackers", "end of combat", "postcombat main", "end"]


def test_a_phase_added_before_combat_does_not_replace_combat():
    game, _ = game_of()
    game.happen(AddPhases(phases=("combat",)))
    go_to(game, "end")
    assert steps_of(game).count("beginning of combat") == 2


def test_a_skipped_step_is_passed_over():
    def skip(game, event, scope):
        return () if isinstance(event, BeginStep) and event.step == "draw" else None

    game, _ = game_of((card("Sloth", "enchantment", Instead(what=skip)), 1, Zone.BATTLEFIELD))
    go_to(game, "precombat main")
    assert "draw" not in steps_of(game)
    assert game.state.zone(Zone.HAND, 2) == ()
    assert game.state.turn.active == 2


def test_a_skipped_turn_is_passed_over_once():
    def skip(game, event, scope):
        return () if isinstance(event, BeginTurn) and event.player == 2 else None

    game, (bear,) = game_of((creature(), 1, Zone.BATTLEFIELD))
    effect = Continuous(id=0, effect=Instead(what=skip), scope=Scope.of(bear, 1), affected=None, until=None, timestamp=0, uses=1)
    game.happen(StartEffect(effect=effect))
    go_to(game, "upkeep")
    assert game.state.turn.active == 1
    go_to(game, "upkeep")
    assert game.state.turn.active == 2


def test_what_happened_last_turn_is_forgotten():
    game, (bear,) = game_of((creature("Ox", 2, 4), 1, Zone.BATTLEFIELD))
    game.happen(Damage(source=bear, recipient=2, amount=3))
    assert any(isinstance(e, Damage) for e in game.state.history)
    go_to(game, "upkeep")
    assert not any(isinstance(e, Damage) for e in game.state.history)


def test_what_was_exiled_until_something_leaves_comes_back_at_once():
    class Banished(Effect, frozen=True):
        card: int

        def as_it_ends(self, game, scope):
            game.happen(Move(object=self.card, to=Zone.BATTLEFIELD))

    class UntilItLeaves(Duration, frozen=True):
        def is_over(self, game, scope, event):
            return isinstance(event, Move) and event.object == scope.source

    game, (ring, bear) = game_of((card("Ring", "enchantment"), 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    game.happen(Move(object=bear, to=Zone.EXILE))
    exiled = game.state.became[bear]
    effect = Continuous(
        id=0, effect=Banished(card=exiled), scope=Scope.of(ring, 1), affected=None, until=UntilItLeaves(), timestamp=0
    )
    game.happen(StartEffect(effect=effect))
    game.happen(Destroy(object=ring))
    back = game.state.became[exiled]
    assert game.object(back).zone is Zone.BATTLEFIELD
    assert game.state.effects == ()
