import subprocess
import sys
from pathlib import Path

import click
import pytest

from bot import __main__ as entry
from tests.bot.library.cards import library_of


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> object:
    monkeypatch.setattr(sys, "argv", ["lawmage", *arguments])
    with pytest.raises(SystemExit) as ended:
        entry.main()
    return ended.value.code


@pytest.mark.parametrize("arguments", [("ask",), ("ask", "x", "--file", "y"), ("ask", "--nonsense"), ("nonsense",)])
def test_a_command_line_that_cannot_be_read_ends_with_1(monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]) -> None:
    assert run(monkeypatch, *arguments) == 1


COMMANDS = "ask console run sync doctor coverage rules backup restore emojis quiz".split()


def test_every_command_is_listed_with_what_it_does(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "--help") == 0
    listed = capsys.readouterr().out.partition("Commands:\n")[2].splitlines()
    assert [line.split()[0] for line in listed if line[2] != " "] == COMMANDS
    assert all(len(line.split()) > 3 for line in listed if line[2] != " ")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_says_what_it_is_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert run(monkeypatch, command, "--help") == 0
    assert capsys.readouterr().out.startswith(f"Usage: lawmage {command} ")
    found = entry.lawmage.get_command(click.Context(entry.lawmage), command)
    assert found is not None and found.help
    assert all(parameter.help for parameter in found.params)


def test_without_a_command_the_commands_are_listed_and_the_status_is_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 1
    assert "Rule on a scenario." in capsys.readouterr().out


def test_a_mistyped_command_or_option_comes_with_the_nearest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "covrage")
    assert "'coverage'" in capsys.readouterr().err
    run(monkeypatch, "ask", "x", "--lenght", "steps")
    assert "--length" in capsys.readouterr().err


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


def test_ask_loads_only_what_a_ruling_needs(tmp_path: Path) -> None:
    library_of(tmp_path / "library.sqlite3").close()
    program = (
        "import sys; sys.argv = ['lawmage', 'ask', '--json', 'Alice controls Tin Bear.']\n"
        "from bot.__main__ import main\n"
        "try: main()\n"
        "except SystemExit as ended: status = ended.code\n"
        "print(status, *sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], env={"LAWMAGE_HOME": str(tmp_path)}, capture_output=True, text=True)
    status, *loaded = done.stdout.splitlines()[-1].split()
    assert (done.stderr, status) == ("", "0")
    assert not {"discord", "sqlalchemy", "alembic", "rapidfuzz", "rich", "pydantic", "typer", "asyncio"} & set(loaded)
    assert not {f"bot.cli.{command}" for command in COMMANDS if command != "ask"} & set(loaded)
