"""Backup and restore bring games back, and refuse what would lose some."""

from pathlib import Path

import pytest

from bot import heartbeat
from bot.cli import backup as commands
from bot.refusal import Refusal
from bot.store import opened
from tests.bot.store.test_store import CHANNEL, a_game, a_ruling


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LAWMAGE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("LAWMAGE_DATABASE_URL", raising=False)
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def url(home: Path) -> str:
    return f"sqlite:///{home / 'lawmage.sqlite3'}"


def backup(file: Path, *options: str) -> object:
    return commands.backup.main([str(file), *options], standalone_mode=False)


def restore(file: Path) -> object:
    return commands.restore.main([str(file)], standalone_mode=False)


async def test_a_game_comes_back_from_a_backup(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with opened(url(home)) as store:
        await store.start(a_game(), a_ruling())
        assert backup(tmp_path / "kept.db") == 0
        await store.end(a_game(), 200)
    assert restore(tmp_path / "kept.db") == 0
    async with opened(url(home)) as store:
        assert await store.running(CHANNEL) == a_game()
    assert "1 running games and 1 rulings" in capsys.readouterr().out
    assert (home / "lawmage.sqlite3.before").exists()


async def test_a_backup_does_not_overwrite_unless_told(home: Path, tmp_path: Path) -> None:
    async with opened(url(home)):
        pass
    backup(tmp_path / "kept.db")
    with pytest.raises(Refusal, match="there already"):
        backup(tmp_path / "kept.db")
    assert backup(tmp_path / "kept.db", "--force") == 0


def test_there_is_nothing_to_back_up_before_the_bot_has_run(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no database"):
        backup(tmp_path / "kept.db")


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to look at" * 40])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.db").write_bytes(content)
    with pytest.raises(Refusal, match="backup"):
        restore(tmp_path / "x.db")
    with pytest.raises(Refusal, match="no file"):
        restore(tmp_path / "y.db")


async def test_nothing_is_restored_under_a_running_bot(home: Path, tmp_path: Path) -> None:
    async with opened(url(home)):
        pass
    backup(tmp_path / "kept.db")
    heartbeat.beat()
    with pytest.raises(Refusal, match="is running"):
        restore(tmp_path / "kept.db")


def test_postgres_has_tools_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAWMAGE_DATABASE_URL", "postgresql://host/games")
    with pytest.raises(Refusal, match="pg_dump"):
        backup(tmp_path / "kept.db")
