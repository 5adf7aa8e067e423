"""The board that the engine leads to is seen as it is."""

import time

from bot.library.opening import starter
from bot.pictures.board import Board
from bot.pictures.seeing import board

CARDS = starter()


def seen(text: str) -> Board | None:
    return board(text, CARDS, 10.0, time.monotonic)


def test_zones_counters_sizes_and_tapped_cards_are_seen() -> None:
    found = seen(
        "Alice: Grizzly Bears (tapped, two +1/+1 counters), Forest | hand: Giant Growth\nBob: Serra Angel\n"
        "Alice casts Giant Growth on Grizzly Bears."
    )
    assert found is not None
    alice, bob = found.sides
    bears = next(thing for thing in alice.permanents if thing.name == "Grizzly Bears")
    assert (bears.corner, bears.is_tapped, bears.notes, bears.tints) == ("7/7", True, ("2 × +1/+1",), "G")
    assert alice.graveyard == ("Giant Growth",)
    assert [thing.name for thing in bob.permanents] == ["Serra Angel"]


def test_what_cannot_be_read_or_has_nothing_in_it_has_no_board() -> None:
    assert seen("flurb the gromble") is None
    assert seen("") is None
