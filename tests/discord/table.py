"""The table of commands and buttons and of the tests that use them: ``python -m tests.discord.table`` writes it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from discord import app_commands

from bot.commands import COMMANDS
from bot.views.items import ITEMS

HERE = Path(__file__).parent
MENU = "Rule on this"
BOT = HERE.parents[1] / "bot"
PAGE = HERE.parents[1] / "docs" / "commands.md"
HEAD = "# Commands and the tests that use them over the wire\n\n`python -m tests.discord.table` writes this.\n\n"
NOT_DONE = "not done"


def commands() -> Iterator[str]:
    """The full names of all commands."""
    for command in COMMANDS:
        if isinstance(command, app_commands.Group):
            yield from (inner.qualified_name for inner in command.walk_commands())
        else:
            yield command.name


@cache
def tests() -> dict[str, set[str]]:
    """Each test of this folder with all texts in it, functions it calls in the same file included."""
    found: dict[str, set[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        functions = {node.name: node for node in ast.parse(file.read_text()).body if isinstance(node, ast.AsyncFunctionDef)}
        for name, node in functions.items():
            if name.startswith("test_"):
                found[f"{file.stem.removeprefix('test_')}: {name.removeprefix('test_')}"] = _texts(node)
    return found


def _texts(node: ast.AsyncFunctionDef) -> set[str]:
    parts: list[ast.AST] = [node, *node.decorator_list]
    texts = {one.value for part in parts for one in ast.walk(part) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    called = {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}
    return texts | ({MENU} if "rules_on" in called else set())


def users(command: str) -> list[str]:
    """The tests that use a command."""
    return [name for name, texts in tests().items() if command in texts]


@cache
def refusals() -> frozenset[str]:
    """Every sentence with which the bot refuses something."""
    trees = [ast.parse(file.read_text()) for file in sorted(BOT.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal"]
    said = [part for call in calls for argument in call.args for part in ast.walk(argument)]
    names = {part.id for part in said if isinstance(part, ast.Name)}
    named = [node.value for node in nodes if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in names]
    return frozenset(node.value for node in (*said, *named) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_of_errors(test: str) -> bool:
    """Whether the test expects part of a refusal."""
    parts = [text for text in tests()[test] - set(commands()) if len(text) > 7]
    return any(part == NOT_DONE or part in refusal for part in parts for refusal in refusals())


def table() -> str:
    lines = ["| command | tests | of these on errors | one of them |", "|---|---|---|---|"]
    for command in sorted(commands()):
        by = users(command)
        wrong = [test for test in by if is_of_errors(test)]
        example = (wrong or by or ["none"])[0].partition(": ")[2].replace("_", " ")
        lines.append(f"| `{'' if command == MENU else '/'}{command}` | {len(by)} | {len(wrong)} | {example} |")
    lines += ["", f"Buttons and selects: {', '.join(sorted(item.__name__ for item in ITEMS))}."]
    return "\n".join(lines)


def page() -> str:
    """The page of the documentation."""
    return f"{HEAD}{table()}\n"


if __name__ == "__main__":
    PAGE.write_text(page())
