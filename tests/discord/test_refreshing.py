"""Newer data are taken in while people ask; what cannot be loaded is told, and the old data stay."""

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.library.listing import LibraryProblem
from bot.refresh import Refreshed, from_the_network, newer_rules
from bot.setup import Setup
from tests.discord.conftest import BotStarter
from tests.discord.loopback import Person
from tests.discord.process import setup
from tests.discord.test_game import said

SOON = 0.01


async def until(person: Person, command: str, sign: str) -> str:
    async with asyncio.timeout(20):
        while sign not in (text := await said(person, command)):
            pass
    return text


async def test_newer_rules_are_taken_in_without_a_restart(start: BotStarter, alice: Person, tmp_path: Path) -> None:
    newer = replace(setup("", tmp_path / "bot.db"), edition="Comprehensive Rules of 2027-01-30")

    async def refresh() -> Refreshed:
        return Refreshed(newer)

    async with start(refresh, refresh_every=SOON):
        await until(alice, "status", "2027-01-30")
        assert "2027-01-30" in await said(alice, "ruling", scenario="one\nHow many?")


async def test_what_could_not_be_loaded_is_told_and_the_old_stays(start: BotStarter, alice: Person) -> None:
    async def refresh() -> Refreshed:
        return Refreshed(None, "Without the Comprehensive Rules: cut short.")

    async with start(refresh, refresh_every=SOON):
        assert "2026-09-25" in await until(alice, "status", "cut short")


async def test_a_refresh_that_breaks_does_no_harm(start: BotStarter, alice: Person) -> None:
    async def refresh() -> Refreshed:
        raise RuntimeError("boom")

    async with start(refresh, refresh_every=SOON):
        assert "boom" not in await until(alice, "status", "see the log")


async def test_rules_that_are_published_and_not_loaded_are_told_in_the_status_and_the_log(
    start: BotStarter, alice: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    async with start(published_rules=newer, rules_watch_every=3600.0):
        assert "published on 2027-01-30, not loaded" in await until(alice, "status", "Newer rules")
        alice.locale = "de"
        assert "am 2027-01-30 veröffentlicht" in await said(alice, "status")
    assert "newer_rules_are_published" in capsys.readouterr().out


async def test_rules_that_cannot_be_looked_up_are_no_reason_to_worry(start: BotStarter, alice: Person) -> None:
    looked = asyncio.Event()

    def unreachable() -> str:
        loop.call_soon_threadsafe(looked.set)
        raise LibraryProblem("The page cannot be reached.")

    loop = asyncio.get_running_loop()
    async with start(published_rules=unreachable, rules_watch_every=3600.0):
        async with asyncio.timeout(20):
            await looked.wait()
        assert "Newer rules" not in await said(alice, "status")


@pytest.mark.parametrize(
    ("published", "edition", "told"),
    [
        ("2027-01-30", "Comprehensive Rules of 2026-09-25", "2027-01-30"),
        ("2026-09-25", "Comprehensive Rules of 2026-09-25", ""),
        ("2025-01-01", "Comprehensive Rules of 2026-09-25", ""),
        ("", "Comprehensive Rules of 2026-09-25", ""),
        ("2027-01-30", "", ""),
    ],
)
def test_only_later_dates_are_newer(published: str, edition: str, told: str) -> None:
    assert newer_rules(lambda: published, edition) == told


def newer() -> str:
    return "2027-01-30"


def again(tmp_path: Path) -> Setup:
    return setup("", tmp_path / "new.db")


def program(code: str) -> tuple[str, ...]:
    return sys.executable, "-c", code


async def test_a_fetch_that_fails_leaves_the_setup_and_says_why(tmp_path: Path) -> None:
    command = program("import sys; print('The list is short.', file=sys.stderr); sys.exit(1)")
    assert await from_the_network(lambda: again(tmp_path), command) == Refreshed(None, "The list is short.")


async def test_a_fetch_without_the_rules_is_taken_in_with_a_warning(tmp_path: Path) -> None:
    command = program("import sys; print('Without the Comprehensive Rules: gone', file=sys.stderr)")
    found = await from_the_network(lambda: again(tmp_path), command)
    assert found.setup is not None
    assert found.problem == "Without the Comprehensive Rules: gone"
