"""/settings and quotas: who may set what, and what comes of it."""

import pytest

from tests.discord.conftest import BotStarter
from tests.discord.loopback import Channel, Discord, Person, text_of
from tests.discord.loopback.shapes import CHANNEL, EPHEMERAL, OTHER_CHANNEL
from tests.discord.test_game import said

MANAGE_GUILD = 1 << 5


@pytest.fixture
def chief(discord: Discord) -> Person:
    return discord.person("Chief", permissions=MANAGE_GUILD)


@pytest.mark.parametrize("command", ["settings show", "settings channels", "settings rulings", "settings quotas"])
async def test_only_who_manages_the_server_sets_anything(bot: None, alice: Person, command: str) -> None:
    assert "Only who may manage" in await said(alice, command)


async def test_the_bot_answers_in_listed_channels_only_and_says_where(bot: None, chief: Person, alice: Person) -> None:
    assert f"<#{CHANNEL}>" in await said(chief, "settings channels", allow=Channel(CHANNEL))
    refused = await (await alice.uses("ruling", at=OTHER_CHANNEL, scenario="one")).answer()
    assert f"in <#{CHANNEL}> only" in text_of(refused)
    assert refused["flags"] & EPHEMERAL
    assert "one" in await said(alice, "ruling", scenario="one")
    assert "What I keep" in await said(alice, "privacy", at=OTHER_CHANNEL)
    assert "everywhere" in await said(chief, "settings channels", deny=Channel(CHANNEL))
    await said(chief, "settings channels", allow=Channel(CHANNEL))
    assert "everywhere" in await said(chief, "settings channels", everywhere=True)
    assert "one" in await said(alice, "ruling", at=OTHER_CHANNEL, scenario="one")


async def test_rulings_are_as_long_private_and_covered_as_the_server_has_it(bot: None, chief: Person, alice: Person) -> None:
    full = await said(alice, "ruling", scenario="one\nHow many?")
    assert "each step counts" in full
    text = await said(chief, "settings rulings", verbosity="verdict", private=True, spoilers=True)
    assert "as a verdict" in text
    assert "as a verdict" in await said(chief, "settings show")
    message = await (await alice.uses("ruling", scenario="one\nHow many?")).answer()
    assert "each step counts" not in text_of(message)
    assert message["flags"] & EPHEMERAL
    public = await (await alice.uses("ruling", scenario="one", private=False)).answer()
    assert not public["flags"] & EPHEMERAL
    assert public["components"][0]["spoiler"] is True


async def test_a_person_has_a_quota_and_lookups_are_free(start: BotStarter, alice: Person, bob: Person) -> None:
    async with start(member_quota=2):
        await said(alice, "ruling", scenario="one")
        await said(alice, "ruling", scenario="two")
        assert "which is the most" in await said(alice, "ruling", scenario="three")
        assert "three" in await said(bob, "ruling", scenario="three")
        assert "Bear" in await said(alice, "card", name="grizzly bears")


async def test_a_server_has_a_quota_of_its_own_which_is_not_above_the_hosts(
    start: BotStarter, chief: Person, alice: Person, bob: Person
) -> None:
    async with start(member_quota=2):
        await said(chief, "settings quotas", server=3, member=50)
        await said(alice, "ruling", scenario="one")
        await said(alice, "ruling", scenario="two")
        assert "You have asked for 2 rulings" in await said(alice, "ruling", scenario="three")
        await said(bob, "ruling", scenario="three")
        assert "This server has asked for 3" in await said(bob, "ruling", scenario="four")
