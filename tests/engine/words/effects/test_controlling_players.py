"""Control of players: lines that are read and printed as they were, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Target player draws a card. Another target player gains 1 life.",
    "You control target player during that player's next turn.",
    "You gain control of target opponent during their next turn.",
    "You gain control of target opponent during their next turn. After that turn, they take an extra turn.",
    "You control target opponent during their next combat phase.",
]

OF_PERMANENTS = [
    "You control your opponents while they're searching their libraries.",
    "While a player is searching their library, they exile each card they find. Until end of turn, you may play those cards.",
]

REFUSED = [
    "You control target creature during that player's next turn.",
    "You control target player during your next turn.",
    "You gain control of target opponent. After that turn, that player takes an extra turn.",
]


@pytest.mark.parametrize("line", OF_PERMANENTS)
def test_a_permanent_can_say_it(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
