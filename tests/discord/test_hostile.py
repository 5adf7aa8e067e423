"""What a modified client may send: ids that never were, values of other kinds, texts made to do harm."""

from typing import Any

import pytest

from bot.reply.limits.components import BUTTON, ROW, SELECT
from tests.discord.loopback import Person, text_of
from tests.discord.loopback.shapes import LOADING
from tests.discord.test_game import said

pytestmark = pytest.mark.usefixtures("bot")
NEVER = "AAAAAAAAAAAA"
FAULT = "on my side"
PRESSED = [
    "",
    "x" * 100,
    "lm:",
    "lm:never",
    f"lm:steps:{NEVER}\n",
    f"lm:pick:{NEVER}:9:99",
    f"lm:meant:{NEVER}:9",
    f"lm:turn:why:{NEVER}:999",
    f"lm:log:{NEVER}:999",
    f"lm:quiz:{NEVER}:9",
    f"lm:quizreveal:{NEVER}",
    f"lm:quizreview:{NEVER}:yes",
    "lm:rule:999.999z",
    "lm:example:9",
    "lm:card:rulings:" + "é" * 80,
    "lm:card:formats:'; DROP TABLE games; --",
]
CHOSEN: list[tuple[str, Any]] = [
    ("lm:rules", []),
    ("lm:rules", ["'; DROP TABLE rulings; --"]),
    ("lm:rules", ["9" * 4000]),
    (f"lm:pick:{NEVER}:0", ["99999999999999999999"]),
    (f"lm:pick:{NEVER}:0", ["-1"]),
    (f"lm:pick:{NEVER}:0", ["\u0663"]),
    (f"lm:pick:{NEVER}:0", []),
]
TEXTS = [
    "\x00one\x00",
    "{0.__class__} {self} {} %s %(x)s",
    "\u202e\u2066one\ud83d",
    "@everyone <@&1> <#2> </ruling:1> [x](http://evil.example)",
    "'; DROP TABLE games; --",
    "\U0001d54f" * 1900,
    "#" * 3000,
    "\n" * 3000 + "one",
]


async def seen(reply: Any) -> str:
    """All that the person is shown in the end."""
    await reply.until(lambda: bool(reply.kind) and (reply.kind != 5 or not (reply.message or {}).get("flags", LOADING) & LOADING))
    await reply.until(lambda: reply.kind != 6 or reply.edits > 0 or bool(reply.followups))
    shown = [*reply.followups, *([reply.message] if reply.message else [])]
    return "\n".join(text_of(one) for one in shown)


async def forged(person: Person, component: dict[str, Any]) -> dict[str, Any]:
    """A message of the bot's with another button or select below it than the bot gave."""
    message = await (await person.uses("ruling", scenario="one")).answer()
    return {**message, "components": [{"type": ROW, "id": 1, "components": [component | {"id": 2}]}]}


@pytest.mark.parametrize("identifier", PRESSED)
async def test_a_button_that_never_was_is_refused(alice: Person, identifier: str) -> None:
    button = {"type": BUTTON, "style": 1, "label": "?", "custom_id": identifier}
    pressed = await alice.sends(await forged(alice, button), {"component_type": BUTTON, "custom_id": identifier})
    assert FAULT not in await seen(pressed)
    assert "two" in await said(alice, "ruling", scenario="two")


async def test_a_button_that_is_not_below_the_message_is_passed_over(alice: Person) -> None:
    message = await (await alice.uses("ruling", scenario="one")).answer()
    pressed = await alice.sends(message, {"component_type": BUTTON, "custom_id": f"lm:steps:{NEVER}"})
    assert "two" in await said(alice, "ruling", scenario="two")
    assert (pressed.kind, pressed.followups) == (0, [])


@pytest.mark.parametrize(("identifier", "values"), CHOSEN)
async def test_a_value_that_was_not_offered_is_refused(alice: Person, identifier: str, values: list[str]) -> None:
    select = {"type": SELECT, "custom_id": identifier, "options": [{"label": "?", "value": "?"}]}
    data = {"component_type": SELECT, "custom_id": identifier, "values": values}
    assert FAULT not in await seen(await alice.sends(await forged(alice, select), data))
    assert "two" in await said(alice, "ruling", scenario="two")


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
@pytest.mark.parametrize(
    ("command", "option"),
    [("ruling", "scenario"), ("card", "name"), ("rule", "about"), ("glossary", "term"), ("game start", "position")],
)
async def test_a_text_does_no_harm(alice: Person, command: str, option: str, text: str) -> None:
    assert FAULT not in await seen(await alice.uses(command, **{option: text}))
    assert "two" in await said(alice, "ruling", scenario="two")


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
async def test_a_form_with_such_a_text_does_no_harm(alice: Person, text: str) -> None:
    assert FAULT not in await seen(await alice.fills_in(await alice.uses("ruling"), text))


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
async def test_typing_such_a_text_offers_what_may_be_offered(alice: Person, text: str) -> None:
    for command, option in (("card", "name"), ("rule", "about"), ("keyword", "name")):
        assert len(await (await alice.types(command, option, text)).choices()) <= 25
