"""What was so as a spell was cast, and what was cast before: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "When ~ enters, if you revealed a nonlegendary Dragon card or controlled a Dragon as you cast ~, draw a card.",
    "When ~ enters, if an opponent cast a blue spell this turn, draw a card.",
    "At the beginning of each opponent's end step, if you didn't cast a red spell this turn, draw a card.",
    "When ~ enters, if you cast it from anywhere other than your hand, draw a card.",
    "Whenever a Bear enters, if you cast it from your graveyard or it entered from your graveyard, draw a card.",
    "Whenever you cast an instant spell, copy it for each other sorcery spell you've cast before it this turn.",
    "When you cast ~, copy it twice. You may choose new targets for the copies.",
    "~ costs {1} less to cast for each nonlegendary spell your opponents have cast this turn.",
    "~ costs {7} less to cast for each 1 life you gained this turn.",
    "Draw a card for each spell you've cast this turn other than the first.".replace("Draw", "When ~ enters, draw"),
    "When ~ enters, each player draws a card for each time they've cast their commander from the command zone this game.",
]

REFUSED = [
    "When ~ enters, if you controlled a Dragons as you cast ~, draw a card.",
    "At the beginning of your end step, if you didn't cast two or more spells this turn, draw a card.",
    "When you cast ~, copy it X time.",
    "Draw X nonlegendary cards, where X is the number of creatures you control as you cast ~.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


def test_what_is_divided_comes_back() -> None:
    x = "where X is the number of nonlegendary Mountains you control as you cast ~."
    divided = "~ deals X damage divided as you choose"
    assert comes_back(f"{divided} among any number of targets, {x}", "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None
