"""The @rule decorator, our summaries, the reader of the official text, and the lock between them."""

import pytest
from msgspec import Struct

from engine.rulebook import (
    CITED,
    BadRuleNumber,
    Rule,
    neighbours,
    our_book,
    rule,
    search,
    split_number,
    summary,
    with_official,
)
from engine.rulebook.lock import Changes, changed, lock, read_lock
from engine.rulebook.official import NotTheRules, read_official


class Verdictlike(Struct, frozen=True):
    rules: tuple[str, ...] = ()

    def cited(self, numbers: tuple[str, ...]) -> "Verdictlike":
        return Verdictlike(self.rules + numbers)


class Gamelike:
    def __init__(self) -> None:
        self.citations: list[tuple[str, ...]] = []


@pytest.fixture(autouse=True)
def registry_is_left_as_found():
    before = {number: list(places) for number, places in CITED.items()}
    yield
    CITED.clear()
    CITED.update(before)


def test_rule_number_stands_on_the_game_during_the_call_only():
    seen = []

    @rule("704.5f", "704.5g")
    def act(game: Gamelike) -> None:
        seen.extend(game.citations)

    game = Gamelike()
    act(game)
    assert seen == [("704.5f", "704.5g")]
    assert game.citations == []


def test_innermost_rule_stands_last():
    seen = []

    @rule("120.3")
    def inner(amount: int, *, game: Gamelike) -> None:
        seen.append(game.citations[-1])

    @rule("510.2")
    def outer(game: Gamelike) -> None:
        inner(2, game=game)
        seen.append(game.citations[-1])

    outer(Gamelike())
    assert seen == [("120.3",), ("510.2",)]


def test_citation_is_taken_back_when_the_call_fails():
    @rule("601.2h")
    def pay(game: Gamelike) -> None:
        raise LookupError

    game = Gamelike()
    with pytest.raises(LookupError):
        pay(game)
    assert game.citations == []


def test_game_is_found_when_given_by_name():
    @rule("121.1")
    def draw(count: int, game: Gamelike) -> bool:
        return game.citations == [("121.1",)]

    assert draw(game=Gamelike(), count=1) is True


def test_records_that_cite_come_back_cited():
    @rule("302.6")
    def verdict() -> Verdictlike:
        return Verdictlike()

    assert verdict().rules == ("302.6",)


def test_records_inside_tuples_and_lists_come_back_cited():
    @rule("302.6")
    def verdicts() -> tuple[Verdictlike, str]:
        return Verdictlike(), "plain"

    @rule("508.1c")
    def more() -> list[Verdictlike]:
        return [Verdictlike(), Verdictlike(("1",))]

    assert verdicts() == (Verdictlike(("302.6",)), "plain")
    assert [one.rules for one in more()] == [("508.1c",), ("1", "508.1c")]


def test_generator_cites_while_it_runs_and_not_while_it_is_read():
    @rule("704.3")
    def checks(game: Gamelike):
        yield len(game.citations)
        yield len(game.citations)

    game = Gamelike()
    depths = [(inside, len(game.citations)) for inside in checks(game)]
    assert depths == [(1, 0), (1, 0)]


def test_methods_and_classes_are_cited_by_name():
    @rule("702.9")
    class Flying:
        @rule("702.9b")
        def blocks(self, game: Gamelike) -> bool:
            return bool(game.citations)

    assert Flying().blocks(Gamelike()) is True
    assert Flying.rules == ("702.9",)
    assert Flying.blocks.rules == ("702.9b",)
    assert CITED["702.9b"][-1].endswith("Flying.blocks")


@pytest.mark.parametrize("number", ["704.5l", "704.5o", "7", "704.", "704.5F", "CR 704", "", "704.05"])
def test_impossible_rule_numbers_fail_at_decoration(number):
    with pytest.raises(BadRuleNumber, match="rule number"):
        rule(number)


def test_rule_needs_a_number():
    with pytest.raises(BadRuleNumber):
        rule()


def test_numbers_sort_as_in_the_book():
    assert sorted(["702.10", "702.9b", "702.9", "702"], key=split_number) == ["702", "702.9", "702.9b", "702.10"]


def test_summary_is_ours_and_one_line():
    assert "7b" in summary("613.4b")
    assert "\n" not in summary("613.4b")


@pytest.mark.parametrize("number", ["999.1", "nonsense", ""])
def test_summary_of_what_is_no_rule_is_empty(number):
    assert summary(number) == ""


def test_search_finds_the_heading_of_a_keyword_first():
    assert search("hexproof")[0].number == "702.11"


def test_search_by_number_gives_that_rule_then_its_parts():
    assert [found.number for found in search("704.5", 3)] == ["704.5", "704.5a", "704.5b"]


