import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as entry


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> object:
    monkeypatch.setattr(sys, "argv", ["lawmage", *arguments])
    with pytest.raises(SystemExit) as ended:
        entry.main()
    return ended.value.code


@pytest.mark.parametrize("arguments", [("ask",), ("ask", "x", "--file", "y"), ("ask", "--nonsense"), ("nonsense",)])
def test_a_command_line_that_cannot_be_read_ends_with_1(monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]) -> None:
    assert run(monkeypatch, *arguments) == 1


def test_every_command_is_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "--help")
    listed = capsys.readouterr().out
    assert all(name in listed for name in ("ask", "console", "run", "sync", "doctor", "coverage", "rules"))


def test_without_a_token_run_tells_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("LAWMAGE_DISCORD_TOKEN", raising=False)
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert run(monkeypatch, "run") == 1
    assert "discord.com/developers" in capsys.readouterr().err


def test_sync_reads_files_and_says_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.bot.library.cards import CORPUS, encoded

    monkeypatch.setenv("LAWMAGE_HOME", str(tmp_path / "home"))
    (tmp_path / "corpus.json").write_bytes(encoded(CORPUS))
    assert run(monkeypatch, "sync", "--from", str(tmp_path / "corpus.json")) == 0
    assert "9 cards" in capsys.readouterr().out
    assert run(monkeypatch, "sync", "--from", str(tmp_path / "nothing.json")) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_the_health_check_sees_whether_the_bot_beats(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from bot.heartbeat import beat

    monkeypatch.setenv("LAWMAGE_HOME", str(tmp_path))
    assert run(monkeypatch, "doctor", "--running") == 1
    beat()
    assert run(monkeypatch, "doctor", "--running") == 0


def test_ask_loads_neither_discord_nor_the_database(tmp_path: Path) -> None:
    program = (
        "import sys; sys.argv = ['lawmage', 'ask', '--json', 'Alice controls Forest.']\n"
        "from bot.__main__ import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'discord', 'sqlalchemy', 'alembic', 'rapidfuzz', 'rich'} & set(sys.modules)\n"
        "sys.exit(f'loaded {heavy}' if heavy else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], env={"LAWMAGE_HOME": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
