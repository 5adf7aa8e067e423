"""Older keywords: each is read and printed, everything that it is short for can be made, and its misspellings are refused."""

from __future__ import annotations

import pytest

from engine.game.abilities import expanded
from engine.words.abilities import KeywordLine
from engine.words.keywords.lines import KeywordsApart
from tests.engine.words.lines import comes_back, read_line

SHORT_FOR = [
    "Soulbond", "Tribute 3", "Champion a Goblin or Shaman", "Champion a creature", "Prowl {1}{B}", "Miracle {X}{W}{W}", "Cipher",
    "Awaken 3 — {4}{U}", "Escalate {1}", "Escalate — Discard a card.", "Hideaway 4", "Emerge {5}{U}{U}",
    "Emerge from artifact {5}{B}{B}", "Goblin offering", "Artifact offering", "Splice onto Arcane {1}{R}",
    "Splice onto instant or sorcery {2}{U}", "Splice onto Arcane — An opponent gains 5 life.", "Assist", "Haunt",
    "Recover {1}{G}", "Recover — Pay half your life, rounded up.", "Ripple 4", "Epic", "Poisonous 2", "Absorb 1", "Gravestorm",
    "Transfigure {1}{B}{B}", "Aura swap {2}{U}", "Suspend", "Suspend X — {X}{R}. X can't be 0.", "Devour land 3",
    "Devour X, where X is twice the number of creatures devoured this way", "Cumulative upkeep {G} or {W}",
    "Cumulative upkeep — Draw a card.",
]

LINES = [
    "Banding", "First strike; banding", "Flying; trample; rampage 4",
    "As long as ~ is paired with another creature, both creatures have first strike.",
    "As long as ~ is paired with another creature, both of them get +2/+2.",
    "When a Faerie is championed with ~, draw a card.", "When ~ enters, if tribute wasn't paid, you gain 4 life.",
    "When ~ enters, if its surge cost was paid, draw a card.", "When ~ enters or the creature it haunts dies, draw a card.",
    "Whenever an opponent casts a spell, if ~ is suspended, remove a time counter from it.",
    "When ~ dies, exile it with three time counters on it.", "As long as ~ is renowned, it has menace.",
    "When ~ enters, draw a card for each creature it devoured.", "Whenever you activate a boast ability, draw a card.",
    "Creatures you control with toxic get +1/+1.", 'Enchanted creature has "Cumulative upkeep {1}."',
    "Forecast — {2}{U}, Reveal ~ from your hand: Each player draws a card.",
]

REFUSED = [
    "Soulbond 1", "Tribute", "Champion Goblins", "Prowl", "Miracle", "Cipher {1}", "Awaken {4}{U}", "Escalate", "Hideaway",
    "Emerge from artifacts {5}", "Goblins offering", "Splice onto creature {1}", "Recover", "Ripple", "Poisonous", "Absorb",
    "Suspend X — {X}{R}.", "Devour lands 3", "Cumulative upkeep {1} or {W}{W}", "First strike; ",
]


@pytest.mark.parametrize("line", [*SHORT_FOR, *LINES])
def test_a_line_is_printed_as_it_was_read(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", SHORT_FOR)
def test_what_a_keyword_is_short_for_can_be_made(line: str) -> None:
    word = read_line(line)
    assert isinstance(word, KeywordLine | KeywordsApart)
    assert len(expanded(word.keywords).all) > len(word.keywords)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_no_keyword_is_refused(line: str) -> None:
    assert read_line(line) is None
