"""The whole way, from a person's words to the real engine's answer on real cards, and the bot as its host starts it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.examples import EXAMPLES
from bot.library.build import build
from bot.library.listing import Contents, Listing
from bot.library.opening import starter
from bot.reply.discord import ASIDE
from tests.discord.conftest import serving
from tests.discord.loopback import Discord, Person, labels, text_of
from tests.discord.loopback.server import TOKEN
from tests.discord.process import real_setup
from tests.discord.test_game import ROOT, said

MASS = """\
Alice: Chimeric Mass (3 charge counters), 3 Forest | hand: Giant Growth
Bob: 2 Island | hand: Diminish
Alice activates Chimeric Mass
Alice casts Giant Growth on Chimeric Mass
Bob casts Diminish on Chimeric Mass
What is Chimeric Mass's power and toughness?"""
MURDER = "Alice controls Grizzly Bears. Bob controls Serra Angel. Alice casts Murder. Where is Serra Angel?"


@pytest.fixture
async def judge(discord: Discord, tmp_path: Path) -> AsyncIterator[None]:
    async with serving(discord, real_setup(discord.api, tmp_path / "bot.db")):
        yield


async def test_a_scenario_is_ruled_on_with_its_derivation(judge: None, alice: Person) -> None:
    form = await alice.uses("ruling")
    text = text_of(await (await alice.fills_in(form, MASS)).answer())
    assert text.startswith("### Chimeric Mass is 4/4.")
    assert "Diminish" in text
    assert {"613.4b", "613.4c"} <= set(text.splitlines()[1].removeprefix("-# ").split(", "))


async def test_every_example_of_the_help_runs(judge: None, alice: Person) -> None:
    message = await (await alice.uses("help")).answer()
    for example in EXAMPLES:
        shown = await (await alice.presses(message, example.title)).answer()
        assert not any(problem in text_of(shown) for problem in ASIDE.values() if problem != ASIDE["open_choice"])
        assert "Board" in labels(shown)


async def test_the_board_of_a_ruling_is_drawn(judge: None, alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario=MASS)).answer()
    reply = await alice.presses(message, "Board")
    described = (await reply.answer())["components"][0]["items"][0]["description"]
    assert "Chimeric Mass (4/4, 3 × charge)" in described
    assert reply.files["board.png"].startswith(b"\x89PNG")


async def test_a_servers_own_card_is_compiled_and_played(judge: None, discord: Discord) -> None:
    chief = discord.person("Chief", permissions=1 << 5)
    card = "Bear Mentor {1}{G}\nCreature — Bear Druid\nOther Bears you control get +1/+1.\nFlurb the gromble.\n2/2"
    added = text_of(await (await chief.fills_in(await chief.uses("custom add"), card)).answer())
    assert "stops at “flurb”" in added.casefold()
    card = card.replace("Flurb the gromble.\n", "")
    assert "every line" in text_of(await (await chief.fills_in(await chief.uses("custom add"), card)).answer())
    asked = "I control Bear Mentor and Grizzly Bears. What is Grizzly Bears's power and toughness?"
    assert "3/3" in await said(chief, "ruling", scenario=asked)


async def test_an_open_choice_is_settled_by_a_press(judge: None, alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario=MURDER)).answer()
    settled = await (await alice.presses(message, "Serra Angel")).answer()
    assert "graveyard" in text_of(settled)


async def test_a_game_goes_on_line_by_line(judge: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="Alice controls Grizzly Bears. Bob controls Serra Angel.")
    choice = await (await alice.uses("game do", line="Alice casts Murder.")).answer()
    assert "Serra Angel" in labels(choice)
    await (await bob.presses(choice, "Serra Angel")).answer()
    assert "graveyard" in await said(bob, "game do", line="Where is Serra Angel?")
    assert "not done" in await said(bob, "game do", line="Bob casts Flurble.")


async def test_a_card_is_shown_with_what_the_engine_reads(judge: None, alice: Person) -> None:
    text = text_of(await (await alice.uses("card", name="serra angel")).answer())
    assert "Flying" in text
    assert "I understand every line" in text
    assert "Serra Angel" in text_of(await (await alice.uses("card", name="Sera Angle")).answer())


async def test_the_installed_command_runs_the_bot(discord: Discord, alice: Person, tmp_path: Path) -> None:
    bears = starter().get("Grizzly Bears")
    assert bears is not None
    build(tmp_path / "library.sqlite3", [Contents(source="a test", listings=(Listing(card=bears),))], lambda what, share: None)
    environment = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "LAWMAGE_DISCORD_API": discord.api,
        "LAWMAGE_HOME": str(tmp_path),
        "LAWMAGE_WORKERS": "1",
        "LAWMAGE_RULES_WATCH_HOURS": "0",
    }
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", cwd=ROOT, env=environment)
    try:
        connected = asyncio.create_task(discord.gateway.connected())
        ended = asyncio.create_task(bot.wait())
        async with asyncio.timeout(30):
            await asyncio.wait([connected, ended], return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done()
        reply = await alice.uses("ruling", scenario="I control Grizzly Bears. What is its power and toughness?")
        assert "2/2" in text_of(await reply.answer())
        bot.terminate()
        assert await ended == 0
        assert (tmp_path / "lawmage.sqlite3").exists()
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
