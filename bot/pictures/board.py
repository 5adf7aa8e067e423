"""What a picture shows of a game, and the same in words."""

from collections.abc import Iterator, Sequence

from msgspec import Struct


class Thing(Struct, frozen=True, kw_only=True):
    """A permanent. ``corner`` is its power and toughness, loyalty or defense; ``tints`` its colours as letters WUBRG."""

    name: str
    types: str
    corner: str = ""
    is_land: bool = False
    is_creature: bool = False
    is_tapped: bool = False
    notes: tuple[str, ...] = ()
    tints: str = ""

    def __str__(self) -> str:
        about = [self.corner, "tapped" if self.is_tapped else "", *self.notes]
        said = ", ".join(part for part in about if part)
        return f"{self.name} ({said})" if said else self.name


class Side(Struct, frozen=True, kw_only=True):
    """A player's part of the board. ``hand`` are the cards known in hand."""

    name: str
    life: int
    notes: tuple[str, ...] = ()
    permanents: tuple[Thing, ...] = ()
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    exile: tuple[str, ...] = ()
    command: tuple[str, ...] = ()

    @property
    def zones(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The zones beside the battlefield that hold anything."""
        named = (("Hand", self.hand), ("Graveyard", self.graveyard), ("Exile", self.exile), ("Command", self.command))
        return tuple((name, cards) for name, cards in named if cards)


class Board(Struct, frozen=True, kw_only=True):
    """``stack`` top first; ``moment`` says whose turn and which step it is."""

    moment: str
    sides: tuple[Side, ...]
    stack: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self.stack and not any(side.permanents or side.zones for side in self.sides)

    def text(self) -> str:
        """The board for those who cannot see it."""
        return " ".join([f"{self.moment}.", *(_side(side) for side in self.sides), *_listed("Stack, top first", self.stack)])


def _side(side: Side) -> str:
    about = ", ".join([f"{side.life} life", *side.notes])
    on = "; ".join(str(thing) for thing in side.permanents) or "nothing"
    beside = (text for name, cards in side.zones for text in _listed(name, cards))
    return " ".join([f"{side.name} ({about}) controls {on}.", *beside])


def _listed(name: str, cards: Sequence[str]) -> Iterator[str]:
    if cards:
        yield f"{name}: {', '.join(cards)}."


class Drawn(Struct, frozen=True):
    """A picture and what it shows in words."""

    png: bytes
    text: str
