import pytest

from engine import words
from engine.game.objects import Zone
from engine.phrase import text
from engine.words.events.happening import Happens
from engine.words.unread.abilities import (
    Matter,
    Unread,
    UnreadActivated,
    UnreadChapter,
    UnreadCost,
    UnreadEntering,
    UnreadManaAbility,
    UnreadOption,
    UnreadPermission,
    UnreadProhibition,
    UnreadReplacement,
    UnreadSpell,
    UnreadTriggered,
    UnreadWhenever,
)
from engine.words.unread.deeds import Attacking, Blocking
from engine.words.unread.parts import Anything, as_far_as_read


def kind(line, of_spell=False):
    words.load()
    return type(as_far_as_read(line, of_spell))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Whenever ~ attacks, flummox it.", UnreadTriggered),
        ("When ~ enters, if it's blorbed, flummox it.", UnreadTriggered),
        ("At the beginning of your upkeep, flummox a creature.", UnreadTriggered),
        ("Whenever ~ attacks or you draw a card, flummox it.", UnreadTriggered),
        ("II — Flummox a creature.", UnreadChapter),
        ("Whenever a blorb or ~ flummoxes, draw a card.", UnreadWhenever),
        ("Whenever ~ attacks, blorbs, or dies, flummox it.", UnreadWhenever),
        ("At the blorbing of your upkeep, draw a card.", UnreadWhenever),
        ("{T}: Flummox each creature.", UnreadActivated),
        ("Flummox a creature: Draw a card.", UnreadActivated),
        ("{T}: Add a blorb.", UnreadManaAbility),
        ("If a blorb would flummox, it flummoxes twice instead.", UnreadReplacement),
        ("As ~ enters, flummox a creature.", UnreadEntering),
        ("~ enters flummoxed.", UnreadEntering),
        ("Blorbs cost {2} more to cast.", UnreadCost),
        ("~ costs {1} less to cast for each blorb.", UnreadCost),
        ("You may cast blorbs from your graveyard.", UnreadPermission),
        ("Blorbs can't attack or block during odd turns.", UnreadProhibition),
        ("~ doesn't untap during odd untap steps.", UnreadProhibition),
        ("Transmute with a blorb {2}", UnreadOption),
        ("Creatures are flummoxed.", Unread),
    ],
)
def test_a_line_gives_what_can_be_read_of_it(line, expected):
    assert kind(line) is expected


@pytest.mark.parametrize(
    "line",
    [
        "When you control no blorbs, sacrifice ~.",
        "~ enters tapped and doesn't untap during odd untap steps.",
        "As ~ enters, choose odd or even. • Odd — Flummox it.",
        "Creatures have first strike and blorbs cost {1} less to cast.",
        "Blorbs cost {1} less to cast and can't be countered.",
        "Creatures are flummoxed and can't attack.",
        "Creatures can't attack or flummox.",
        "You may cast blorbs from your graveyard. They're flummoxed.",
        'Creatures have "{T}: Flummox a card."',
        "Banding",
        "If a blorb would flummox, it flummoxes twice instead. Creatures are flummoxed.",
    ],
)
def test_what_may_say_more_than_was_read_is_not_read_at_all(line):
    assert kind(line) is Unread


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Flummox a creature.", UnreadSpell),
        ("Whenever a creature dies this turn, flummox it.", UnreadSpell),
        ("You may cast a blorb from your graveyard.", UnreadSpell),
        ("Creatures can't flummox this turn.", UnreadSpell),
        ("Blorbs cost {1} less to cast.", UnreadSpell),
        ("~ costs {1} less to cast for each blorb.", UnreadCost),
        ("You may cast ~ as though it had flash if it's blorbed.", UnreadPermission),
        ("Transmute with a blorb {2}", UnreadOption),
    ],
)
def test_a_line_of_a_spell_is_what_it_does_unless_it_is_about_casting_it(line, expected):
    assert kind(line, of_spell=True) is expected


def test_the_condition_of_a_half_read_trigger_is_the_word_for_it():
    ability = as_far_as_read("Whenever a creature dies, flummox it.", False)
    assert isinstance(ability.trigger, Happens)
    assert text(ability) == "Whenever a creature dies, flummox it."


def test_a_prohibition_knows_what_it_prohibits():
    ability = as_far_as_read("Blorbs can't attack or block during odd turns.", False)
    assert [type(deed) for deed in ability.deeds] == [Attacking, Blocking]


def test_an_ability_may_function_in_the_zones_that_it_names():
    assert as_far_as_read("Whenever a creature dies, flummox ~ from your graveyard.", False).functions_in == {
        Zone.BATTLEFIELD, Zone.GRAVEYARD
    }
    assert as_far_as_read("Whenever a creature dies, flummox it.", False).functions_in == {Zone.BATTLEFIELD}


def test_an_unread_chapter_is_one_of_the_chapters():
    assert as_far_as_read("II, III — Flummox a creature.", False).chapters == (2, 3)


def test_a_trigger_functions_where_its_condition_says():
    line = (
        "When ~ dies or a spell or ability an opponent controls causes you to discard ~, flummox it."
    )
    assert as_far_as_read(line, False).functions_in == {Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE}


def test_a_trigger_that_may_add_mana_has_a_say_in_what_can_be_paid():
    assert as_far_as_read("Whenever you draw a card, add {G} to a blorb.", False).about == {Matter.MANA}
    assert as_far_as_read("Whenever you draw a card, flummox it.", False).about == frozenset()


def test_what_a_verb_in_a_trigger_condition_speaks_of_may_be_passed_over():
    ability = as_far_as_read("Whenever an odd blorb dies, flummox it.", False)
    assert isinstance(ability, UnreadTriggered)
    assert isinstance(ability.trigger.subject, Anything)
    assert kind("Whenever an odd blorb or ~ dies, flummox it.") is UnreadWhenever
