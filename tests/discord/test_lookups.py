"""/card and /rule, with what they offer while one types."""

import pytest

from tests.discord.loopback import Person, text_of

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_card_is_shown_with_what_is_read_and_what_is_not(alice: Person) -> None:
    text = text_of(await (await alice.uses("card", name="grizzly bears")).answer())
    assert "Creature — Bear" in text
    assert "2/2" in text
    assert "Moo" in text
    assert "expected an ability" in text


async def test_an_unknown_card_gets_the_nearest_name(alice: Person) -> None:
    text = text_of(await (await alice.uses("card", name="Grisly Beers")).answer())
    assert "no card named Grisly Beers" in text
    assert "Grizzly Bears" in text


async def test_card_names_complete_while_typing(alice: Person) -> None:
    assert await (await alice.types("card", "name", "gri")).choices() == ["Grizzly Bears"]
    assert await (await alice.types("card", "name", "zzz" * 500)).choices() == []


async def test_a_rule_is_found_by_number_and_by_words(alice: Person) -> None:
    assert "into the graveyard" in text_of(await (await alice.uses("rule", about="704.5f")).answer())
    assert "704.5j" in text_of(await (await alice.uses("rule", about="legendary name")).answer())
    assert "found no rule" in text_of(await (await alice.uses("rule", about="zzz")).answer())


async def test_rules_complete_while_typing(alice: Person) -> None:
    assert (await (await alice.types("rule", "about", "legendary")).choices())[0].startswith("704.5j")
    assert len(await (await alice.types("rule", "about", "")).choices()) == 2
