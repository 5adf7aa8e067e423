"""Restarting the game: lines that are read and printed as they were, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Restart the game.",
    "Restart the game, leaving in exile all artifact cards exiled with ~."
    " Then put those cards onto the battlefield under your control.",
]

REFUSED = ["Restart the turn.", "Restart the game, leaving in exile target player."]


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
