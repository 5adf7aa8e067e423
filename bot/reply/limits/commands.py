"""Checks of command registrations and autocomplete choices."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.reply.limits import numbers as most
from bot.reply.limits.numbers import units

Payload = Mapping[str, Any]
SLASH, USER, MESSAGE = 1, 2, 3
GROUPS = (1, 2)
_NAME = re.compile(r"[-_'\w]{1,32}")


def of_commands(commands: Sequence[Payload]) -> list[str]:
    """What is wrong with the commands of one bulk registration."""
    kinds = [command.get("type", SLASH) for command in commands]
    faults = [
        f"{kinds.count(kind)} commands of type {kind}"
        for kind, limit in ((SLASH, most.COMMANDS), (USER, most.MENU_COMMANDS), (MESSAGE, most.MENU_COMMANDS))
        if kinds.count(kind) > limit
    ]
    names = [(command.get("type", SLASH), command.get("name")) for command in commands]
    faults += [f"command {name} stands twice" for name in sorted({str(n) for n in names if names.count(n) > 1})]
    return faults + [fault for command in commands for fault in _of_command(command)]


def _of_command(command: Payload) -> Iterator[str]:
    name = command.get("name") or ""
    if command.get("type", SLASH) != SLASH:
        if not 1 <= units(name) <= 32:
            yield f"menu command name {name!r}"
        if command.get("description"):
            yield f"menu command {name} with a description"
        return
    yield from _of_named(command)
    yield from _of_options(command)
    if (total := _length(command)) > most.COMMAND_TOTAL:
        yield f"command {name} of {total} characters"


def _of_named(part: Payload) -> Iterator[str]:
    name = part.get("name") or ""
    if not _NAME.fullmatch(name) or name != name.lower():
        yield f"name {name!r}"
    if not 1 <= units(part.get("description") or "") <= most.DESCRIPTION:
        yield f"description of {name} missing or too long"


def _of_options(part: Payload, depth: int = 0) -> Iterator[str]:
    options = part.get("options") or ()
    names = [option.get("name") for option in options]
    if len(options) > most.COMMAND_OPTIONS:
        yield f"{part.get('name')} with {len(options)} options"
    if len(set(names)) < len(names):
        yield f"{part.get('name')} with one option twice"
    needed = [bool(option.get("required")) for option in options if option.get("type") not in GROUPS]
    if needed != sorted(needed, reverse=True):
        yield f"{part.get('name')} with a required option after an optional one"
    if depth > 2:
        yield f"{part.get('name')} nested too deep"
    for option in options:
        yield from _of_named(option)
        yield from _of_options(option, depth + 1)
        if option.get("choices"):
            yield from of_choices(option["choices"])
            if option.get("autocomplete"):
                yield f"{option.get('name')} with choices and autocomplete"


def _length(part: Payload) -> int:
    own = units(part.get("name") or "") + units(part.get("description") or "")
    choices = sum(units(choice["name"]) + units(str(choice["value"])) for choice in part.get("choices") or ())
    return own + choices + sum(_length(option) for option in part.get("options") or ())


def of_choices(choices: Sequence[Payload]) -> list[str]:
    """What is wrong with choices, offered in advance or while typing."""
    faults = [f"{len(choices)} choices"] if len(choices) > most.CHOICES else []
    for choice in choices:
        for part in (choice.get("name") or "", str(choice.get("value", ""))):
            if not 1 <= units(part) <= most.CHOICE_TEXT:
                faults.append(f"choice of {units(part)} characters")
    return faults