def test_search_gives_no_more_than_the_limit():
    assert len(search("creature", 4)) == 4


def test_search_for_what_is_nowhere_finds_nothing():
    assert search("xylophone") == []


def test_neighbours_skip_letters_that_the_book_skips():
    before, after = neighbours("704.5k")
    assert before is not None and before.number == "704.5j"
    assert after is not None and after.number == "704.5m"


def test_first_rule_has_nothing_before_it():
    first = next(iter(our_book().rules))
    assert neighbours(first)[0] is None


def test_parts_of_a_rule_are_its_letters():
    assert [part.number for part in our_book().below("613.2")] == ["613.2a", "613.2b", "613.2c"]


def test_official_text_stands_beside_our_summary():
    book = with_official({"704.5f": "the text", "999.9": "a rule we have nothing about"})
    assert book.rules["704.5f"] == Rule(number="704.5f", summary=summary("704.5f"), text="the text")
    assert book.rules["999.9"].summary == ""


def published(rules: int = 2600) -> str:
    """A file in the layout of the official text, with made-up rules."""
    body = [f"100.{1 + n // 20}{'abcdefghijkmnpqrstuvw'[n % 20]} Made-up rule {n}." for n in range(rules)]
    lines = ["Some Comprehensive Rules", "", "These rules are effective as of May 3, 2030.", "", "Contents", ""]
    lines += ["1. Concepts", "100. General", "101. Second", "Glossary", "Credits", "", "1. Concepts", "100. General"]
    lines += [*body, "Example: A made-up example.", "101. Second", "101.1. The last one,", "in two lines.", ""]
    lines += ["Glossary", "", "Thing", "1. An object.", "2. Another.", "", "Other", "See rule 100.", "", "Credits", "", "Us"]
    return "\n".join(lines)


def test_official_text_is_read_by_number():
    rules = read_official(published())
    assert rules.effective == "2030-05-03"
    assert len(rules.rules) == 2601
    assert rules.rules["101.1"].text == "The last one,\nin two lines."
    assert rules.sections == {"100": "General", "101": "Second"}
    assert rules.texts()["101"] == "Second"


def test_rule_whose_number_lacks_its_stop_is_read():
    rules = read_official(published().replace("\n101.1. The", "\n101.1 The")).rules
    assert rules["101.1"].text.startswith("The last one")


def test_examples_stand_with_their_rule():
    rules = read_official(published()).rules
    last = next(one for one in rules.values() if one.text == "Made-up rule 2599.")
    assert last.examples == ("A made-up example.",)


def test_glossary_keeps_all_meanings():
    assert read_official(published()).glossary == {"Thing": "1. An object.\n2. Another.", "Other": "See rule 100."}


@pytest.mark.parametrize(
    "encoded",
    [
        published().encode("utf-8-sig"),
        published().replace("\n", "\r\n").encode(),
        published().replace("\n", "\r").encode("utf-16"),
        published().replace("Made-up", "Made\x92up").encode("latin-1"),
    ],
    ids=["mark", "windows line ends", "utf-16", "cp1252"],
)
def test_official_text_is_read_in_any_encoding(encoded):
    assert len(read_official(encoded).rules) == 2601


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not the Comprehensive Rules"),
        ("<html>Not found</html>", "<html>Not found"),
        (published()[:300], "cut short"),
        (published().removesuffix("Credits\n\nUs"), "cut short"),
        (published().replace("\n101. Second\n101.1. ", "\n100.999 "), "101"),
        (published(500), "Only 501 rules"),
    ],
)
def test_what_is_not_the_whole_rules_text_is_refused_with_the_reason(text, says):
    with pytest.raises(NotTheRules, match=says):
        read_official(text)


def test_lock_prints_and_reads_back():
    locked = lock({"704.5f": "one", "120.3": "two"}, ["704.5f", "120.3", "999"], "2030-05-03")
    assert list(locked.fingerprints) == ["120.3", "704.5f"]
    assert read_lock(str(locked)) == locked


def test_lock_sees_nothing_in_the_same_edition():
    rules = {"704.5f": "A creature’s end", "120.3": "two"}
    locked = lock(rules, rules, "2030-05-03")
    assert not changed(locked, {"704.5f": "A  creature's end", "120.3": "two"}, rules)


def test_lock_lists_what_another_edition_changes():
    locked = lock({"1": "", "100.1": "one", "100.2": "two", "100.3": "three", "100.4": "four"}, [
        "100.1", "100.2", "100.3", "100.4",
    ], "2030-05-03")  # fmt: skip
    later = {"100.1": "one", "100.2": "new words", "100.5": "three"}
    assert changed(locked, later, ["100.1", "613.4b"]) == Changes(
        changed=("100.2",), moved=(("100.3", "100.5"),), gone=("100.4",), unread=("613.4b",)
    )
