"""The sentences of the page about scenarios are read."""

import re
from pathlib import Path

import pytest

from engine.script.reading import read_script
from tests.scenarios.conftest import Invented

PAGE = Path(__file__).parents[4] / "docs" / "scenarios.md"
ROWS = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
CARDS = Invented(
    [
        {"name": "Triskelion", "type_line": "Artifact Creature — Construct"},
        {"name": "Isochron Scepter", "type_line": "Artifact"},
        {"name": "Tithing Blade", "type_line": "Artifact"},
        {"name": "Stifle", "type_line": "Instant"},
        {"name": "Polluted Delta", "type_line": "Land"},
    ]
)
"""The cards of which the page speaks besides those that come with the project."""
SENTENCES = [sentence for row in ROWS for sentence in re.findall(r"`([^`]+)`", row)]


def test_the_page_has_sentences() -> None:
    assert len(SENTENCES) > 15


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_of_the_page_is_read(sentence: str) -> None:
    script = read_script(sentence, CARDS)

    assert not script.faults
    assert script.statements
