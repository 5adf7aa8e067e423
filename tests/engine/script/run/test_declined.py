from engine import words
from engine.game.objects import Characteristics, Definition, Zone
from engine.script.run.declined import doubts
from engine.script.run.library import Library
from engine.script.run.playing import play
from engine.script.run.run import Limits
from engine.script.run.start import start
from engine.script.values import AbilityRef, Activate, Can, Cast, Did, Draw, Has, LifeTotal, ObjectSpec, Where
from engine.words.unread.parts import as_far_as_read
from tests.engine.script.run.playing_scripts import ALICE, alice, cards, controls, ref, script


def half_read(*lines, types=("creature",)):
    """A compiler that understands no line of any card whole."""

    def compiler(card):
        words.load()
        abilities = tuple(as_far_as_read(line, "instant" in types) for line in lines)
        face = Characteristics(name=card.name, types=types, power=2, toughness=2, mana_cost=("{1}",), abilities=abilities)
        return Definition(name=card.name, faces=(face,), declined=(lines,))

    return compiler


def played(compiler, *what):
    run = start(script(*what), Library(cards(), compiler), 2000, Limits())
    play(run)
    return run


def test_static_line_leaves_questions_without_an_answer():
    run = played(half_read("Creatures are flummoxed."), controls(ALICE, "Grizzly Bears"), LifeTotal(ALICE))
    assert [answer.value for answer in run.answers] == [None]
    assert [problem.kind for problem in run.problems] == ["card_not_understood"]
    assert "Without the lines that I cannot read: Alice is at 20 life." in run.answers[0].text


def test_trigger_whose_event_has_not_happened_does_not_matter():
    compiler = half_read("Whenever you draw a card, flummox it.")
    run = played(compiler, controls(ALICE, "Grizzly Bears"), LifeTotal(ALICE))
    assert [answer.value for answer in run.answers] == [20]
    assert played(compiler, controls(ALICE, "Grizzly Bears"), alice(Draw(1)), LifeTotal(ALICE)).answers[0].value is None


def test_ability_that_is_activated_has_to_be_understood():
    run = played(
        half_read("{T}: Flummox each creature."), controls(ALICE, "Grizzly Bears"), LifeTotal(ALICE),
        alice(Activate(AbilityRef(ref("Grizzly Bears")))), LifeTotal(ALICE),
    )
    assert [answer.value for answer in run.answers] == [20, None]
    assert "Flummox each creature" in run.problems[0].text


def test_spell_has_to_be_understood_to_be_cast():
    run = played(half_read("Flummox a card.", types=("instant",)), alice(Cast(ref("Shock"))), Where(ref("Shock")))
    assert [answer.value for answer in run.answers] == [None]
    assert run.game.state.zone(Zone.STACK) == ()


def test_cards_in_hand_do_not_matter():
    hand = Has(ALICE, "hand", (ObjectSpec("Shock"),))
    run = played(half_read("Creatures are flummoxed."), hand, Where(ref("Shock")))
    assert doubts(run, Where(ref("Shock"))) == {}
    assert [answer.value for answer in run.answers] == ["hand"]


def test_trigger_of_which_only_the_condition_was_read_triggers():
    compiler = half_read("Whenever you draw a card, flummox it.")
    run = played(compiler, controls(ALICE, "Grizzly Bears"), alice(Draw(1)), LifeTotal(ALICE))
    told = [entry.text for entry in run.game.log]
    assert "Grizzly Bears's ability triggers." in told
    assert "What Grizzly Bears does here is not understood." in told


def test_a_trigger_fits_the_whole_condition():
    compiler = half_read("Whenever an opponent draws a card, flummox it.")
    run = played(compiler, controls(ALICE, "Grizzly Bears"), alice(Draw(1)), LifeTotal(ALICE))
    assert [answer.value for answer in run.answers] == [20]


def test_how_something_enters_does_not_matter_to_what_was_there():
    compiler = half_read("~ enters flummoxed.")
    assert played(compiler, controls(ALICE, "Grizzly Bears"), LifeTotal(ALICE)).answers[0].value == 20
    assert played(compiler, alice(Cast(ref("Grizzly Bears"))), LifeTotal(ALICE)).answers[0].value is None


def test_whether_it_enters_tapped_depends_on_how_it_enters():
    run = played(half_read("~ enters flummoxed."), controls(ALICE, "Grizzly Bears"), Did(ref("Grizzly Bears"), "enter tapped"))
    assert run.answers[0].value is None


def test_a_prohibition_matters_once_something_of_the_kind_was_done():
    compiler = half_read("Blorbs can't draw cards.")
    assert played(compiler, controls(ALICE, "Grizzly Bears"), LifeTotal(ALICE)).answers[0].value == 20
    assert played(compiler, controls(ALICE, "Grizzly Bears"), alice(Draw(1)), LifeTotal(ALICE)).answers[0].value is None


def test_a_keyword_that_is_a_choice_matters_to_how_its_card_can_be_cast():
    hand = Has(ALICE, "hand", (ObjectSpec("Grizzly Bears"),))
    question = Can(alice(Cast(ref("Grizzly Bears"))))
    assert played(half_read("Disturb with a blorb {2}"), hand, question).answers[0].value is None
    assert played(half_read("Whenever you draw a card, flummox it."), hand, question).answers[0].value is True


def test_before_anything_has_happened_no_trigger_has():
    compiler = half_read("Whenever a blorb or ~ flummoxes, draw a card.")
    assert played(compiler, controls(ALICE, "Grizzly Bears"), LifeTotal(ALICE)).answers[0].value == 20
    assert played(compiler, controls(ALICE, "Grizzly Bears"), alice(Draw(1)), LifeTotal(ALICE)).answers[0].value is None


def test_a_trigger_of_a_step_waits_for_a_step():
    compiler = half_read("At the blorbing of your upkeep, draw a card.")
    assert played(compiler, controls(ALICE, "Grizzly Bears"), alice(Draw(1)), LifeTotal(ALICE)).answers[0].value == 20
