"""/help, /status, /privacy, /forget, /export-my-data."""

import json

import pytest

from bot.examples import EXAMPLES
from tests.discord.loopback import Person, labels, text_of
from tests.discord.loopback.shapes import DIRECT, EPHEMERAL
from tests.discord.test_game import said
from tests.discord.test_ruling import forge

pytestmark = pytest.mark.usefixtures("bot")


async def test_help_is_private_and_its_examples_are_a_press_away(alice: Person) -> None:
    message = await (await alice.uses("help")).answer()
    assert message["flags"] & EPHEMERAL
    assert {example.title for example in EXAMPLES} <= set(labels(message))
    answer = await (await alice.presses(message, EXAMPLES[0].title)).answer()
    assert "What can Urborg tap for" in text_of(answer)
    assert answer["flags"] & EPHEMERAL


async def test_an_example_that_is_gone_says_so(alice: Person) -> None:
    message = await (await alice.uses("help")).answer()
    forged = forge(message, "lm:example:0", "lm:example:9")
    assert "no longer have this example" in text_of(await (await alice.presses(forged, EXAMPLES[0].title)).answer())


async def test_status_names_versions_rules_and_latency(alice: Person) -> None:
    text = await said(alice, "status", at=DIRECT)
    assert "**Lawmage**: 0.1.0" in text
    assert "Comprehensive Rules of 2026-09-25" in text
    assert "**Latency**" in text
    assert "**Coverage**: 12.5%" in text


async def test_privacy_says_what_is_kept_and_for_how_long(alice: Person) -> None:
    text = await said(alice, "privacy")
    assert "30 days" in text
    assert "/forget" in text


async def test_a_person_gets_all_that_is_kept_of_them_and_nothing_of_others(alice: Person, bob: Person) -> None:
    await said(alice, "ruling", scenario="a line of Alice")
    await said(bob, "ruling", scenario="a line of Bob")
    await said(alice, "game start", position="Alice begins")
    await said(bob, "game do", line="Bob goes on")
    reply = await alice.uses("export-my-data")
    message = await reply.answer()
    data = json.loads(reply.files["lawmage.json"])
    assert message["flags"] & EPHEMERAL
    assert {"a line of Alice", "Alice begins"} == {ruling["text"] for ruling in data["rulings"]}
    assert [game["lines"] for game in data["games"]] == [["Alice begins"]]
    assert "Bob" not in json.dumps(data)


async def test_forgetting_deletes_rulings_and_takes_the_name_off_lines(alice: Person, bob: Person) -> None:
    ruling = await (await alice.uses("ruling", scenario="one")).answer()
    await said(alice, "game start", position="Alice begins")
    await said(bob, "game do", line="Bob goes on")
    warning = await (await alice.uses("forget")).answer()
    assert "Sure?" in text_of(warning)
    done = await (await alice.presses(warning, "Delete")).answer()
    assert "off 1 games" in text_of(done)
    shown = await said(bob, "game show")
    assert f"<@{alice.id}>" not in shown
    assert f"<@{bob.id}>" in shown
    assert "Alice begins" in shown
    assert "no longer have" in text_of(await (await alice.presses(ruling, "Steps")).answer())
    reply = await alice.uses("export-my-data")
    await reply.answer()
    data = json.loads(reply.files["lawmage.json"])
    assert (data["rulings"], data["games"]) == ([], [])
