"""A card as printed: what a card source hands to the engine, before any of it is understood."""

import unicodedata
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "\u00a0": " "})


class Face(Struct, frozen=True, kw_only=True):
    """One face (or half) of a card. Mana costs are written ``{2}{G}``, type lines ``Legendary Creature — Elf Druid``.

    Power, toughness, loyalty and defense are kept as printed (``*``, ``1+*``, ``X``). ``colors`` is the colour
    indicator, None when the face has none. ``untold`` is what the card list should tell of it and does not, in words.
    """

    name: str
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    untold: tuple[str, ...] = ()


class Card(Struct, frozen=True, kw_only=True):
    """A card: its faces, front first, and the layout that says how they belong together (Scryfall's layout names)."""

    name: str
    layout: str = "normal"
    faces: tuple[Face, ...]


class Cards(Protocol):
    """Where the engine gets cards from. Names are compared folded (see :func:`fold`)."""

    def get(self, name: str) -> Card | None:
        """The card with this name, or with a face of this name."""

    def with_face(self, name: str) -> Sequence[Card]:
        """Every card that has a face of this name: the two of a meld pair share their back face."""

    def starting_with(self, word: str) -> Sequence[str]:
        """Printed names of all cards and faces whose first word, folded, is ``word``."""

    def nearest(self, name: str, limit: int = 5) -> Sequence[str]:
        """Printed names that look most like ``name``, best first."""


def fold(text: str) -> str:
    """Text for comparing names: no case, no accents, straight quotes, single spaces."""
    plain = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().replace("æ", "ae").split())
