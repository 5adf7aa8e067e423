import pytest

from engine.game.objects import Zone
from engine.script.run import pointing
from engine.script.run.scene import Missing
from engine.script.values import Has, ObjectRef, ObjectSpec, Player, ZoneRef
from tests.engine.script.run.playing_scripts import ALICE, BOB, controls, played, ref


def names(run, found):
    return [run.game.object(thing).label or run.game.name(thing) for thing in found]


def test_possessive_picks_among_objects_of_one_name():
    run = played(controls(ALICE, "Forest"), controls(BOB, "Forest"))
    found = pointing.candidates(run.game, run.scene, ref("Forest", of=BOB))
    assert [run.game.object(thing).controller for thing in found] == [run.scene.player(BOB)]


def test_label_picks_its_own_object():
    run = played(controls(ALICE, ObjectSpec("Forest", label="A"), ObjectSpec("Forest", label="B")))
    assert names(run, pointing.candidates(run.game, run.scene, ref("Forest", label="B"))) == ["B"]


@pytest.mark.parametrize(("ordinal", "place"), [(1, 0), (2, 1), (-1, 2)])
def test_ordinals_count_in_the_order_of_the_text(ordinal, place):
    run = played(controls(ALICE, ObjectSpec("Forest", count=3)))
    every = pointing.candidates(run.game, run.scene, ref("Forest"))
    assert pointing.candidates(run.game, run.scene, ref("Forest", ordinal=ordinal)) == [every[place]]


def test_states_narrow():
    run = played(controls(ALICE, "Forest", ObjectSpec("Forest", tapped=True)))
    (tapped,) = pointing.candidates(run.game, run.scene, ref("Forest", states=("tapped",)))
    assert run.game.object(tapped).is_tapped


def test_zone_said_wins_over_the_battlefield():
    run = played(controls(ALICE, "Grizzly Bears"), Has(ALICE, "graveyard", (ObjectSpec("Grizzly Bears"),)))
    found = pointing.candidates(run.game, run.scene, ref("Grizzly Bears", zone=ZoneRef("graveyard", ALICE)))
    assert [run.game.object(thing).zone for thing in found] == [Zone.GRAVEYARD]


def test_description_finds_by_kind():
    run = played(controls(ALICE, "Grizzly Bears", "Forest"))
    assert names(run, pointing.candidates(run.game, run.scene, ObjectRef(kind="creature"))) == ["Grizzly Bears"]


def test_same_words_twice_mean_two_objects():
    run = played(controls(ALICE, ObjectSpec("Forest", count=2)))
    assert len(set(pointing.many(run.game, run.scene, (ref("Forest"), ref("Forest"))))) == 2


def test_what_is_not_there_is_missing():
    run = played(controls(ALICE, "Forest"))
    with pytest.raises(Missing, match="no Bob's Island here"):
        pointing.one(run.game, run.scene, ref("Island", of=BOB))


def test_unknown_player_is_missing():
    run = played(controls(ALICE, "Forest"))
    with pytest.raises(Missing, match="Alice, Bob"):
        run.scene.player(Player("Carol"))
