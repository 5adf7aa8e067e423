import json

import pytest

from bot.cli.ask import read_text, status
from bot.cli.batch import rule_on_cases
from bot.cli.judge import Judge
from bot.library.opening import starter
from bot.refusal import Refusal
from engine.explain.ruling import Answer, OpenChoice, Problem, ProblemKind, Ruling

ANSWER = Answer(question="Is it?", kind="yes_no", value=True, text="It is.")


def engine(text: str, cards: object, *, seconds: float | None = None, now: object = None) -> Ruling:
    if text == "crash":
        raise RecursionError("too deep")
    while text == "hang":
        pass
    return Ruling(ok=True, script=(text,), answers=(ANSWER,))


@pytest.fixture
def judge() -> Judge:
    return Judge(starter(), 0.1, engine=engine)


def rulings(capsys: pytest.CaptureFixture[str]) -> list[tuple[object, dict[str, object]]]:
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return [(row["id"], row["ruling"]) for row in rows]


def test_a_batch_gives_each_case_its_id_back_as_it_came(judge: Judge, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ['{"id": "a-1", "script": "x"}', "", '{"id": {"n": [7]}, "script": "y", "source": "z"}']
    assert rule_on_cases(lines, judge) == 0
    assert [(case, ruling["script"]) for case, ruling in rulings(capsys)] == [("a-1", ["x"]), ({"n": [7]}, ["y"])]


def test_a_crash_is_the_ruling_of_its_case_and_the_batch_goes_on(judge: Judge, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_on_cases(['{"id": 1, "script": "crash"}', '{"id": 2, "script": "x"}'], judge) == 0
    (_, broken), (_, whole) = rulings(capsys)
    assert broken["problems"][0]["kind"] == "limit"  # type: ignore[index]
    assert "RecursionError: too deep" in broken["problems"][0]["text"]  # type: ignore[index]
    assert whole["ok"] is True


def test_an_engine_that_hangs_is_stopped(judge: Judge) -> None:
    ruling = judge.rule_on("hang")
    assert [problem.kind for problem in ruling.problems] == ["limit"]
    assert judge.rule_on("x").ok


def test_a_line_that_is_no_case_is_told_and_the_batch_goes_on(judge: Judge, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_on_cases(["not json", '{"id": 3}', '{"id": 4, "script": "x"}'], judge) == 1
    seen = rulings(capsys)
    assert [case for case, _ in seen] == [None, None, 4]
    assert "Line 2 is no case" in seen[1][1]["problems"][0]["text"]  # type: ignore[index]


def ruling(*kinds: ProblemKind, ok: bool = False, waits: bool = False) -> Ruling:
    choice = OpenChoice(player="Bob", choice="target", options=("A",))
    return Ruling(ok=ok, problems=tuple(Problem(kind=kind, text="") for kind in kinds), open=(choice,) * waits)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (ruling(ok=True), 0),
        (ruling("illegal", ok=True), 0),
        (ruling("illegal"), 0),
        (ruling("not_understood"), 2),
        (ruling("illegal", "unknown_card"), 2),
        (ruling("card_not_understood", ok=True), 0),
        (ruling("card_not_understood"), 2),
        (ruling("open_choice"), 3),
        (ruling(waits=True), 3),
        (ruling("limit"), 4),
        (ruling(), 1),
    ],
)
def test_the_exit_status_says_what_came_of_it(given: Ruling, expected: int) -> None:
    assert status(given) == expected


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        read_text("no such file")
