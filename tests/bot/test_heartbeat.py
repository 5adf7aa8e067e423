import asyncio
from pathlib import Path

import pytest

from bot.heartbeat import EVERY, beat, beating, is_alive


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LAWMAGE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_bot_that_never_beat_is_not_alive() -> None:
    assert not is_alive()


def test_a_beat_is_heard_for_a_few_beats(home: Path) -> None:
    beat()
    at = (home / "heartbeat").stat().st_mtime
    assert is_alive(at + 2 * EVERY)
    assert not is_alive(at + 10 * EVERY)


@pytest.mark.parametrize("connected", [True, False])
async def test_only_a_connected_bot_beats(connected: bool) -> None:
    beats: list[None] = []
    task = asyncio.create_task(beating(lambda: connected, lambda: beats.append(None)))
    await asyncio.sleep(0)
    task.cancel()
    assert len(beats) == connected
