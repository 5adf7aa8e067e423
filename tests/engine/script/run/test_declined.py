import pytest

from engine.game.objects import Characteristics, Definition, Zone
from engine.script.run.declined import doubts, is_activated
from engine.script.run.library import Library
from engine.script.run.playing import play
from engine.script.run.run import Limits
from engine.script.run.start import start
from engine.script.values import AbilityRef, Activate, Cast, Draw, Has, LifeTotal, ObjectSpec, Where
from tests.engine.script.run.playing_scripts import ALICE, alice, cards, controls, ref, script


def half_read(*lines, types=("creature",)):
    """A compiler that understands no line of any card."""

    def compiler(card):
        face = Characteristics(name=card.name, types=types, power=2, toughness=2, mana_cost=("{1}",))
        return Definition(name=card.name, faces=(face,), declined=(lines,))

    return compiler


def played(compiler, *what):
    run = start(script(*what), Library(cards(), compiler), 2000, Limits())
    play(run)
    return run


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("{T}: Flummox each creature.", True),
        ("Flummox a creature: Draw a card.", True),
        ("Whenever ~ attacks, flummox it.", False),
        ('Creatures you control have "{T}: Flummox a card."', False),
    ],
)
def test_lines_with_a_cost_wait_to_be_activated(line, expected):
    assert is_activated(line) is expected


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
