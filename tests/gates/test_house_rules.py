"""Rules of the house that a machine can hold: where rule numbers stand, and that no card is named in the engine."""

import ast
import re
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
FILES = sorted(ENGINE.rglob("*.py"))
NUMBER = re.compile(r"(?<![\w.$])[1-9]\d\d\.\d{1,3}[a-z]?\b")


def _decorator_lines(tree: ast.AST) -> set[int]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    decorated = (d for node in ast.walk(tree) if isinstance(node, kinds) for d in node.decorator_list)
    return {line for d in decorated for line in range(d.lineno, (d.end_lineno or d.lineno) + 1)}


CITING = [p for p in FILES if ENGINE / "rulebook" not in p.parents]  # the rulebook itself says what a rule number looks like


@pytest.mark.parametrize("path", CITING, ids=lambda p: str(p.relative_to(ENGINE)))
def test_rule_numbers_stand_in_decorators_only(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    allowed = _decorator_lines(ast.parse(text))
    found = [f"{n}: {line.strip()}" for n, line in enumerate(text.splitlines(), 1) if NUMBER.search(line) and n not in allowed]
    assert not found


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ENGINE)))
def test_no_file_outgrows_its_room(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ENGINE)))
def test_no_function_outgrows_a_screen(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert not [f.name for f in functions if (f.end_lineno or 0) - f.body[0].lineno >= 30]


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ENGINE)))
def test_no_banner_stands_where_a_file_should_be_split(path: Path) -> None:
    assert not re.search(r"^\s*# ?[-=]{2}", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ENGINE)))
def test_nothing_is_told_apart_by_the_name_of_its_class(path: Path) -> None:
    assert not re.search(r"__name__\)? *(==|!=|in\b|not in\b)", path.read_text(encoding="utf-8"))
