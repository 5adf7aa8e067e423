"""What people are shown fits into a message, and what they typed cannot do harm there."""

from msgspec.structs import replace

from bot.quiz.own import OwnQuestion, own
from bot.quiz.panels import asked, by_section, personal, revealed, streaks
from bot.quiz.plot import plotted
from bot.quiz.question import Question
from bot.quiz.records import Mark, Posed
from bot.quiz.source import Source
from bot.reply.limits.numbers import V2_BUDGET, units
from bot.reply.showing import Showing

RIGHT, WRONG = Mark(("613",), "layers", True), Mark(("613", "702"), "layers", False)


def posed(question: Question) -> Posed:
    return Posed(id="abcdefghijkl", guild=1, channel=2, question=question, season=1, by=3, asked=0, closes=60)


def test_every_family_fits_into_a_message_even_with_endless_card_texts(source: Source) -> None:
    for seed in range(10):
        question = source.draw(seed)
        for panel in (
            asked(posed(question), lambda name: "word " * 900, Showing()),
            revealed(posed(question), {0: 5, question.right: 7}, Showing()),
        ):
            assert sum(units(text) for text in panel.texts) < V2_BUDGET
            assert all(panel.texts)


def test_the_question_does_not_show_the_answer(source: Source) -> None:
    question = source.draw(3, families=["layers"])
    shown = "\n".join(asked(posed(question), source.printed, Showing()).texts)
    assert not any(line in shown for line in question.explanation)


def test_typed_markdown_is_shown_as_it_was_typed(source: Source) -> None:
    question = replace(source.draw(3, families=["layers"]), text=("**loud** @everyone", "[x](https://e.vil)?"))
    shown = "\n".join(asked(posed(question), source.printed, Showing()).texts)
    assert "@everyone" not in shown
    assert "https://e.vil" not in shown
    assert "\\*\\*loud" in shown


def test_streaks_end_with_a_wrong_answer() -> None:
    assert streaks([RIGHT, RIGHT, WRONG, RIGHT]) == (1, 2)
    assert streaks([]) == (0, 0)


def test_answers_are_counted_for_each_section_of_the_question() -> None:
    assert by_section([RIGHT, WRONG]) == {"613": (1, 2), "702": (0, 1)}
    assert "1 of 2" in personal([RIGHT, WRONG], Showing()).texts[0]


def test_the_picture_is_a_picture_with_and_without_right_answers() -> None:
    assert plotted({"613": (1, 2), "702": (0, 1)}).startswith(b"\x89PNG")


SCENARIO = "It is Alice's turn.\nAlice controls Hill Giant.\nWhat is Hill Giant's power and toughness?"


def test_a_question_of_ones_own_gets_the_answer_of_the_engine(source: Source) -> None:
    question = own(SCENARIO, ["2/2", " 4/4 "], source.rule_on)
    assert isinstance(question, Question)
    assert question.options[question.right].text == "3/3"
    assert {option.text for option in question.options} == {"2/2", "3/3", "4/4"}


def test_a_right_answer_among_the_wrong_ones_is_told(source: Source) -> None:
    assert isinstance(own(SCENARIO, ["3/3"], source.rule_on), OwnQuestion)
    assert isinstance(own(SCENARIO, [], source.rule_on), OwnQuestion)
    assert isinstance(own("Alice controls Hill Giant.", ["3"], source.rule_on), OwnQuestion)
    assert isinstance(own("gibberish without end", ["3"], source.rule_on), OwnQuestion)
