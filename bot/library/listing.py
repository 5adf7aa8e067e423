"""What a card file holds, in one shape for every source."""

from msgspec import Struct

from engine.cards.card import Card, Face
from engine.rulebook.official import OfficialRules


class LibraryProblem(Exception):
    """A file or library that cannot be used; the text says what was seen and what was expected."""


class CardRuling(Struct, frozen=True):
    """One of the publisher's rulings on a card. ``date`` is written ``2024-11-08``."""

    date: str
    text: str


class Listing(Struct, frozen=True, kw_only=True):
    """A card with the facts about it that the engine does not need.

    ``supplemental`` marks what no ordinary game is played with: planes, schemes, digital rebalancings, joke cards.
    ``year`` is that of the set of the printing listed, 0 where the source does not say. ``legalities`` maps a format's
    lower-case name to ``legal``, ``banned``, ``restricted`` or ``not_legal``.
    """

    card: Card
    oracle_id: str = ""
    supplemental: bool = False
    year: int = 0
    legalities: dict[str, str] = {}
    rulings: tuple[CardRuling, ...] = ()


class SecondFace(Struct, frozen=True):
    """A face that another card list left out; ``card`` is the whole name of its card, ``A // B``."""

    card: str
    face: Face


class Contents(Struct, frozen=True, kw_only=True):
    """All of one file. Parts that the file does not have are empty.

    ``rulings`` are by oracle id; ``date`` says how fresh the file is.
    """

    source: str
    date: str = ""
    listings: tuple[Listing, ...] = ()
    rulings: dict[str, list[CardRuling]] = {}
    rules: OfficialRules | None = None
    second_faces: tuple[SecondFace, ...] = ()
