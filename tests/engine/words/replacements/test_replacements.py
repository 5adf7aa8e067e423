"""Replacements: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

HERE = "under your control"
EMPTY = "your library has no cards in it"
COME_BACK = [
    "~ enters tapped.", "~ enters tapped unless you control two or fewer other lands.",
    "~ enters tapped unless you have two or more opponents.", "~ enters with three +1/+1 counters on it.",
    "~ enters tapped with three charge counters on it.", "~ enters with a +1/+1 counter on it for each creature you control.",
    "If ~ was kicked, it enters with two +1/+1 counters on it.",
    "Each other Elf enters with an additional +1/+1 counter on it.",
    "As ~ enters, choose a color.", "As ~ enters, choose a creature type.", "As ~ enters, choose a color other than white.",
    "As ~ enters, choose an opponent.", "As ~ enters, choose a nonland card name.",
    "As ~ enters, you may pay 9 life. If you don't, it enters tapped.",
    "As ~ enters, you may reveal a Kraken card from your hand. If you don't, ~ enters tapped.",
    "Creatures you control of the chosen type get +1/+1.", "~ enters tapped. As it enters, choose a color.",
    "You may have ~ enter as a copy of any Wizard.",
    "You may have ~ enter as a copy of any Wizard, except it's a Spirit in addition to its other types.",
    "You may have ~ enter as a copy of a land, except it's a 4/5 green Zombie in addition to its other colors and types.",
    "You may have ~ enter as a copy of any Wizard, except it isn't legendary and it has haste.",
    "You may have ~ enter tapped as a copy of any land on the battlefield.",
    "You may have ~ enter as a copy of any Wizard, except it's 7/7.",
    "If each player would gain life, each player gains that much life plus 7 instead.",
    "If each player would gain life, each player gains that much life plus 3 instead.",
    "If each opponent would gain life, that player loses that much life instead.",
    f"If one or more tokens would be created {HERE}, three times that many of those tokens are created instead.",
    "If one or more charge counters would be put on ~, that many plus one charge counters are put on it instead.",
    "If an effect would put one or more counters on ~, it puts twice that many of those counters on it instead.",
    "If damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~.",
    "If damage would be dealt to ~, put that many +1/+1 counters on it instead.",
    f"If you would draw a card while {EMPTY}, you win the game instead.",
]

REFUSED = [
    "~ enter tapped.", "As ~ enters, choose a thing.", "You may have ~ enter as a copy of any creatures on the battlefield.",
    "If each player would gain life, an opponent gains twice that much life instead.",
    "If one or more +1/+1 counters would be put on ~, that many plus one charge counters are put on it instead.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
