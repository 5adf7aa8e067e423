"""What is printed on a face, in the words that MTGJSON and the lists made after it have for it."""

import msgspec

from engine.cards.card import Face

SUPPLEMENTAL_LAYOUTS = frozenset({"planar", "scheme", "vanguard", "host", "augment"})
"""Layouts that no ordinary game is played with."""


class Printed(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The fields that every list has; what a list lacks stays None."""

    name: str
    type: str
    mana_cost: str | None = None
    text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] | None = None

    def as_face(self, name: str) -> Face:
        """The face of this name."""
        return Face(
            name=name,
            mana_cost=self.mana_cost or "",
            type_line=self.type,
            text=self.text or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            colors=self.color_indicator,
        )
