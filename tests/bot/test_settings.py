from pathlib import Path

import pytest

from bot.refusal import Refusal
from bot.settings import Settings, settings


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LAWMAGE_HOME", str(tmp_path / "home"))
    for name in ("DISCORD_TOKEN", "LAWMAGE_DISCORD_TOKEN", "LAWMAGE_DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "LAWMAGE_DISCORD_TOKEN"])
def test_the_token_comes_from_either_variable_and_is_not_printed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "secret")
    token = Settings().discord_token
    assert token is not None and token.get_secret_value() == "secret"
    assert "secret" not in repr(Settings())


def test_the_token_comes_from_a_file_too(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=filed\n")
    token = Settings().discord_token
    assert token is not None and token.get_secret_value() == "filed"


def test_games_are_kept_in_the_home_unless_a_database_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert Settings().store_url == f"sqlite:///{(tmp_path / 'home' / 'lawmage.sqlite3').as_posix()}"
    monkeypatch.setenv("LAWMAGE_DATABASE_URL", "postgresql://host/games")
    assert Settings().store_url == "postgresql://host/games"


def test_a_time_of_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAWMAGE_SECONDS", "0")
    with pytest.raises(Refusal, match="LAWMAGE_SECONDS"):
        settings()
