"""``lawmage quiz``: asked, marked, explained; printed; checked."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import quiz
from bot.library.opening import starter
from bot.quiz.source import Source
from bot.refusal import Refusal


@pytest.fixture(autouse=True)
def source(monkeypatch: pytest.MonkeyPatch) -> Source:
    made = Source(starter(), seconds=30)
    monkeypatch.setattr(quiz, "source", lambda legal: made)
    return made


def test_answers_are_marked_and_explained(source: Source) -> None:
    question = source.draw(4)
    right = "ABCD"[question.right]
    wrong = "B" if right == "A" else "A"
    good = CliRunner().invoke(quiz.quiz, ["--count", "1", "--seed", "4"], input=f"{right}\n")
    assert f"Right: {right})" in good.output
    assert "1 of 1 right" in good.output
    bad = CliRunner().invoke(quiz.quiz, ["--count", "1", "--seed", "4"], input=f"{wrong}\n")
    assert f"No: {right})" in bad.output
    assert question.explanation[0] in bad.output


def test_a_letter_that_is_no_option_is_asked_for_again(source: Source) -> None:
    right = source.draw(4).letter
    told = CliRunner().invoke(quiz.quiz, ["--count", "1", "--seed", "4"], input=f"x\n{right}\n")
    assert "Say A, B" in told.output
    assert "1 of 1 right" in told.output


def test_a_sheet_and_its_answers_are_written(tmp_path: Path) -> None:
    result = CliRunner().invoke(quiz.quiz, ["export", "--out", str(tmp_path / "q.md"), "--count", "3", "--seed", "1"])
    assert result.exit_code == 0
    assert "## 3." in (tmp_path / "q.md").read_text()
    assert "## 3." in (tmp_path / "q-answers.md").read_text()


def test_a_check_says_what_it_found() -> None:
    result = CliRunner().invoke(quiz.quiz, ["check", "--count", "5"])
    assert "5 questions, 0 draws without one" in result.output


def test_an_unknown_family_or_level_is_told_with_those_there_are() -> None:
    with pytest.raises(Refusal, match="layers"):
        quiz.named(["poker"])
    with pytest.raises(Refusal, match="judge level 3"):
        quiz.leveled(["9"])
    assert quiz.leveled(["0", "judge level 2"]) == ("new player", "judge level 2")
