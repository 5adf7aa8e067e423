"""A sheet has the questions and the cards and not the answers; the other sheet has those."""

from bot.quiz.printing import answers, sheet
from bot.quiz.question import LETTERS
from bot.quiz.source import Source


def test_the_sheet_asks_and_does_not_tell(source: Source) -> None:
    questions = [source.draw(seed, families=["layers"]) for seed in (1, 2)]
    text = sheet(questions, source.printed, "Friday")
    assert text.startswith("# Friday")
    for question in questions:
        assert all(line in text for line in question.text)
        assert all(name in text for name in question.cards)
        assert not any(line in text for line in question.explanation)


def test_the_answers_say_the_letter_the_reasons_and_where_each_came_from(source: Source) -> None:
    question = source.draw(1, families=["layers"])
    text = answers([question], "Friday")
    assert f"1. {LETTERS[question.right]})" in text
    assert question.explanation[0] in text
    assert f"layers {question.seed}" in text
