"""The three lengths of a ruling."""

from msgspec.structs import replace

from engine.explain.lengths import at_length
from engine.explain.ruling import Answer, Because, Ruling, Step

STEPS = (Step(n=1, text="Bob casts Shock."),)
RULING = Ruling(
    ok=True,
    script=("Bob casts Shock.",),
    answers=(Answer(question="Who?", kind="player", value="Bob", text="Bob.", because=(Because(text="For a reason."),)),),
    steps=STEPS,
    assumptions=("Mana costs are paid.",),
)
STORY = Ruling(ok=True, answers=(Answer(question="What happens?", kind="story", value=None, text="Shock."),), steps=STEPS)


def test_the_verdict_has_the_answers_and_what_they_rest_on_unsaid():
    short = at_length(RULING, "verdict")
    assert [answer.text for answer in short.answers] == ["Bob."]
    assert (short.script, short.steps, short.answers[0].because) == ((), (), ())
    assert short.assumptions == RULING.assumptions


def test_steps_lead_to_the_answers():
    steps = at_length(RULING, "steps")
    assert steps.answers == RULING.answers
    assert steps.steps == ()


def test_what_happened_is_the_answer_to_what_happens():
    assert at_length(STORY, "steps").steps == STEPS


def test_everything_is_everything():
    assert at_length(RULING, "everything") is RULING


def test_where_nothing_is_answered_what_happened_is_told():
    assert at_length(replace(STORY, answers=()), "steps").steps == STEPS
