"""Modifications: each is read and printed."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "~ can attack as though it didn't have defender.",
    "{W}: ~ can attack this turn as though it didn't have defender.",
    "Each legendary Wall assigns combat damage equal to its toughness rather than its power.",
    "Enchanted creature can't attack you or planeswalkers you control.",
    "~ can't block creatures with power 2 or greater.",
    "Enchanted Wall can't attack or block, and its activated abilities can't be activated.",
    "Enchanted creature gets +2/+2 and is goaded.",
    "Equipped creature gets +X/+0, where X is the number of Walls you control.",
    "{1}: ~ gains your choice of flying or trample until end of turn.",
    "{1}: ~ becomes the creature type of your choice until end of turn.",
    "{T}: Target Gate becomes the basic land type of your choice until your next turn.",
    "Enchanted creature has base power 1.",
    "~ gets an additional +1/+1 as long as you control a Forest.",
    "{T}: Target creature must be blocked this turn if able.",
    "~ can't be the target of Aura spells.",
    "{R}: Target creature can't block ~ this turn.",
]

REFUSED = [
    "~ gains your choice of flying or trample.",
    "Equipped creature gets +1/+1, where X is the number of Forests you control.",
    "Enchanted creature can't attack you or planeswalkers.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line) is None
