from typing import Any

from bot.additions import added, only_asks, refused
from engine.explain.ruling import Answer, Problem, Ruling, Step

EARLIER = Problem(kind="illegal", text="No.", rules=("302.6",))
SINCE = Ruling(
    ok=True,
    script=("Alice: Forest.",),
    answers=(Answer(question="?", kind="number", value=1, text="One."),),
    steps=(Step(n=1, text="It begins."),),
    assumptions=("Mana costs are paid.",),
    problems=(EARLIER,),
)


def longer(**more: tuple[object, ...]) -> Ruling:
    names = ("script", "answers", "steps", "assumptions", "problems")
    fields: dict[str, Any] = {name: (*getattr(SINCE, name), *more.get(name, ())) for name in names}
    return Ruling(ok=True, **fields)


def test_an_earlier_problem_does_not_refuse_a_later_line() -> None:
    assert not refused(longer(), SINCE)
    assert refused(longer(problems=(Problem(kind="ambiguous", text="Which?"),)), SINCE)
    assert refused(SINCE, None)


def test_a_card_that_is_not_understood_refuses_no_line() -> None:
    assert not refused(longer(problems=(Problem(kind="card_not_understood", text="Hm."),)), SINCE)


def test_a_script_that_grew_by_questions_only_asks() -> None:
    assert only_asks(longer(script=("What is Forest?",)), SINCE)
    assert not only_asks(longer(script=("Alice taps Forest.", "What is Forest?")), SINCE)
    assert not only_asks(longer(), SINCE)


def test_the_first_question_takes_the_place_of_the_story() -> None:
    story = Answer(question="What happens?", kind="story", value=None, text="Nothing.")
    asked = Answer(question="How big?", kind="number", value=3, text="Three.")
    assert added(Ruling(ok=True, answers=(asked,)), Ruling(ok=True, answers=(story,))).answers == (asked,)
    assert added(Ruling(ok=True, answers=(asked, asked)), Ruling(ok=True, answers=(asked,))).answers == (asked,)


def test_what_is_added_leaves_out_what_was_there() -> None:
    step = Step(n=2, text="It goes on.")
    assert added(longer(steps=(step,)), SINCE) == Ruling(ok=True, steps=(step,))
