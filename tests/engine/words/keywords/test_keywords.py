"""Keywords: each is read and printed, and everything that it is short for can be made."""

from __future__ import annotations

import pytest

from engine.game.abilities import expanded
from engine.game.meaning import Keyword
from engine.words.abilities import KeywordLine
from tests.engine.words.lines import comes_back, read_line

MEANT_BY_OTHERS = [
    "Flying", "First strike", "Trample over planeswalkers", "Protection from black and from red", "Protection from artifacts",
    "Protection from everything", "Protection from mana value 3 or less", "Hexproof from blue", "Toxic 2", "Partner",
    "Partner—Friends forever", "Choose a Background", "Enchant creature you control", "Phasing",
]
"""Keywords that the machine reads by name, with no abilities of their own (or that mean nothing in a game)."""

SHORT_FOR = [
    "Changeling", "Devoid", "Islandwalk", "Snow swampwalk", "Nonbasic landwalk", "Legendary landwalk",
    "Cycling {2}", "Cycling—Pay 2 life.", "Plainscycling {2}", "Basic landcycling {1}", "Slivercycling {3}",
    "Kicker {1}{G}", "Kicker—Sacrifice a land.", "Kicker {2}{R} and/or {1}{G}", "Multikicker {2}", "Buyback {3}",
    "Flashback {4}{R}", "Flashback—{1}{U}, Pay 3 life.", "Jump-start", "Retrace", "Morph {2}{U}", "Megamorph {5}{G}",
    "Disguise {3}{W}", "Equip {2}", "Equip legendary creature {3}", "Fortify {3}", "Reconfigure {2}", "Crew 3",
    "Prowess", "Extort", "Storm", "Cascade", "Ward {2}", "Ward—Pay 3 life.", "Ward—Discard a card.", "Undying", "Persist",
    "Afterlife 2", "Soulshift 4", "Exalted", "Bushido 1", "Frenzy 2", "Flanking", "Rampage 2", "Battle cry", "Annihilator 2",
    "Afflict 3", "Mentor", "Ingest", "Training", "Dethrone", "Melee", "Renown 2", "Echo {3}{R}", "Cumulative upkeep {1}",
    "Fading 3", "Vanishing 3", "Vanishing", "Fabricate 1", "Exploit", "Evolve", "Riot", "Unleash", "Bloodthirst 2", "Devour 1",
    "Sunburst", "Modular 2", "Graft 3", "Outlast {W}", "Affinity for artifacts", "Affinity for Forests", "Undaunted",
    "Evoke {2}{U}", "Dash {1}{R}", "Blitz {2}{R}", "Spectacle {1}{B}", "Surge {1}{U}", "Unearth {B}", "Embalm {4}{W}",
    "Eternalize {5}{U}", "Scavenge {3}{B}", "Dredge 3", "Madness {R}", "Rebound", "Replicate {1}{U}", "Casualty 1",
    "Living weapon", "For Mirrodin!", "Job select", "Mobilize 2", "Squad {2}", "Offspring {2}", "Umbra armor", "Ninjutsu {1}{U}",
    "Suspend 4—{U}", "Foretell {1}{U}", "Plot {2}{R}", "Warp {1}{B}", "Convoke", "Improvise", "Delve", "Bestow {3}{W}",
    "Transmute {1}{U}", "Reinforce 1—{1}{W}", "Mayhem {1}", "Bargain", "Entwine {2}", "Conspire", "Ravenous", "Amplify 1", "Myriad",
    "Saddle 2", "Backup 1", "Provoke", "Enlist", "Encore {3}{U}", "Prototype {2}{W} — 1/1", "Sneak {1}{B}", "Start your engines!",
    "Daybound", "Nightbound", "Level up {2}", "Ascend", "Split second",
]

REFUSED = [
    "Kicker", "Cycling", "Equip creatures {2}", "Protection red", "Protection from artifact", "Protection from cards",
    "Hexproof from", "Bushido", "Wardwalk", "Ward sacrifice", "Affinity for artifact", "Bands", "Suspend {U}", "Goblinwalk",
]


def keywords(line: str) -> tuple[Keyword, ...]:
    word = read_line(line)
    assert isinstance(word, KeywordLine), line
    return word.keywords


@pytest.mark.parametrize("line", [*MEANT_BY_OTHERS, *SHORT_FOR, "Flying, ward {1}", "Vigilance, protection from red"])
def test_a_keyword_line_is_printed_as_it_was_read(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", SHORT_FOR)
def test_what_a_keyword_is_short_for_can_be_made(line: str) -> None:
    found = keywords(line)
    assert len(expanded(found).all) > len(found)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_no_keyword_is_refused(line: str) -> None:
    assert read_line(line) is None


@pytest.mark.parametrize("line", ["Creatures you control have ward {1}.", "Other creatures you control have protection from red."])
def test_a_keyword_can_be_granted(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "When you cycle ~, draw a card.", "Whenever you cycle a card, ~ gets +1/+1 until end of turn.",
        "Whenever you cycle or discard a card, you gain 1 life.", "When ~ exploits a creature, draw a card.",
        "When ~ enters, if it was kicked, draw a card.", "Exhaust — {3}: Draw a card.", "Boast — {1}: Draw a card.",
        "Power-up — {3}: Put a +1/+1 counter on ~.",
        "Max speed — ~ gets +1/+0.", "Max speed — {1}: Draw a card.", "Max speed — Whenever ~ attacks, draw a card.",
    ],
)
def test_lines_that_speak_of_keywords_come_back(line: str) -> None:
    assert comes_back(line)
