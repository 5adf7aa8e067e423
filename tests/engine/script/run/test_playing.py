import pytest

from engine.game.machine import OutOfSteps
from engine.game.objects import Zone
from engine.script.run import Limits, OutOfTime
from engine.script.run.playing import play
from engine.script.values import (
    Attack,
    Attackers,
    Block,
    Blockers,
    Branch,
    Cast,
    Counters,
    Draw,
    GoTo,
    Happens,
    HasAbility,
    IsLegal,
    LifeTotal,
    ManaPool,
    ObjectSpec,
    PowerToughness,
    Response,
    Sacrifice,
    Stack,
    Statement,
    TapForMana,
    Targets,
    TokenSpec,
    TypeLine,
    Where,
)
from tests.engine.script.run.playing_scripts import ALICE, BOB, alice, begun, bob, controls, played, ref


def values(run):
    return [answer.value for answer in run.answers]


def cast(name, *targets):
    return Cast(ref(name), (Targets(targets),) if targets else ())


def test_spell_resolves_before_the_next_sentence():
    run = played(controls(ALICE, "Grizzly Bears"), alice(cast("Giant Growth", ref("Grizzly Bears"))), Stack())
    assert values(run) == [["Giant Growth"]]
    run = played(
        controls(ALICE, "Grizzly Bears"), alice(cast("Giant Growth", ref("Grizzly Bears"))), PowerToughness(ref("Grizzly Bears"))
    )
    assert values(run) == ["5/5"]


def test_stack_waits_for_a_response():
    run = played(
        controls(BOB, "Grizzly Bears"),
        alice(cast("Lightning Bolt", ref("Grizzly Bears"))),
        Statement(bob(cast("Giant Growth", ref("Grizzly Bears"))), Response("in response")),
        Where(ref("Grizzly Bears")),
    )
    assert values(run) == ["battlefield"]


def test_illegal_deed_is_a_problem_with_its_rules_and_leaves_the_game_as_it_was():
    run = played(
        controls(ALICE, "Forest"), alice(cast("Terror", ref("Forest"))), IsLegal(), Where(ref("Terror")),
    )
    assert values(run) == [False, "hand"]
    assert [problem.kind for problem in run.problems] == ["illegal"]
    assert run.problems[0].rules


def test_response_to_an_illegal_deed_is_left_out():
    run = played(
        controls(ALICE, "Forest"),
        alice(cast("Terror", ref("Forest"))),
        Statement(bob(cast("Giant Growth", ref("Forest"))), Response("in response")),
        Where(ref("Giant Growth")),
    )
    assert values(run) == ["hand"]
    assert len(run.problems) == 1


def test_question_after_combat_is_answered_after_damage():
    attack = alice(Attack((Attackers((ref("Grizzly Bears"),)),)))
    assert values(played(controls(ALICE, "Grizzly Bears"), attack, LifeTotal(BOB))) == [18]


def test_block_is_kept_until_damage():
    run = played(
        controls(ALICE, "Grizzly Bears"),
        controls(BOB, "Hill Giant"),
        alice(Attack((Attackers((ref("Grizzly Bears"),)),))),
        bob(Block((Blockers((ref("Hill Giant"),)),))),
        Where(ref("Grizzly Bears")),
        LifeTotal(BOB),
    )
    assert values(run) == ["graveyard", 20]


def test_mana_is_lost_as_the_step_ends():
    run = played(
        controls(ALICE, "Forest"), alice(TapForMana((ref("Forest"),))), ManaPool(ALICE), alice(GoTo("combat")), ManaPool(ALICE)
    )
    assert values(run) == ["{G}", ""]


def test_what_just_happens_happens():
    run = played(controls(ALICE, "Grizzly Bears"), Happens(ref("Grizzly Bears"), "destroyed"), Where(ref("Grizzly Bears")))
    assert values(run) == ["graveyard"]


def test_branch_leaves_the_game_alone():
    question = Branch((Happens(ref("Grizzly Bears"), "destroyed"),), Where(ref("Grizzly Bears")))
    run = played(controls(ALICE, "Grizzly Bears"), question, Where(ref("Grizzly Bears")))
    assert values(run) == ["graveyard", "battlefield"]


