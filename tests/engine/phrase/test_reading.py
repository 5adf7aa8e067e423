import pytest

from engine.phrase import Declined, read, text
from tests.engine.phrase.language import Act, Coin, Doze, Gather, Some, Stranger, Tale, Thou, Toss


@pytest.mark.parametrize(
    "line",
    [
        "Thou gather an acorn.",
        "Target stranger gathers 2 acorns.",
        "Another stranger sleeps and gathers three acorns. Thou doze.",
        "Thou gather three acorns, then drop a leaf.",
        "Thou gather 1 acorn, doze, and sleep.",
    ],
)
def test_what_is_read_is_printed_to_the_letter(line: str) -> None:
    found = read(Tale, line)
    assert not isinstance(found, Declined), found
    assert text(found) == line


def test_fields_hold_what_the_words_say() -> None:
    found = read(Act, "target stranger gathers two acorns and dozes")
    assert found == Act(
        who=Stranger(), deeds=(Gather(amount=Some(n=2, wording=1)), Doze())
    )


def test_a_verb_that_does_not_agree_with_its_subject_is_declined() -> None:
    assert isinstance(read(Tale, "Thou gathers an acorn."), Declined)
    assert isinstance(read(Tale, "Target stranger gather an acorn."), Declined)


def test_a_noun_that_does_not_agree_with_its_amount_is_declined() -> None:
    assert isinstance(read(Tale, "Thou gather 2 acorn."), Declined)


@pytest.mark.parametrize("line", ["Thou feed an acorn eater.", "Thou feed each acorn eater.", "Thou feed all acorn eaters."])
def test_a_slot_takes_the_number_that_its_template_asks_for(line: str) -> None:
    assert text(read(Tale, line)) == line


@pytest.mark.parametrize("line", ["Thou feed an acorn eaters.", "Thou feed each acorn eaters.", "Thou feed all acorn eater."])
def test_a_slot_of_the_other_number_is_declined(line: str) -> None:
    assert isinstance(read(Tale, line), Declined)


def test_an_article_that_does_not_fit_the_next_word_is_declined() -> None:
    assert isinstance(read(Tale, "Thou gather a acorn."), Declined)


def test_a_decline_names_the_furthest_place_and_what_could_stand_there() -> None:
    found = read(Tale, "Thou gather two pebbles.")
    assert isinstance(found, Declined)
    assert (found.seen, found.at) == ("pebbles", 3)
    assert {"acorn", "acorns"} <= set(found.expected)


def test_words_left_over_at_the_end_are_declined() -> None:
    assert isinstance(read(Act, "thou doze today"), Declined)


def test_two_readings_are_declined_as_ambiguous() -> None:
    found = read(Coin, "tossing 12")
    assert isinstance(found, Declined)
    assert found.is_ambiguous
    assert len(found.readings) == 2


def test_a_reading_that_its_word_finds_unfit_is_dropped() -> None:
    assert read(Coin, "tossing 3") == Toss(n=3)


def test_case_does_not_count() -> None:
    assert read(Act, "THOU DOZE") == Act(who=Thou(), deeds=(Doze(),))


def test_nothing_is_declined_kindly() -> None:
    found = read(Tale, "   ")
    assert isinstance(found, Declined)
    assert found.seen == "nothing"
