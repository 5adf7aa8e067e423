"""Translations fit the English sentences of the code: none is left over, each has the same fields, commands have them all."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.commands import COMMANDS
from bot.quiz.families import FAMILIES
from bot.quiz.levels import LEVELS
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


SAYING = frozenset({"tongue", "say", "Refusal"})
"""What sentences go through on their way to people on Discord."""
TO_HOSTS = frozenset({"cli", "library", "__main__.py", "app.py", "settings.py", "source.py"})
"""Parts of the bot that speak to whoever runs it, in English."""


def texts(part: ast.AST) -> Iterator[str]:
    """The texts in an expression; of a mapping its values, of what is picked from one no key."""
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        yield part.value
    within = part.values if isinstance(part, ast.Dict) else [] if isinstance(part, ast.Subscript) else ast.iter_child_nodes(part)
    for one in within:
        yield from texts(one)


def said(tree: ast.Module) -> Iterator[str]:
    """The sentences of a file that are said in somebody's language, where they stand in the call or under a name."""
    named = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
        if getattr(call.func, "id", getattr(call.func, "attr", "")) in SAYING:
            names = [part.id for part in ast.walk(call.args[0]) if isinstance(part, ast.Name)]
            for part in (call.args[0], *(named[name] for name in names if name in named)):
                yield from texts(part)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_to_people_is_translated(code: str) -> None:
    files = [file for file in BOT.rglob("*.py") if not TO_HOSTS & set(file.relative_to(BOT).parts)]
    everything = {one for file in files for one in said(ast.parse(file.read_text(encoding="utf-8")))}
    words = {one for one in everything if re.search(r"[A-Za-z]{3}", one)}
    assert len(words) > 100
    assert sorted(words - tongue_of(code).translations.keys()) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_family_and_level_of_the_quiz_is_translated(code: str) -> None:
    titles = {family.title for family in FAMILIES.values()}
    assert titles | set(LEVELS) <= tongue_of(code).translations.keys()


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
