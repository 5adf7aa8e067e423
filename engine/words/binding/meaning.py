"""What a pronoun means: the nearest thing spoken of that fits, or no binding where there is none or a doubt."""

from __future__ import annotations

from typing import Any

from engine.words.binding.asked import DOUBTFUL, Asked, Circle
from engine.words.binding.preferences import AMONG_SEVERAL, FIRST, LAST


class Unbound(Exception):
    """A pronoun that nothing, or more than one thing, before it can be."""


def meaning(word: Any, circles: list[Circle], also: str = "") -> tuple[Asked, str] | None:
    """The slot that the pronoun means and the circle it was found in, nearest first; None when nothing fits.

    ``also`` is a nature that it can have besides its own: "them" can stand where it means one player.

    Raises Unbound when several things of one circle fit.
    """
    for at in reversed(range(len(circles))):
        asked = Asked(word, circles, at, also)
        slots = _preferred(asked)
        if len(slots) > 1 or (slots[:1] and slots[0].startswith(DOUBTFUL)):
            raise Unbound(f"{type(word).__name__} could be {' or '.join(slots)}")
        if slots:
            return asked, slots[0]
    return None


def _preferred(asked: Asked) -> list[str]:
    slots = [*asked.fitting()]
    for preference in FIRST:
        slots = preference(asked, slots) if slots else slots
    for preference in AMONG_SEVERAL:
        slots = preference(asked, slots) if len(slots) > 1 else slots
    for preference in LAST:
        slots = preference(asked, slots) if len(slots) == 1 else slots
    return slots
