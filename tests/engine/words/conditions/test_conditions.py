"""Conditions: each is read and printed."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "~ gets +2/+0 as long as you've committed a crime this turn.",
    "~ gets +3/+0 as long as there are five or more card types among cards in your graveyard.",
    "~ gets +1/+1 as long as there are four or more colors among permanents you control.",
    "~ gets +1/+1 as long as you control two or fewer lands.",
    "~ gets +1/+1 as long as an opponent controls more lands than you.",
    "~ gets +1/+1 as long as you don't control another creature.",
    "~ gets +1/+1 as long as you've cast two or more spells this turn.",
    "~ gets +1/+1 as long as you've drawn two or more cards this turn.",
    "~ gets +1/+1 as long as you gained 3 or more life this turn.",
    "~ gets +1/+1 as long as a nontoken artifact left the battlefield under your control this turn.",
    "~ gets +1/+1 as long as two or more creatures died this turn.",
    "~ gets +1/+1 as long as you descended this turn.",
    "~ gets +1/+1 as long as you attacked with two or more creatures this turn.",
    "~ gets +1/+1 as long as creatures you control have total power 8 or greater.",
    "~ gets +1/+1 as long as you control five or more Goblins with different powers.",
    "~ gets +1/+1 as long as you control three or more creatures that share a creature type.",
    "~ gets +1/+1 as long as you have more life than an opponent.",
    "~ gets +1/+1 as long as an opponent has more cards in hand than you.",
    "~ gets +1/+1 as long as an opponent has nine or more cards in their graveyard.",
    "~ gets +1/+1 as long as it's your main phase.",
    "~ gets +1/+1 as long as it's night.",
    "~ gets +1/+1 as long as you control your commander.",
    "~ gets +1/+1 as long as ~ is equipped.",
    "~ gets +1/+1 as long as ~ is enchanted.",
    "~ gets +1/+1 as long as ~ entered this turn.",
    "~ gets +1/+1 as long as there are no artifacts on the battlefield.",
    "~ gets +1/+1 as long as ~ has no charge counters on it.",
    "~ gets +1/+1 as long as no spells were cast last turn.",
    "When ~ enters, if you cast it from your hand, draw a card.",
    "When ~ enters, if {R} was spent to cast it, draw a card.",
    "Whenever an artifact creature you control dies, if it had a charge counter on it, draw two cards.",
]

REFUSED = [
    "~ gets +2/+0 as long as you've committed a deed this turn.",
    "~ gets +1/+1 as long as you control your creature.",
    "~ gets +1/+1 as long as you've cast.",
    "~ gets +1/+1 as long as there are card types.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line) is None
