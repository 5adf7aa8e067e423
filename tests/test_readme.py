"""The ruling that the README shows is the one that is given."""

from pathlib import Path

import pytest

from bot.reply.terminal import show
from engine.ask import ask
from tests.scenarios.conftest import starter_cards

README = Path(__file__).resolve().parents[1] / "README.md"
WIDTH = 84


def shown() -> tuple[str, str]:
    """The scenario and what is printed for it."""
    part = README.read_text(encoding="utf-8").partition("<!-- ruling: begin -->\n")[2].partition("<!-- ruling: end -->")[0]
    lines = [line.removeprefix("    ").rstrip() for line in part.splitlines()]
    asked = lines.index("$ lawmage ask --file scenario.txt")
    return "\n".join(lines[1:asked]).strip(), "\n".join(lines[asked + 1 :]).strip()


def test_the_ruling_of_the_readme_is_given(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    script, expected = shown()
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    show(ask(script, starter_cards()))
    assert "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines()).strip() == expected


def test_a_player_would_get_the_same_answer() -> None:
    text = README.read_text(encoding="utf-8").partition("<!-- ruling: end -->")[2]
    said = "\n".join(line for line in text.partition("\n## ")[0].splitlines() if line.startswith("    "))
    (as_judge,), (as_player,) = (ask(script, starter_cards()).answers for script in (shown()[0], said))
    assert (as_player.kind, as_player.value) == (as_judge.kind, as_judge.value)
