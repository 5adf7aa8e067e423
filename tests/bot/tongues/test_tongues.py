"""Translations fit the English sentences of the code: none is left over, each has the same fields, commands have them all."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.commands import COMMANDS
from bot.refusal import Refusal
from bot.tongues import ENGLISH, LANGUAGES, tongue_of

BOT = Path(__file__).parents[3] / "bot"
FIELD = re.compile(r"\{(\w+)\}")
SAID_OF_DATA = {"legal", "not legal", "banned", "restricted", "Rules", "Cards", "Coverage"}
"""What is said of formats and of what is loaded; the words come from there."""


def sentences() -> set[str]:
    """Every text that stands in the code of the bot."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in BOT.rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def described(command: object) -> Iterator[str]:
    if isinstance(command, app_commands.Group):
        yield command.description
        for inner in command.commands:
            yield from described(inner)
    elif isinstance(command, app_commands.Command):
        yield command.description
        yield from (str(parameter.description) for parameter in command.parameters)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_translation_is_left_over_and_none_changes_the_fields(code: str) -> None:
    there = sentences() | SAID_OF_DATA
    for english, other in tongue_of(code).translations.items():
        assert english in there, english
        assert sorted(FIELD.findall(english)) == sorted(FIELD.findall(other)), english


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_description_of_a_command_is_translated_within_discords_limit(code: str) -> None:
    translations = tongue_of(code).translations
    for command in COMMANDS:
        for description in described(command):
            assert len(translations.get(description, "x" * 101)) <= 100, description


def test_an_unknown_language_is_english() -> None:
    assert tongue_of("fr") is ENGLISH
    assert tongue_of("en-GB") is ENGLISH
    assert tongue_of("de").code == "de"


def test_a_refusal_says_the_same_in_each_tongue() -> None:
    refusal = Refusal("No game is going on in <#{channel}>.", channel=7)
    assert str(refusal) == "No game is going on in <#7>."
    assert refusal.said(tongue_of("de")) == "In <#7> läuft kein Spiel."


def test_a_sentence_without_fields_keeps_its_braces() -> None:
    assert str(Refusal("{1}{G}")) == "{1}{G}"
