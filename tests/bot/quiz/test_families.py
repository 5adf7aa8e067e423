"""What holds of the questions of every family: each wrong option has its reason, each card its text, each sentence its meaning."""

import re

import pytest

from bot.quiz.drawing import PAYABLE, attempt
from bot.quiz.families import FAMILIES
from bot.quiz.kinds import GROWTH
from bot.quiz.question import Question
from bot.quiz.source import Source, ordinary

SEEDS = range(14)
TELLS = {"zones": "has resolved, ", "copying": "has resolved, ", "layers": "has resolved, ", "counters": "would be put on "}


def drawn(source: Source, family: str, seeds: range = SEEDS) -> list[Question]:
    found = (attempt(family, seed, source.pool, source.rule_on) for seed in seeds)
    return [one for one in found if one is not None]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_wrong_option_has_a_reason_and_the_right_one_none(source: Source, family: str) -> None:
    questions = drawn(source, family)
    assert len(questions) >= len(SEEDS) // 3
    for question in questions:
        reasons = [option.why for at, option in enumerate(question.options) if at != question.right]
        is_pair = question.options[-1].text == "Neither dies"
        assert question.options[question.right].why == ""
        assert any(reasons) if is_pair else all(reasons) and len(reasons) == len(question.options) - 1
        assert len(question.options) > 2 or {option.text for option in question.options} == {"Yes", "No"}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_text_of_every_card_that_occurs_is_there(source: Source, family: str) -> None:
    names = [card.name for card in source.library.cards()]
    for question in drawn(source, family):
        text = "\n".join((question.script, *question.text, *(option.text for option in question.options)))
        for name in question.cards:
            text = text.replace(name, "")
        assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)] == []


@pytest.mark.parametrize("family", TELLS)
def test_people_read_what_the_engine_need_not_be_told(source: Source, family: str) -> None:
    questions = drawn(source, family, range(24))
    assert any(TELLS[family] in line for question in questions for line in question.text)
    assert not any(TELLS[family] in question.script for question in questions)


def test_it_is_said_that_costs_of_mana_can_be_paid(source: Source) -> None:
    for question in drawn(source, "sickness"):
        assert (PAYABLE in question.text) == any("Activating" in option.text for option in question.options)
    assert all(PAYABLE in question.text for question in drawn(source, "casting") if "Alice cast now" in question.text[-1])


def test_trample_is_asked_with_words_that_fit_any_numbers(source: Source) -> None:
    asked = [question for question in drawn(source, "combat", range(40)) if "Alice assigns" in question.text[-1]]
    assert asked
    for question in asked:
        assert question.text[-1].startswith("Alice assigns as much of it to Bob as she may.")
        assert question.options[question.right].text != "20"


def test_a_question_of_dying_asks_of_two_creatures(source: Source) -> None:
    asked = [question for question in drawn(source, "state-based", range(30)) if "Which of the two die?" in question.text]
    assert len({question.options[question.right].text.split()[0] for question in asked}) > 1


def test_a_spell_that_makes_larger_takes_nothing_away(source: Source) -> None:
    from random import Random

    sizes = [source.pool.draw(GROWTH, Random(seed)).numbers for seed in range(30)]
    assert all(number >= 0 for numbers in sizes for number in numbers)


def test_cards_that_no_format_allows_are_not_ordinary(source: Source) -> None:
    allows = ordinary(source.library)
    assert allows("Grizzly Bears")
    assert not allows("Despondent Killbot")


def test_who_gains_by_a_copy_is_asked_with_reasons_that_are_not_so(source: Source) -> None:
    asked = [question for question in drawn(source, "copying", range(60)) if "life total" in question.text[-1]]
    assert asked
    for question in asked:
        told = {option.text: option.why for option in question.options}
        right = int(question.options[question.right].text)
        assert all(int(value) != right for value, why in told.items() if why)
        assert "Alice" in question.text[-1]
