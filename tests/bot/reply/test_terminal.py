import io

import pytest

from bot.reply.layout import Line
from bot.reply.terminal import coloured, show
from engine.explain.ruling import Answer, Ruling

RULING = Ruling(ok=True, answers=(Answer(question="?", kind="number", value=1, text="It costs {2}{G}.", rules=("601.2f",)),))


def test_a_pipe_gets_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    show(RULING)
    assert "\x1b" not in capsys.readouterr().out


def test_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    show(RULING)
    assert "\x1b[" in screen.getvalue()
    assert "It costs" in screen.getvalue()


def test_each_mana_symbol_has_the_colour_of_its_mana() -> None:
    text = coloured(Line("step", "{2}{W}{U/P}{G/U}"), 40)
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("{2}", "bright_white"),
        ("{W}", "bright_yellow"),
        ("{U/P}", "bright_blue"),
        ("{G/U}", "bright_blue"),
        ("{G/U}", "bright_green"),
    ]
