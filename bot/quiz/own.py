"""Questions that people make themselves, answered by the engine."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct

from bot.quiz.explaining import explained
from bot.quiz.levels import level_of
from bot.quiz.question import Option, Question
from bot.quiz.saying import said
from bot.quiz.settling import MANA, OPTIONS, Ask, mix
from engine.explain.ruling import Ruling

OWN = "own"
"""The family of questions that people made themselves."""


class OwnQuestion(Struct, frozen=True):
    """Why somebody's own scenario is no question: one reason a line."""

    problems: tuple[str, ...]


def own(text: str, wrong: Sequence[str], ask: Ask) -> Question | OwnQuestion:
    """Somebody's own scenario as a question: the engine answers it, ``wrong`` are the other options."""
    ruling = ask(text)
    if problems := tuple(_problems(ruling)):
        return OwnQuestion(problems)
    answer = ruling.answers[0]
    right = said(answer.value, answer.kind)
    others = _others(right, answer.kind, wrong)
    if right.casefold() in {one.casefold() for one in others}:
        return OwnQuestion((f"“{right}” is the right answer, so it cannot be among the wrong ones.",))
    if not 1 <= len(others) < OPTIONS:
        return OwnQuestion(("Give one to three wrong answers.",))
    mixed = mix(Option(text=right), [Option(text=one) for one in others], (ruling,), text, Random(text))
    return Question(
        family=OWN,
        seed=0,
        level=level_of(answer.rules, answer.because, 1),
        script=text,
        text=ruling.script,
        cards=(),
        options=mixed.options,
        right=mixed.right,
        rules=answer.rules,
        tags=tuple(sorted({rule.split(".")[0] for rule in answer.rules})),
        explanation=explained(ruling),
    )


def _problems(ruling: Ruling) -> Iterator[str]:
    """What keeps a ruling from being the answer to a question."""
    yield from (problem.text for problem in ruling.problems)
    yield from (f"A choice is left open: {choice.choice}." for choice in ruling.open)
    yield from (f"This is assumed and should be said: {one}" for one in ruling.assumptions if one != MANA)
    answered = len(ruling.answers) == 1 and ruling.answers[0].value is not None
    if not (answered or ruling.problems or ruling.open):
        yield "A quiz question asks one question that has an answer."


def _others(right: str, kind: str, wrong: Sequence[str]) -> list[str]:
    if kind == "yes_no":
        return ["No" if right == "Yes" else "Yes"]
    return list(dict.fromkeys(one.strip() for one in wrong if one.strip()))
