"""Costs, and when and by whom abilities may be activated: each is read and printed."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Discard a card at random: Draw a card.",
    "Discard your hand: Draw a card.",
    "Pay {E}{E}: Draw a card.",
    "Remove a counter from ~: Draw a card.",
    "Remove two quest counters from ~ and sacrifice it: Draw a card.",
    "Exile ~ from your hand: Add {G}.",
    "Mill two cards: Draw a card.",
    "Exile the top card of your library: Draw a card.",
    "Unattach ~: Draw a card.",
    "{1}: Draw a card. Any player may activate this ability.",
    "{T}: Tap target Wall. Activate only during your turn, before attackers are declared.",
    "{0}: Draw a card. Activate no more than twice each turn.",
    "{6}: Untap ~. This ability costs {2} less to activate for each Goblin you control.",
    "{T}: Draw a card. Activate only if you control a Forest and only once each turn.",
]

REFUSED = [
    "Pay {E}{G}: Draw a card.",
    "Mill: Draw a card.",
    "{T}: Draw a card. Any player may activate.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line) is None
