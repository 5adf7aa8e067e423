"""Every documented limit is noticed when it is passed, and not before."""

from typing import Any

import pytest

from bot.reply import limits

V2 = 1 << 15


def text(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def button(**changes: object) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "id", **changes}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def buttons(count: int) -> dict[str, Any]:
    return row(*(button(custom_id=str(n)) for n in range(count)))


def container(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(parts)}


def select(count: int, **changes: object) -> dict[str, Any]:
    options = [{"label": "o", "value": str(n)} for n in range(count)]
    return row({"type": 3, "custom_id": "s", "options": options, **changes})


def label(part: dict[str, Any]) -> dict[str, Any]:
    return {"type": 18, "label": "l", "component": part}


def field(identifier: str = "f", **changes: object) -> dict[str, Any]:
    return label({"type": 4, "style": 2, "custom_id": identifier, **changes})


def modal(*parts: dict[str, Any], **changes: object) -> dict[str, Any]:
    return {"title": "t", "custom_id": "m", "components": list(parts), **changes}


def embed(**parts: object) -> dict[str, Any]:
    return {"embeds": [parts]}


def command(**changes: object) -> dict[str, Any]:
    return {"name": "do", "description": "d", **changes}


def option(name: str = "o", **changes: object) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 3, **changes}


def v2(*components: dict[str, Any], **changes: object) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **changes}


GOOD_MESSAGES = [
    {"content": "x" * 2000, "components": [buttons(5)]},
    embed(title="x" * 256, description="y" * 4096, fields=[{"name": "n", "value": "v" * 1024}]),
    v2(container(text(2000), {"type": 14}, text(2000), buttons(5), select(25))),
    v2({"type": 9, "components": [text(1)], "accessory": button()}),
]
BAD_MESSAGES = {
    "content": {"content": "x" * 2001},
    "nothing": {},
    "unknown part": {"content": "x", "colour": 3},
    "embed title": embed(title="x" * 257),
    "embed description": embed(description="x" * 4097),
    "embed total": {"embeds": [{"description": "x" * 3001}, {"description": "y" * 3000}]},
    "embeds": {"embeds": [{"title": "x"}] * 11},
    "embed fields": embed(fields=[{"name": "n", "value": "v"}] * 26),
    "embed field empty": embed(fields=[{"name": "", "value": "v"}]),
    "embed field value": embed(fields=[{"name": "n", "value": "v" * 1025}]),
    "embed unknown part": embed(titel="x"),
    "embed footer": embed(footer={"text": "x" * 2049}),
    "v2 with content": v2(text(1), content="x"),
    "v2 with embeds": v2(text(1), embeds=[{"title": "x"}]),
    "v2 parts without the flag": {"components": [text(1)]},
    "v2 total": v2(text(2001), text(2000)),
    "v2 total in UTF-16": v2({"type": 10, "content": "\U0001f40d" * 2001}),
    "v2 nested components": v2(*(container(text(1), text(1)) for _ in range(14))),
    "v2 empty": v2(),
    "empty text": v2(text(0)),
    "bare button in a container": v2(container(button())),
    "section without accessory": v2({"type": 9, "components": [text(1)]}),
    "unknown type": v2({"type": 99}),
    "unknown key": v2({**text(1), "colour": 1}),
    "six rows": {"content": "x", "components": [buttons(1) for _ in range(6)]},
    "six buttons": v2(buttons(6)),
    "button label": v2(row(button(label="x" * 81))),
    "button without id": v2(row(button(custom_id=""))),
    "button without label": v2(row(button(label=""))),
    "custom_id": v2(row(button(custom_id="x" * 101))),
    "custom_id twice": v2(row(button()), row(button())),
    "26 options": v2(select(26)),
    "no options": v2(select(0)),
    "placeholder": v2(select(1, placeholder="x" * 151)),
    "option label": v2(select(0, options=[{"label": "x" * 101, "value": "v"}])),
    "one value twice": v2(select(0, options=[{"label": "x", "value": "v"}] * 2)),
    "select beside button": v2(row(button(), select(1)["components"][0])),
}


@pytest.mark.parametrize("message", GOOD_MESSAGES)
def test_messages_at_the_limits_are_fine(message: dict[str, Any]) -> None:
    assert limits.of_message(message) == []


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_messages_past_a_limit_are_noticed(name: str) -> None:
    assert limits.of_message(BAD_MESSAGES[name])


def test_an_edit_of_a_message_of_components_needs_no_flag() -> None:
    assert limits.of_message({"components": [text(1)]}, edit=True, v2=True) == []


def test_modals() -> None:
    assert limits.of_modal(modal(*(field(str(n)) for n in range(5)))) == []
    assert limits.of_modal(modal(*(field(str(n)) for n in range(6))))
    assert limits.of_modal(modal())
    assert limits.of_modal(modal(field(), title="x" * 46))
    assert limits.of_modal(modal(field(), custom_id=""))
    assert limits.of_modal(modal(field(value="x" * 4001)))
    assert limits.of_modal(modal(field(), field()))
    assert limits.of_modal(modal(row(button())))
    assert limits.of_modal(modal({**field(), "label": "x" * 46}))


GOOD_COMMANDS = [command(options=[option(required=True), option("p")]), {"name": "Rule on this", "type": 3}]
BAD_COMMANDS = {
    "101 commands": [command(name=f"c{n}") for n in range(101)],
    "16 menu commands": [{"name": f"c{n}", "type": 3} for n in range(16)],
    "one name twice": [command(), command()],
    "upper case": [command(name="Do")],
    "spaces": [command(name="do it")],
    "description": [command(description="x" * 101)],
    "no description": [command(description="")],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "option twice": [command(options=[option(), option()])],
    "required after optional": [command(options=[option(), option("p", required=True)])],
    "26 choices": [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
    "long choice": [command(options=[option(choices=[{"name": "x" * 101, "value": "v"}])])],
    "choices and autocomplete": [command(options=[option(choices=[{"name": "x", "value": "v"}], autocomplete=True)])],
    "8,000 characters": [
        command(options=[option(f"o{n}", choices=[{"name": f"{m:090}", "value": f"{m:090}"} for m in range(25)]) for n in range(2)])
    ],
    "menu command with a description": [{"name": "x", "type": 3, "description": "d"}],
}


def test_commands_at_the_limits_are_fine() -> None:
    assert limits.of_commands(GOOD_COMMANDS) == []


@pytest.mark.parametrize("name", BAD_COMMANDS)
def test_commands_past_a_limit_are_noticed(name: str) -> None:
    assert limits.of_commands(BAD_COMMANDS[name])


def test_callbacks() -> None:
    assert limits.of_callback({"type": 5, "data": {"flags": 64}}) == []
    assert limits.of_callback({"type": 5, "data": {"flags": 64, "content": "x"}})
    assert limits.of_callback({"type": 6}) == []
    assert limits.of_callback({"type": 8, "data": {"choices": [{"name": "n", "value": "v"}] * 26}})
    assert limits.of_callback({"type": 8, "data": {"choices": [{"name": "", "value": "v"}]}})
    assert limits.of_callback({"type": 9, "data": modal(field())}) == []
    assert limits.of_callback({"type": 3})
