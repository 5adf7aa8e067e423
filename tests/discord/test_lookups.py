"""/card, /rule, /keyword and /glossary, with what they offer while one types and below them."""

import pytest

from tests.discord.loopback import Person, labels, text_of
from tests.discord.loopback.shapes import EPHEMERAL
from tests.discord.test_ruling import forge

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
    assert len(await (await alice.types("rule", "about", "")).choices()) == 3


async def test_a_rule_has_its_examples_and_leads_to_its_neighbours(alice: Person) -> None:
    message = await (await alice.uses("rule", about="704.5f")).answer()
    assert "shield of minus two" in text_of(message)
    beside = await (await alice.presses(message, "▶ 704.5j")).answer()
    assert "704.5j" in text_of(beside)
    assert "◀ 704.5f" in labels(beside)
    assert beside["id"] == message["id"]


async def test_several_rules_found_are_a_press_away(alice: Person) -> None:
    found = await (await alice.uses("rule", about="legendary name")).answer()
    assert "704.5j" in text_of(await (await alice.presses(found, "704.5j")).answer())


async def test_a_button_to_a_rule_that_is_gone_says_so(alice: Person) -> None:
    message = await (await alice.uses("rule", about="704.5f")).answer()
    forged = forge(message, "lm:rule:704.5j", "lm:rule:999.9")
    assert "no rule 999.9" in text_of(await (await alice.presses(forged, "▶ 704.5j")).followup())


async def test_a_card_has_its_rulings_and_formats_a_press_away(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("card", name="grizzly bears")).answer()
    rulings = await (await bob.presses(message, "Rulings")).answer()
    assert "Bears are not bats. (2020-01-01)" in text_of(rulings)
    assert rulings["flags"] & EPHEMERAL
    assert "**not legal**: Standard" in text_of(await (await bob.presses(message, "Formats")).answer())
    forged = forge(message, "lm:card:rulings:Grizzly Bears", "lm:card:rulings:Wolf")
    assert "no rulings on Wolf" in text_of(await (await bob.presses(forged, "Rulings")).answer())


async def test_a_keyword_is_shown_with_its_rules(alice: Person) -> None:
    text = text_of(await (await alice.uses("keyword", name="FLYING")).answer())
    assert "### Flying" in text
    assert "702.9" in text
    assert (await (await alice.types("keyword", "name", "fly")).choices())[0] == "Flying"
    assert "Did you mean" in text_of(await (await alice.uses("keyword", name="flyingg")).answer())
    assert "I know no term" in text_of(await (await alice.uses("keyword", name="zzz")).answer())


async def test_a_term_is_shown_in_the_official_words_where_they_are_at_hand(alice: Person) -> None:
    assert "The player whose turn it is." in text_of(await (await alice.uses("glossary", term="active player")).answer())
    assert "702.9" in text_of(await (await alice.uses("glossary", term="flying")).answer())
    assert await (await alice.types("glossary", "term", "act")).choices() == ["Activate", "Active Player"]
    assert "I know no term" in text_of(await (await alice.uses("glossary", term="zzz")).answer())
