import pytest

from bot.cli.table import Table
from engine.explain.ruling import Answer, OpenChoice, Problem, Ruling, Step


def rule_on(text: str) -> Ruling:
    """One step for each sentence, an answer for each question; ``waits`` leaves a choice open, ``huh`` is not read."""
    lines = text.splitlines()
    steps = tuple(Step(n=n, text=line) for n, line in enumerate(lines, 1) if "?" not in line)
    answers = tuple(Answer(question=line, kind="number", value=len(steps), text=line) for line in lines if "?" in line)
    problems = tuple(Problem(kind="not_understood", text=line) for line in lines if line == "huh")
    waits = lines[-1] == "waits"
    choice = OpenChoice(player="Bob", choice="a target", options=("A", "B"), says=("Bob targets A.", "Bob targets B."))
    return Ruling(ok=not problems, script=tuple(lines), steps=steps, answers=answers, problems=problems, open=(choice,) * waits)


@pytest.fixture
def table() -> Table:
    return Table(rule_on)


def texts(ruling: Ruling) -> list[str]:
    return [step.text for step in ruling.steps]


def test_a_line_shows_only_what_it_adds(table: Table) -> None:
    assert texts(table.say("one")) == ["one"]
    assert texts(table.say("two")) == ["two"]


def test_a_question_is_answered_and_not_kept(table: Table) -> None:
    table.say("one")
    assert table.say("how many?").answers[0].value == 1
    assert table.lines == ["one"]


def test_a_line_that_is_not_understood_is_not_kept(table: Table) -> None:
    assert table.say("huh").problems[0].kind == "not_understood"
    assert table.lines == []


def test_undo_takes_the_last_line_back(table: Table) -> None:
    table.say("one")
    table.say("two")
    assert table.undo() == "two"
    assert texts(table.say("three")) == ["three"]
    assert table.lines == ["one", "three"]


def test_undo_of_nothing_is_nothing(table: Table) -> None:
    assert table.undo() is None


def test_a_choice_is_settled_by_the_sentence_of_its_option(table: Table) -> None:
    table.say("waits")
    assert table.choose(3) is None
    assert table.choose(0) is None
    table.choose(2)
    assert table.lines == ["waits", "Bob targets B."]
    assert table.open == ()


def test_choosing_without_an_open_choice_does_nothing(table: Table) -> None:
    assert table.choose(1) is None