def test_sacrifice_of_what_another_controls_is_illegal():
    run = played(controls(ALICE, "Grizzly Bears"), bob(Sacrifice((ref("Grizzly Bears"),))))
    assert [problem.kind for problem in run.problems] == ["illegal"]


def test_unknown_cards_of_a_library_can_be_drawn():
    run = played(alice(Draw(3)))
    assert len(run.game.state.zone(Zone.HAND, run.scene.player(ALICE))) == 3


def test_facts_of_an_object_hold():
    spec = ObjectSpec("Grizzly Bears", tapped=True, counters=(Counters("+1/+1", 2),), damage=1)
    run = played(controls(ALICE, spec))
    (bear,) = run.game.state.battlefield()
    assert (bear.is_tapped, bear.counters, bear.damage) == (True, {"+1/+1": 2}, 1)


def test_copy_has_the_values_of_what_it_copies():
    run = played(
        controls(ALICE, "Serra Angel", ObjectSpec("Clone", copying=ref("Serra Angel"))), PowerToughness(ref("Clone"))
    )
    assert values(run) == ["4/4"]


def test_token_is_what_its_description_says():
    token = ObjectSpec(token=TokenSpec("green Bear creature", "2/2"))
    run = played(controls(ALICE, token), TypeLine(ref("", kind="token")), PowerToughness(ref("", kind="token")))
    assert values(run) == ["Creature — Bear", "2/2"]


def test_missing_object_stops_the_script_and_leaves_later_questions_open():
    run = played(Happens(ref("", kind="token"), "destroyed"), LifeTotal(ALICE))
    assert values(run) == [None]
    assert run.problems[0].kind == "not_understood"


def test_limit_of_steps_is_kept():
    run = begun(alice(Draw(50)), steps=20)
    with pytest.raises(OutOfSteps):
        play(run)


def test_limit_of_time_is_kept():
    run = begun(alice(Draw(1)), limits=Limits(now=lambda: 2.0, until=1.0))
    with pytest.raises(OutOfTime):
        play(run)


def test_counterspell_right_after_a_spell_is_meant_as_a_response():
    run = played(alice(cast("Divination")), bob(cast("Counterspell", ref("Divination"))), Where(ref("Divination")))
    assert values(run) == ["graveyard"]
    assert run.problems == []
    assert any("in response" in assumption for assumption in run.assumptions)


def test_sorcery_in_anothers_turn_waits_for_its_own():
    run = played(controls(ALICE, "Grizzly Bears"), alice(cast("Divination")), bob(cast("Divination")))
    assert run.problems == []
    assert run.game.state.turn.active == run.scene.player(BOB)
    assert "It is Bob's precombat main phase by then." in run.assumptions


def test_timing_that_is_asked_about_stays_illegal():
    run = played(controls(ALICE, "Grizzly Bears"), alice(cast("Divination")), bob(cast("Divination")), IsLegal())
    assert values(run) == [False]


def test_copy_is_called_by_the_name_it_came_under():
    run = played(controls(ALICE, "Serra Angel", ObjectSpec("Clone", copying=ref("Serra Angel"))), Where(ref("Clone")))
    assert run.answers[0].text == "Clone (called Serra Angel) is on the battlefield."


def test_what_something_is_attached_to_is_there():
    run = played(controls(BOB, ObjectSpec("Pacifism", attached_to=ref("Serra Angel"))), Where(ref("Serra Angel")))
    assert values(run) == ["battlefield"]


def test_announced_targets_answer_no_other_choice():
    run = played(
        controls(ALICE, "Flametongue Kavu", "Grizzly Bears"), alice(cast("Momentary Blink", ref("Flametongue Kavu"))), Stack()
    )
    run.at = len(run.statements)
    assert [choice.choice for choice in run.open] == ["target"]


def test_protection_is_asked_about_by_its_quality():
    knight = controls(ALICE, "White Knight")
    run = played(knight, *(HasAbility(ref("White Knight"), f"protection from {quality}") for quality in ("black", "red")))
    assert values(run) == [True, False]
