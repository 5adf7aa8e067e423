"""Where something comes from, in events, conditions and descriptions alike."""

from __future__ import annotations

import pytest

from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import find
from engine.words.origins import FromAnybodys, FromYours, NotFromYourHand, Origin
from tests.engine.words.lines import comes_back, read_line

LINES = [
    "Whenever a creature enters from exile, draw a card.",
    "Whenever a creature enters from anywhere other than your hand, draw a card.",
    "Whenever an Elf card is put into an opponent's graveyard from anywhere other than the battlefield, draw a card.",
    "Whenever a card is put into exile from your library and/or your graveyard, draw a card.",
    "When ~ enters, if it was cast from your library, draw a card.",
    "When ~ enters, if you cast it from your graveyard, draw a card.",
]
ALICE, BOB = 1, 2


@pytest.mark.parametrize("line", LINES)
def test_an_origin_is_read_and_printed_as_it_was(line: str) -> None:
    assert comes_back(line)
    assert len(find(read_line(line), Origin)) == 1


def test_nothing_enters_from_a_zone_that_there_is_not() -> None:
    assert read_line("Whenever a creature enters from nowhere, draw a card.") is None


def test_own_zones_are_those_of_the_controller() -> None:
    scope = Scope.of(0, ALICE)
    assert FromYours().has(Zone.GRAVEYARD, ALICE, scope)
    assert not FromYours().has(Zone.GRAVEYARD, BOB, scope)
    assert NotFromYourHand().has(Zone.HAND, BOB, scope)
    assert not NotFromYourHand().has(Zone.HAND, ALICE, scope)
    assert FromAnybodys().has(Zone.LIBRARY, BOB, scope)


def test_what_came_from_nowhere_came_from_no_zone() -> None:
    scope = Scope.of(0, ALICE)
    assert not any(origin.has(None, ALICE, scope) for origin in (FromAnybodys(), FromYours(), NotFromYourHand()))
