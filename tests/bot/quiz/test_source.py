"""Questions for a format are made of cards that may be played in it."""

import sqlite3

import pytest

from bot.library import tables
from bot.library.library import Library
from bot.library.listing import Contents, Listing
from bot.library.opening import starter
from bot.quiz.source import Source
from bot.refusal import Refusal

STATUSES = ("legal", "restricted", "banned", "not_legal")


@pytest.fixture(scope="module")
def library() -> Library:
    """The starter cards; each fourth may be played in modern, and each fourth once."""
    listings = [
        Listing(card=card, legalities={"modern": STATUSES[at % 4], "pauper": "legal"}) for at, card in enumerate(starter().cards())
    ]
    database = sqlite3.connect(":memory:", check_same_thread=False)
    tables.create(database)
    tables.fill(database, Contents(source="a test", listings=tuple(listings)), lambda what, share: None)
    tables.finish(database)
    return Library(database)


def test_every_card_of_a_question_may_be_played_in_the_format(library: Library) -> None:
    source = Source(library, "Modern", seconds=30)
    cards = {name for seed in range(12) for name in source.draw(seed).cards}
    assert {library.legalities(name)["modern"] for name in cards} == {"legal", "restricted"}


def test_without_a_format_every_card_may_be_used(library: Library) -> None:
    source = Source(library, seconds=30)
    cards = {name for seed in range(12) for name in source.draw(seed).cards}
    assert {library.legalities(name)["modern"] for name in cards} >= {"banned", "not_legal"}


def test_an_unknown_format_is_told_with_those_that_are_known(library: Library) -> None:
    with pytest.raises(Refusal, match="It knows modern, pauper"):
        Source(library, "moderm")


def test_a_library_without_formats_says_where_they_come_from() -> None:
    with pytest.raises(Refusal, match="lawmage sync"):
        Source(starter(), "modern")
