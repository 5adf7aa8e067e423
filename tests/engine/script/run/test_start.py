import pytest

from engine.game.objects import Zone
from engine.script.run.needs import Need, needs
from engine.script.values import (
    Attack,
    Attackers,
    Block,
    Blockers,
    Cast,
    ForCost,
    Format,
    LifeIs,
    Moment,
    ObjectSpec,
    Targets,
    Where,
    ZoneRef,
)
from engine.script.values.choices import Discard
from tests.engine.script.run.playing_scripts import ALICE, BOB, alice, begun, bob, controls, played, ref, script


def needed(*what):
    run = begun(*what)
    return needs(script(*what), run.library)


def test_spell_that_is_cast_was_in_hand():
    assert needed(alice(Cast(ref("Giant Growth")))) == [Need("Giant Growth", ALICE, Zone.HAND)]


def test_spell_cast_for_its_flashback_cost_was_in_the_graveyard():
    (need,) = needed(alice(Cast(ref("Faithless Looting"), (ForCost("flashback"),))))
    assert need.zone == Zone.GRAVEYARD


def test_target_that_nothing_else_mentions_is_the_other_players():
    said = (Targets((ref("Sol Ring"),)),)
    assert Need("Sol Ring", BOB, Zone.BATTLEFIELD) in needed(alice(Cast(ref("Shatter"), said)))


def test_blocker_is_the_blocking_players():
    block = Block((Blockers((ref("Hill Giant"),), (ref("Grizzly Bears"),)),))
    found = needed(alice(Attack((Attackers((ref("Grizzly Bears"),)),))), bob(block))
    assert found == [Need("Grizzly Bears", ALICE, Zone.BATTLEFIELD), Need("Hill Giant", BOB, Zone.BATTLEFIELD)]


def test_card_that_is_discarded_was_in_hand():
    assert needed(bob(Discard((ref("Forest"),)))) == [Need("Forest", BOB, Zone.HAND)]


def test_what_is_there_is_not_needed():
    assert needed(controls(ALICE, "Sol Ring"), Where(ref("Sol Ring"))) == []


def test_zone_of_a_reference_is_where_it_was():
    (need,) = needed(Where(ref("Sol Ring", zone=ZoneRef("graveyard", BOB))))
    assert (need.zone, need.player) == (Zone.GRAVEYARD, BOB)


def test_assumption_names_the_card_and_the_place():
    run = played(alice(Cast(ref("Divination"))))
    assert "Divination was in Alice's hand." in run.assumptions


@pytest.mark.parametrize(
    ("what", "active"),
    [
        ((Where(ref("Forest")),), ALICE),
        ((bob(Cast(ref("Divination"))),), BOB),
        ((bob(Cast(ref("Shock"), (Targets((ref("Grizzly Bears"),)),))),), ALICE),
        ((bob(Attack((Attackers((ref("Grizzly Bears"),)),))),), BOB),
        ((Moment(BOB, "upkeep"), alice(Cast(ref("Shock"), (Targets((BOB,)),)))), BOB),
    ],
    ids=["first-player", "sorcery", "instant", "attack", "said"],
)
def test_turn_is_that_of_whoever_needs_it(what, active):
    run = begun(*what)
    assert run.game.state.turn.active == run.scene.player(active)


def test_commander_game_starts_at_forty():
    run = begun(Format("Commander"))
    assert {player.life for player in run.game.state.players.values()} == {40}


def test_life_said_is_the_life_total():
    run = played(LifeIs(BOB, 3))
    assert run.game.state.players[run.scene.player(BOB)].life == 3


def test_card_that_is_reanimated_was_in_a_graveyard():
    found = needed(alice(Cast(ref("Reanimate"), (Targets((ref("Serra Angel"),)),))))
    assert Need("Serra Angel", ALICE, Zone.GRAVEYARD) in found


def test_what_something_is_attached_to_is_there_once():
    run = played(controls(ALICE, ObjectSpec("Pacifism", attached_to=ref("Serra Angel"))), Where(ref("Serra Angel")))
    assert [thing.definition.name for thing in run.game.state.battlefield()].count("Serra Angel") == 1
