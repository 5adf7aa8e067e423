import pytest

from engine.script.values import Ambiguous, Cast, ChoiceFor, ObjectRef, UnknownCard, Where, Words
from tests.engine.script.reading.said import deed, fault, last, said


@pytest.mark.parametrize("typed", ["grizzly bears", "GRIZZLY BEARS", "Grizzly  Bears", "[[Grizzly Bears]]", '"Grizzly Bears"'])
def test_a_name_is_found_however_it_is_typed(typed: str) -> None:
    assert deed(f"Alice casts {typed}") == Cast(ObjectRef("Grizzly Bears"))


def test_accents_do_not_matter() -> None:
    assert last("Alice controls Jotun Grunt").objects[0].name == "Jötun Grunt"


def test_the_comma_of_a_name_may_be_left_out() -> None:
    assert last("Bob controls Urborg Tomb of Yawgmoth").objects[0].name == "Urborg, Tomb of Yawgmoth"


def test_the_longest_name_wins() -> None:
    assert last("Bob controls Urborg, Tomb of Yawgmoth").objects[0].name == "Urborg, Tomb of Yawgmoth"


def test_an_object_of_the_scenario_wins_over_a_card_that_is_not_in_it() -> None:
    text = "Bob controls Urborg, Tomb of Yawgmoth. Where is Urborg?"
    assert last(text) == Where(ObjectRef("Urborg, Tomb of Yawgmoth"))


def test_brackets_force_the_other_card() -> None:
    text = "Bob controls Urborg, Tomb of Yawgmoth. Where is [[Urborg]]?"
    assert last(text) == Where(ObjectRef("Urborg"))


@pytest.mark.parametrize("short", ["the Mass", "Mass", "the chimeric", "Chimeric"])
def test_words_of_a_name_are_enough_for_an_object_of_the_scenario(short: str) -> None:
    assert last(f"Alice controls Chimeric Mass. Where is {short}?") == Where(ObjectRef("Chimeric Mass"))


def test_a_short_name_that_fits_two_objects_is_ambiguous() -> None:
    found = fault("Alice controls Gideon, Ally of Zendikar. Bob controls Gideon Jura. Where is Gideon?")
    assert isinstance(found, Ambiguous)
    assert set(found.fits) == {"Gideon, Ally of Zendikar", "Gideon Jura"}


def test_plurals_are_read_with_a_number() -> None:
    (has,) = said("Alice controls two Forests, 3 Llanowar Elves and 2x Serra Angel")
    assert [(spec.name, spec.count) for spec in has.objects] == [
        ("Forest", 2),
        ("Llanowar Elves", 3),
        ("Serra Angel", 2),
    ]


def test_a_name_may_begin_with_a_number_or_an_article() -> None:
    (has,) = said("Alice controls Two-Headed Giant of Foriys and The Gitrog Monster")
    assert [spec.name for spec in has.objects] == ["Two-Headed Giant of Foriys", "The Gitrog Monster"]


def test_a_name_that_begins_with_an_adjective_is_a_name() -> None:
    assert last("Alice controls White Knight. Where is White Knight?") == Where(ObjectRef("White Knight"))


def test_an_everyday_word_is_a_word_where_the_sentence_reads_without_the_card() -> None:
    assert deed("Alice controls Humility. Alice chooses exile for Humility").what == (
        ChoiceFor(Words("exile"), ObjectRef("Humility")),
    )


def test_the_same_word_is_a_card_where_a_card_is_cast() -> None:
    assert deed("Alice casts Exile on Serra Angel").spell == ObjectRef("Exile")


def test_an_unknown_name_offers_the_nearest() -> None:
    found = fault("Alice controls Grisly Beards")
    assert isinstance(found, UnknownCard)
    assert (found.seen, found.nearest[0], found.column) == ("Grisly Beards", "Grizzly Bears", 16)


def test_marks_inside_a_name_end_no_sentence() -> None:
    assert len(said("Alice controls Dr. Eggman. Bob casts Kaboom!")) == 2
    assert last("Alice controls Dr. Eggman. Where is Dr. Eggman?") == Where(ObjectRef("Dr. Eggman"))


def test_a_whole_name_wins_over_a_known_one_that_it_begins_with() -> None:
    text = "[[Urborg]] dies. Alice taps Assault and Urborg, Tomb of Yawgmoth for mana."
    assert [ref.name for ref in deed(text).sources] == ["Assault", "Urborg, Tomb of Yawgmoth"]
