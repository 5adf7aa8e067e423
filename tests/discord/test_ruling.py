"""/ruling: answered, refused kindly, edited, chosen, paged."""

import json
from typing import Any

import pytest

from tests.discord.loopback import Person, labels, options, text_of
from tests.discord.loopback.shapes import DIRECT, EPHEMERAL, OTHER_CHANNEL, V2

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_ruling_is_put_off_at_once_and_then_answered_with_its_rules(alice: Person) -> None:
    reply = await alice.uses("ruling", scenario="How many steps?")
    assert await reply.acknowledged() == 5
    message = await reply.answer()
    assert "There are 0 steps." in text_of(message)
    assert "613.4c" in text_of(message)
    assert "Comprehensive Rules of 2026-09-25" in text_of(message)
    assert message["flags"] & V2
    assert not message["flags"] & EPHEMERAL


async def test_a_private_ruling_is_private_from_the_start(alice: Person) -> None:
    reply = await alice.uses("ruling", scenario="How many steps?", private=True)
    assert (await reply.answer())["flags"] & EPHEMERAL


async def test_a_ruling_in_a_direct_message_has_working_buttons(alice: Person) -> None:
    message = await (await alice.uses("ruling", at=DIRECT, scenario="choose target of Bear, Wolf")).answer()
    assert "target is Wolf" in text_of(await (await alice.presses(message, "Wolf")).answer())


async def test_without_a_scenario_a_form_opens_and_its_text_is_ruled_on(alice: Person) -> None:
    form = await alice.uses("ruling", private=True)
    reply = await alice.fills_in(form, "one\nHow many steps?")
    message = await reply.answer()
    assert "There are 1 steps." in text_of(message)
    assert message["flags"] & EPHEMERAL


async def test_a_message_of_somebody_else_can_be_ruled_on(alice: Person) -> None:
    reply = await alice.rules_on("one\nHow many steps?")
    assert "There are 1 steps." in text_of(await reply.answer())


async def test_a_message_without_text_cannot_be_ruled_on(alice: Person) -> None:
    assert "has no text that I could rule on" in text_of(await (await alice.rules_on(" ")).answer())


async def test_text_that_is_not_understood_is_named_and_can_be_edited(alice: Person) -> None:
    reply = await alice.uses("ruling", scenario="nonsense flurb")
    message = await reply.answer()
    assert "I do not understand this" in text_of(message)
    assert "flurb" in text_of(message)
    form = await alice.presses(message, "Edit")
    assert (await form.modal())["components"][0]["component"]["value"] == "nonsense flurb"
    again = await alice.fills_in(form, "How many steps?")
    assert "There are 0 steps." in text_of(await again.answer())


async def test_a_mistyped_name_is_put_right_by_a_press_of_the_asker(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="cast grizly bares\ncast Grizly Bares\nHow many?")).answer()
    assert list(labels(message))[:1] == ["Edit"]
    message = await (await alice.uses("ruling", scenario="cast Grizly Bares\ncast Grizly Bares\nHow many?")).answer()
    assert list(labels(message))[:3] == ["Grizzly Bears", "Forest Bear", "Runeclaw Bear"]
    assert "Only the person who asked" in text_of(await (await bob.presses(message, "Grizzly Bears")).followup())
    right = await (await alice.presses(message, "Grizzly Bears")).answer()
    assert right["id"] == message["id"]
    assert "There are 2 steps." in text_of(right)
    assert "replaced by a newer one" in text_of(await (await alice.presses(message, "Forest Bear")).followup())


async def test_a_nearest_name_that_never_was_is_refused(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="cast Grizly Bares")).answer()
    forged = forge(message, labels(message)["Grizzly Bears"], labels(message)["Grizzly Bears"][:-1] + "7")
    assert "not one of the choices" in text_of(await (await alice.presses(forged, "Grizzly Bears")).followup())


async def test_a_fault_of_ours_is_told_kindly_with_an_error_id(alice: Person) -> None:
    reply = await alice.uses("ruling", scenario="explode")
    text = text_of(await reply.answer())
    assert "not on yours" in text
    assert "error `" in text
    assert "boom" not in text


