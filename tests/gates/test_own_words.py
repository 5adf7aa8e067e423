"""Texts in our own words: none shares twelve words in a row with the rules or a printed card; those that do may only get fewer.

A text is a value as it is read: a YAML scalar, a Python string, a paragraph; folding it over lines does not make it another one.
``LAWMAGE_RATCHET=1 pytest tests/gates/test_own_words.py`` writes the new number down when it fell; ``LAWMAGE_LIST=1`` prints all.
"""

import ast
import gzip
import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
RATCHET = ROOT / "tests" / "ratchet.json"
SHARED = ROOT.parent / "shared" / "data"
WORD = re.compile(r"[a-z0-9'+/-]+")
RUN = 12
READ = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".txt", ".jsonl", ".sql", ".cfg", ".html"}
EXEMPT = "data/"
"""Cards in the grammar's own wording, and lists of words."""


def _runs(text: str) -> Iterator[str]:
    """Each twelve words in a row of a text."""
    words = WORD.findall(text.replace("’", "'").casefold())
    return (" ".join(words[i : i + RUN]) for i in range(len(words) - RUN + 1))


def _printed() -> set[str]:
    """Twelve words in a row as the rules and the cards have them, reminder text left out."""
    rules = next(SHARED.glob("comprehensive-rules-*.txt")).read_text(encoding="utf-8").splitlines()
    known = {run for line in rules for run in _runs(line)}
    for card in json.loads(gzip.decompress((SHARED / "oracle-corpus.json.gz").read_bytes())):
        for line in re.sub(r"\([^)]*\)", "", card.get("text") or "").splitlines():
            known.update(_runs(line.replace(card["name"], "~")))
    return known


def _scalars(value: Any) -> Iterator[str]:
    """The texts in a value that was read from YAML or JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from (*_scalars(key), *_scalars(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from _scalars(inner)


def _strings(source: str) -> Iterator[str]:
    """The strings of a Python file, joined as the compiler joins them, and its comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield " ".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    lines = (line.strip() for line in source.splitlines())
    yield " ".join(line for line in lines if line.startswith("#"))


def _texts(path: Path) -> Iterator[str]:
    """The texts of a file."""
    source = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix == ".py":
        yield from _strings(source)
    elif path.suffix in (".yaml", ".yml"):
        yield from _scalars(yaml.load(source, Loader=yaml.CSafeLoader))
    elif path.suffix == ".json":
        yield from _scalars(json.loads(source))
    elif path.suffix == ".jsonl":
        for line in filter(str.strip, source.splitlines()):
            yield from _scalars(json.loads(line))
    else:
        yield from re.split(r"\n\s*\n", source)


def _tracked() -> list[str]:
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files"], capture_output=True, text=True, check=False)
    return [name for name in listed.stdout.splitlines() if not name.startswith(EXEMPT) and Path(name).suffix in READ]


@pytest.mark.skipif(not any(SHARED.glob("oracle-corpus.json.gz")), reason="the printed cards are not here")
def test_texts_that_are_not_in_our_own_words_only_get_fewer() -> None:
    known = _printed()
    found = {
        (name, run): text
        for name in _tracked() if (ROOT / name).is_file()
        for text in dict.fromkeys(_texts(ROOT / name))
        if (run := next((run for run in _runs(text) if run in known), ""))
    }
    if os.environ.get("LAWMAGE_LIST"):
        print("\n".join(f"{name}: ...{run}..." for name, run in sorted(found)))
    now, ratchet = len(found), json.loads(RATCHET.read_text(encoding="utf-8"))
    if os.environ.get("LAWMAGE_RATCHET") and now < ratchet["not_own_words"]:
        RATCHET.write_text(json.dumps(ratchet | {"not_own_words": now}, indent=2) + "\n", encoding="utf-8")
    names = [f"{name}: ...{run}..." for name, run in sorted(found)]
    assert now <= ratchet["not_own_words"], f"{now} texts are not in our own words: " + "\n".join(names)


def test_a_text_folded_over_two_strings_is_one_text() -> None:
    assert next(_strings('x = ("seven words " "in a row")')) == "seven words in a row"
    assert list(_runs("a b c d e f g h i j k l")) == ["a b c d e f g h i j k l"]
