"""Types of mana, and the parts of mana symbols."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.colors import COLOR_WORDS
from engine.rulebook import rule

COLORS = tuple(COLOR_WORDS)
TYPES = (*COLORS, "C")


def in_order(types: Iterable[str]) -> tuple[str, ...]:
    """Mana types in the order in which they are always written, repeats kept."""
    return tuple(sorted(types, key=TYPES.index))


def parts(symbol: str) -> tuple[str, ...]:
    """The parts of a symbol: ``{2/W}`` as ("2", "W")."""
    return tuple(symbol.strip("{}").split("/"))


@rule("202.3")
def mana_value(cost: Iterable[str] | None, x: int = 0) -> int:
    """The total amount of mana in a cost; X is 0 except on the stack, no cost at all is 0."""
    return sum(_worth(symbol, x) for symbol in cost or ())


@rule("202.3f", "202.3g")
def _worth(symbol: str, x: int) -> int:
    """What one symbol counts for: a hybrid one its largest part, a Phyrexian one 1."""
    return max(x if part == "X" else int(part) if part.isdigit() else part in (*TYPES, "S") for part in parts(symbol))
