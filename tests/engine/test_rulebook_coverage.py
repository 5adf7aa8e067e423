import pytest

from engine.rulebook import citing, split_number
from engine.rulebook.coverage import Kind, Standing, by_section, count, kinds, read_run, standings
from engine.rulebook.official import read_official
from tests.gates.test_rules_cited import PUBLISHED

PLAYED, UNREAD, REPEATING, LAYOUT = Kind("played"), Kind("unread"), Kind("repeats", "704.5a"), Kind("layout")


def test_every_rule_of_the_edition_is_classified_once():
    if not PUBLISHED:
        pytest.skip("the official rules text is not beside the project")
    assert [*kinds()] == sorted(read_official(PUBLISHED[-1].read_bytes()).rules, key=split_number)


def test_only_a_repeating_rule_names_another_and_that_one_applies():
    repeats = {number: kind.of for number, kind in kinds().items() if kind.word == "repeats"}
    assert {number for number, kind in kinds().items() if kind.of} == set(repeats)
    assert {number: of for number, of in repeats.items() if kinds()[of] not in (PLAYED, UNREAD)} == {}


def test_chapters_one_to_seven_are_all_judged():
    assert [number for number, kind in kinds().items() if kind.word == "unread" and number[0] in "1234567"] == []


def test_a_repeating_rule_has_the_functions_and_tests_of_the_other():
    found = {rule.number: rule for rule in standings({"704.5a": ["m:f"]}, {"704.5a": ["test"]})}
    assert kinds()["119.6"] == REPEATING
    assert (found["119.6"].functions, found["119.6"].tests) == (("m:f",), ("test",))


def test_a_rule_counts_as_exercised_only_when_it_is_implemented():
    assert not Standing(number="704.5a", kind=PLAYED, tests=("test",)).is_exercised
    assert Standing(number="704.5a", kind=PLAYED, functions=("m:f",), tests=("test",)).is_exercised


def test_what_does_not_apply_is_outside_the_share():
    done = Standing(number="704.5a", kind=PLAYED, functions=("m:f",), tests=("test",))
    again = Standing(number="119.6", kind=REPEATING, functions=("m:f",), tests=("test",))
    counted = count([done, again, Standing(number="200.1", kind=LAYOUT), Standing(number="700.3", kind=PLAYED)])
    assert (counted.rules, counted.not_applicable, counted.exercised, counted.repeating) == (4, 1, 2, 1)
    assert counted.share == pytest.approx(2 / 3)


def test_sections_hold_their_rules_in_order():
    rules = [Standing(number=number, kind=PLAYED) for number in ("704.1", "704.5a", "705.1")]
    assert {section: len(found) for section, found in by_section(rules).items()} == {"704": 2, "705": 1}


def test_a_run_lists_the_tests_of_each_rule():
    assert read_run("704.5a\tone\n704.5a\ttwo\n705.1\tone\n") == {"704.5a": ["one", "two"], "705.1": ["one"]}


@pytest.fixture
def seen(monkeypatch):
    """The numbers that a witness is told, for functions decorated during the test."""
    told: list[tuple[str, ...]] = []
    monkeypatch.setattr(citing, "_WITNESSES", [])
    monkeypatch.setattr(citing, "CITED", {})
    citing.watch(told.append)
    return told


def test_a_witness_is_told_when_a_function_did_something(seen):
    @citing.rule("704.5a")
    def lose() -> None:
        pass

    lose()
    assert seen == [("704.5a",)]


def test_a_witness_is_not_told_of_an_empty_result(seen):
    @citing.rule("704.5a")
    def losers(game: object) -> tuple[str, ...]:
        return ()

    class Game:
        citations: list[tuple[str, ...]] = []  # noqa: RUF012

    assert losers(Game()) == ()
    assert seen == []


def test_a_witness_is_told_of_a_generator_when_it_gives_something(seen):
    @citing.rule("704.5a")
    def losers(names):
        yield from names

    assert [*losers([])] == []
    assert seen == []
    assert [*losers(["Ann"])] == ["Ann"]
    assert seen == [("704.5a",)]


def test_nothing_is_wrapped_when_nobody_watches(monkeypatch):
    monkeypatch.setattr(citing, "_WITNESSES", [])
    monkeypatch.setattr(citing, "CITED", {})

    def is_so() -> bool:
        return True

    assert citing.rule("704.5a")(is_so) is is_so
