"""The board as a picture, and the emoji of the application."""

import asyncio
import io
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.emojis import sync
from bot.refusal import Refusal
from bot.symbols import SYMBOLS
from tests.discord.loopback import Discord, Person, labels, text_of
from tests.discord.loopback.server import TOKEN
from tests.discord.loopback.shapes import EPHEMERAL, attached
from tests.discord.test_ruling import forge


async def test_the_board_is_a_press_away_with_a_text_for_those_who_cannot_see_it(bot: None, alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="Bear\nWolf")).answer()
    reply = await bob.presses(message, "Board")
    shown = await reply.answer()
    assert shown["flags"] & EPHEMERAL
    assert list(attached(shown["components"])) == ["attachment://board.png"]
    assert "Bear (1/1); Wolf (1/1)" in shown["components"][0]["items"][0]["description"]
    assert Image.open(io.BytesIO(reply.files["board.png"])).width > 700


async def test_a_step_of_a_game_has_its_board_too(bot: None, alice: Person) -> None:
    await (await alice.uses("game start", position="Bear")).answer()
    step = await (await alice.uses("game do", line="Wolf")).answer()
    shown = await (await alice.presses(step, "Board")).answer()
    assert "Bear (1/1); Wolf (1/1)" in shown["components"][0]["items"][0]["description"]


async def test_no_board_and_a_board_of_somebody_else_are_refused(bot: None, alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="How many?")).answer()
    assert "no board to draw" in text_of(await (await alice.presses(message, "Board")).answer())
    private = await (await alice.uses("ruling", scenario="Bear", private=True)).answer()
    assert "Only the person who asked" in text_of(await (await bob.presses(private, "Board")).answer())
    unknown = forge(message, labels(message)["Board"], "lm:board:AAAAAAAAAAAA")
    assert "no longer have" in text_of(await (await alice.presses(unknown, "Board")).answer())


def synced(*options: str) -> object:
    return sync.main(options, standalone_mode=False)


async def test_symbols_are_given_to_the_application_once(
    discord: Discord, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("LAWMAGE_DISCORD_API", discord.api)
    assert await asyncio.to_thread(synced) == 0
    assert len(discord.emoji) == len(SYMBOLS)
    discord.emoji.popitem()
    assert await asyncio.to_thread(synced) == 0
    assert len(discord.emoji) == len(SYMBOLS)
    assert f"1 emoji made, {len(SYMBOLS) - 1} were there." in capsys.readouterr().out
    assert await asyncio.to_thread(synced, "--anew") == 0
    assert len(discord.emoji) == len(SYMBOLS)
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    with pytest.raises(Refusal, match="does not accept"):
        await asyncio.to_thread(synced)
