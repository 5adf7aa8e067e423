"""Where the sentence goes that settles an open choice, and what no scenario can be."""

import pytest

from bot.refusal import Refusal
from bot.rulings import LONGEST, checked, saying, settled
from engine.explain.ruling import OpenChoice, Problem, Ruling


def test_what_no_database_keeps_is_left_out_of_a_scenario() -> None:
    assert checked("o\0ne\ud83d \U0001d54f") == "one \U0001d54f"


def open_at(line: int, column: int = 1) -> Ruling:
    choice = OpenChoice(player="Bob", choice="target", options=("A", "B"), says=("Bob targets A.",))
    problem = Problem(kind="open_choice", text="Bob has to choose.", line=line, column=column)
    return Ruling(ok=False, open=(choice,), problems=(problem,))


@pytest.mark.parametrize(
    ("text", "line", "column", "after"),
    [
        ("one\ntwo\nthree?", 2, 1, "one\ntwo\nX.\nthree?"),
        ("one. two. three?", 1, 6, "one. two.\nX.\nthree?"),
        ("one. two. three?", 1, 1, "one.\nX.\ntwo. three?"),
        ("one; two\nthree?", 1, 1, "one;\nX.\ntwo\nthree?"),
        ("one", 1, 1, "one\nX."),
        ("one", 0, 0, "one\nX."),
        ("one", 9, 1, "one\nX."),
    ],
)
def test_the_sentence_goes_after_the_one_whose_choice_it_settles(text: str, line: int, column: int, after: str) -> None:
    assert settled(text, open_at(line, column), "X.") == after


def test_a_second_choice_at_one_place_is_settled_after_the_first() -> None:
    assert settled("one\nBob targets A.\ntwo?", open_at(1), "X.", ["Bob targets A."]) == "one\nBob targets A.\nX.\ntwo?"


def test_an_option_stands_for_its_sentence_and_others_for_nothing() -> None:
    assert saying(open_at(1), 0, 0) == "Bob targets A."
    for choice, option in ((0, 1), (1, 0), (0, 99)):
        with pytest.raises(Refusal):
            saying(open_at(1), choice, option)


@pytest.mark.parametrize("text", ["", " \n ", "x" * (LONGEST + 1), "\U0001f40d" * (LONGEST // 2 + 1)])
def test_an_empty_or_endless_text_is_no_scenario(text: str) -> None:
    with pytest.raises(Refusal):
        checked(text)