async def test_a_private_ruling_is_shared_by_its_asker(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one", private=True)).answer()
    assert "Only the person who asked" in text_of(await (await bob.presses(message, "Share")).answer())
    shared = await (await alice.presses(message, "Share")).answer()
    assert not shared["flags"] & EPHEMERAL
    assert "one" in text_of(await (await bob.presses(shared, "Steps")).answer())


async def test_a_ruling_is_asked_again_as_things_are_now(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one\nHow many?")).answer()
    again = await (await alice.presses(message, "Again")).answer()
    assert "There are 1 steps." in text_of(again)
    assert labels(again)["Again"] != labels(message)["Again"]
    assert "Only the person who asked" in text_of(await (await bob.presses(again, "Again")).followup())
    assert "replaced by a newer one" in text_of(await (await alice.presses(message, "Again")).followup())


async def test_text_cannot_format_mention_or_link(alice: Person) -> None:
    reply = await alice.uses("ruling", scenario="@everyone **loud** <@1> https://evil.example [x](y)")
    text = text_of(await reply.answer())
    assert "@everyone" not in text
    assert "**loud**" not in text
    assert "<@1>" not in text.replace("\\<", "")
    assert "https://" not in text
    assert "[x]" not in text.replace("\\[", "")


async def test_steps_and_derivation_are_shown_in_private_to_whoever_presses(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one")).answer()
    steps = await (await bob.presses(message, "Steps")).answer()
    assert "one" in text_of(steps)
    assert steps["flags"] & EPHEMERAL
    why = await (await bob.presses(message, "Why")).answer()
    assert "All is paid." in text_of(why)


async def test_many_steps_come_in_pages(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="long 400")).answer()
    first = await (await alice.presses(message, "Steps")).answer()
    assert "step 0 of many" in text_of(first)
    second = await (await alice.presses(first, "Later")).answer()
    assert "step 0 of many" not in text_of(second)
    assert set(labels(second)) >= {"Earlier"}


async def test_an_open_choice_of_few_is_buttons_and_a_press_settles_it(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="choose target of Bear, Wolf")).answer()
    assert {"Bear", "Wolf"} <= set(labels(message))
    settled = await (await alice.presses(message, "Wolf")).answer()
    assert settled["id"] == message["id"]
    assert "target is Wolf" in text_of(settled)
    assert "Bear" not in labels(settled)


async def test_an_open_choice_of_many_is_a_select(alice: Person) -> None:
    many = [f"Bear {n}" for n in range(30)]
    message = await (await alice.uses("ruling", scenario=f"choose target of {', '.join(many)}")).answer()
    assert len(options(message)) == 25
    settled = await (await alice.chooses(message, "Bear 7")).answer()
    assert "target is Bear 7" in text_of(settled)


async def test_only_the_asker_settles_a_choice(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="choose target of Bear, Wolf")).answer()
    refusal = await (await bob.presses(message, "Wolf")).followup()
    assert "Only the person who asked" in text_of(refusal)
    assert refusal["flags"] & EPHEMERAL


async def test_a_choice_that_was_settled_already_says_so(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="choose target of Bear, Wolf")).answer()
    await (await alice.presses(message, "Wolf")).answer()
    stale = await alice.presses(message, "Bear")
    assert "replaced by a newer one" in text_of(await stale.followup())


async def test_an_interaction_delivered_twice_is_answered_once(alice: Person) -> None:
    reply = await alice.uses("ruling", scenario="one", times=2)
    await reply.answer()
    second = await alice.uses("ruling", scenario="two")
    await second.answer()
    assert reply.edits == 1
    assert reply.refused == []


async def test_a_press_and_a_form_delivered_twice_are_answered_once(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one")).answer()
    pressed = await alice.presses(message, "Steps", times=2)
    await pressed.answer()
    form = await alice.uses("ruling")
    filled = await alice.fills_in(form, "two", times=2)
    await filled.answer()
    await (await alice.uses("ruling", scenario="three")).answer()
    assert (pressed.edits, filled.edits) == (1, 1)
    assert pressed.refused == filled.refused == []


async def test_an_answer_that_comes_too_late_does_no_harm(alice: Person) -> None:
    late = await alice.uses("ruling", scenario="one", expired=True)
    assert await late.refusal() == 10062
    assert "Steps" in labels(await (await alice.uses("ruling", scenario="one")).answer())


async def test_an_id_with_an_option_that_never_was_is_refused(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="choose target of Bear, Wolf")).answer()
    forged = forge(message, ":0:1", ":0:9")
    refusal = await (await alice.presses(forged, "Wolf")).followup()
    assert "not one of the choices" in text_of(refusal)


async def test_an_id_of_another_channel_or_of_nothing_is_refused(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one")).answer()
    moved = {**message, "channel_id": str(OTHER_CHANNEL)}
    assert "no longer have" in text_of(await (await alice.presses(moved, "Steps")).answer())
    unknown = forge(message, labels(message)["Steps"], "lm:steps:AAAAAAAAAAAA")
    assert "no longer have" in text_of(await (await alice.presses(unknown, "Steps")).answer())


async def test_a_button_of_a_kind_that_is_gone_says_so(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one")).answer()
    outdated = forge(message, labels(message)["Steps"], "v0:steps")
    assert "no longer have" in text_of(await (await alice.presses(outdated, "Steps")).answer())


async def test_a_private_ruling_is_not_read_by_others(alice: Person, bob: Person) -> None:
    message = await (await alice.uses("ruling", scenario="Urza attacks", private=True)).answer()
    refused = await (await bob.presses(message, "Steps")).answer()
    assert "Urza" not in text_of(refused)
    assert "Only the person who asked" in text_of(refused)


def forge(message: dict[str, Any], part: str, other: str) -> dict[str, Any]:
    """The message with other ids below it than the bot gave."""
    found = json.dumps(message)
    assert part in found
    return json.loads(found.replace(part, other))
