"""Spells countered or copied, players who lose, prices of choice, what went to graveyards: read and printed, or refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Whenever a spell or ability you control counters a spell, draw a card.",
    "Whenever you copy an instant or sorcery spell, draw a card.",
    "Whenever an opponent loses the game, draw a card.",
    "{T}: Counter target spell unless its controller pays {G} or {2}.",
    "{T}: Draw a card if an artifact was put into a graveyard from the battlefield this turn.",
    "{T}: Draw a card for each artifact put into your graveyard from the battlefield this turn.",
    "{T}: Counter target activated ability. If a permanent's ability is countered this way, tap that permanent.",
    "{T}: Return target Bear card from your graveyard to the battlefield with a flying counter and a +1/+1 counter on it.",
    "Remove two charge counters from among artifacts you control and sacrifice ~: Draw a card.",
    "Remove one or more charge counters from ~: Add that much {G}.",
]

REFUSED = [
    "Whenever you copy an artifact, draw a card.",
    "Whenever target player loses the game, draw a card.",
    "{T}: Draw a card if a spell was put into a graveyard from the battlefield this turn.",
    "{T}: Draw a card. If a permanent's ability is countered this way, tap that permanent.",
    "{T}: Add that much {G}.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line, "Artifact Creature")


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line, "Artifact Creature") is None
