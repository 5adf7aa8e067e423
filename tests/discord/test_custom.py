"""/custom: a server's own cards."""

import pytest

from tests.discord.loopback import Discord, Person, text_of
from tests.discord.test_game import said

pytestmark = pytest.mark.usefixtures("bot")
CARD = "Bear Mentor {1}{G}\nCreature - Bear Druid\nMoo.\nTrample\n2/2"


@pytest.fixture
def chief(discord: Discord) -> Person:
    return discord.person("Chief", permissions=1 << 5)


async def test_a_card_is_added_through_a_form_with_its_declined_lines_explained(chief: Person) -> None:
    form = await chief.uses("custom add")
    text = text_of(await (await chief.fills_in(form, CARD)).answer())
    assert "Bear Mentor" in text
    assert "Moo. (not a word)" in text
    assert "Creature — Bear Druid" in await said(chief, "custom show", name="bear mentor")
    assert "Bear Mentor" in await said(chief, "custom list")


async def test_a_servers_card_is_used_in_its_rulings(chief: Person, alice: Person) -> None:
    assert "no card called" in await said(alice, "ruling", scenario="cast Bear Mentor")
    await said(chief, "custom add", card=CARD)
    assert "no card called" not in await said(alice, "ruling", scenario="cast Bear Mentor")
    assert await (await alice.types("custom show", "name", "men")).choices() == ["Bear Mentor"]
    assert "no cards of its own" in await said(chief, "custom remove", name="Bear Mentor")
    assert "no card called" in await said(alice, "ruling", scenario="cast Bear Mentor")


async def test_who_does_not_manage_the_server_changes_no_cards(alice: Person) -> None:
    assert "Only who may manage" in await said(alice, "custom add", card=CARD)
    assert "Only who may manage" in await said(alice, "custom remove", name="Bear Mentor")
    assert "no cards of its own" in await said(alice, "custom list")


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("Bear", "one with its types"),
        ("Bear {G}\nBear\n2/2", "second line is the types"),
        ("Bear {G}\nCreature — Bear", "power and toughness"),
        ("Grizzly Bears {G}\nCreature — Bear\n2/2", "There is a real card named"),
    ],
)
async def test_a_text_that_is_no_card_is_refused_with_its_reason(chief: Person, card: str, why: str) -> None:
    assert why in await said(chief, "custom add", card=card)


async def test_a_card_that_is_not_there_is_neither_shown_nor_removed(chief: Person) -> None:
    assert "no card named Wolf" in await said(chief, "custom show", name="Wolf")
    assert "no card named Wolf" in await said(chief, "custom remove", name="Wolf")
