"""Keywords and sentences of cards with several faces, of Rooms, and of the mechanics that came with them."""

from __future__ import annotations

import pytest

from engine.game.abilities import expanded
from engine.words.abilities import KeywordLine
from tests.engine.words.lines import comes_back, read_line

SHORT_FOR = [
    "Aftermath", "Fuse", "Disturb {2}{W}", "Cleave {1}{U}{U}", "Demonstrate", "Compleated", "Mutate {3}{G}",
    "Partner with Twin Sister, the Elder",
]
READ_BY_NAME = ["Read ahead"]
ON_PERMANENTS = [
    "When you unlock this door, draw a card.",
    "Whenever you fully unlock a Room, draw a card.",
    "{T}: Unlock a locked door of target Room you control.",
    "{1}, {T}: Lock or unlock a door of target Room an opponent controls.",
    "~ has flying as long as there are three or more unlocked doors among Rooms you control.",
    "~ enters prepared.",
    "Whenever ~ attacks, it becomes prepared.",
    "{1}: Target creature becomes unprepared.",
    "Prepared creatures you control have flying.",
    "Whenever ~ mutates, draw a card.",
    "Whenever you cast an artifact spell that has an Adventure, you gain 1 life.",
    "Each creature you control that has an Omen has flying.",
    "{0}: If you both own and control ~ and a creature named Right Wing, exile them, then meld them into Great Beast.",
    "When ~ dies, return it to the battlefield tapped and transformed under your control.",
    "Other transformed permanents you control have trample.",
    "~ gets +1/+2 as long as you control a Forest. Otherwise, it gets -2/-1.",
    "You have protection from each of your opponents.",
    "When ~ enters, you gain protection from everything until your next turn.",
    "Other Merfolk you control get +1/+1.",
    "To solve — Three or more creatures attacked this turn.",
]
ON_AURAS = [
    "Enchanted creature has protection from black. This effect doesn't remove ~.",
    "Enchanted creature gets +1/+3 and has protection from all colors. This effect doesn't remove Auras.",
    "Sacrifice enchanted creature: Draw a card.",
    "Enchanted artifact can't be the target of spells or abilities your opponents control.",
    "Enchanted creature doesn't untap during its controller's untap step if you control a Forest.",
]
REFUSED = [
    "Disturb", "Mutate", "Cleave", "Partner with", "When you unlock that door, draw a card.", "~ enters unprepared.",
    "Whenever ~ mutated, draw a card.", "You have protection from cards.", "Unlock ~.",
    "Enchanted creature has flying. This effect doesn't remove ~.",
]


@pytest.mark.parametrize("line", [*SHORT_FOR, *READ_BY_NAME, *ON_PERMANENTS])
def test_a_line_is_printed_as_it_was_read(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", ON_AURAS)
def test_a_line_of_an_aura_is_printed_as_it_was_read(line: str) -> None:
    assert comes_back(line, "Enchantment — Aura")


@pytest.mark.parametrize("line", SHORT_FOR)
def test_what_a_keyword_is_short_for_can_be_made(line: str) -> None:
    word = read_line(line)
    assert isinstance(word, KeywordLine)
    assert len(expanded(word.keywords).all) > len(word.keywords)


@pytest.mark.parametrize("line", REFUSED)
def test_what_has_no_such_meaning_is_refused(line: str) -> None:
    assert read_line(line) is None
