"""Day and night: lines that are read and printed as they were, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "If it's neither day nor night, it becomes day as ~ enters.",
    "Whenever day becomes night or night becomes day, draw a card.",
    "Whenever night becomes day, scry 1.",
    "When ~ enters, it becomes night.",
    "It can't become night.",
    "{T}: If it's night, it becomes day. Otherwise, it becomes night.",
    "As long as it's nighttime, ~ gets +1/+1.",
]

REFUSED = ["It becomes noon.", "Whenever day becomes day, draw a card.", "If it's day, it becomes day as ~ enters."]


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line, "Creature")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Creature") is None
