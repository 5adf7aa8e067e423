"""Slips of the finger in card names: the one card that is near to words that are no name."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards.card import fold
from engine.script.reading.context import NAME, Context
from engine.script.reading.faulting import near_words
from engine.script.values import Slip
from engine.script.words import EVERYDAY

_LONGEST: Final = 6
"""So many words of a name are looked at."""
_SHORTEST: Final = 4
_BEFORE_NAMES: Final = frozenset(
    """cast casts casting control controls play plays playing activate activates attack attacks block blocks with on onto
    targeting and , : has have crack cracks copying equip equips sacrifice sacrifices sac discard discards""".split()
)
"""Words after which a card is named."""
_AROUND: Final = 8
"""So many near names are compared."""


def slip_at(context: Context) -> Slip | None:
    """The card that the words where reading stopped must have been meant for; None when none is near or several are."""
    at = min(context.far, context.last - 1)
    found = {slip.name: (off, slip) for off, slip in sorted(_slips(context, at), key=lambda pair: -pair[0])}
    best = sorted(found.values(), key=lambda pair: pair[0])
    return best[0][1] if best and (len(best) == 1 or best[0][0] < best[1][0]) else None


def _slips(context: Context, at: int) -> Iterator[tuple[float, Slip]]:
    """Every run of words that takes in the place and has one near card, with how far off it is for its length."""
    for start in range(at, max(at - 3, -1), -1):
        if context.tokens[start].kind != "word":
            return
        if context.low[start] in EVERYDAY or (start == at and (NAME not in context.wanted or near_words(context, at))):
            continue
        for end in range(at + 1, min(start + _LONGEST, context.last) + 1):
            if context.tokens[end - 1].kind != "word" and context.low[end - 1] not in ("'s", ",", "'"):
                break
            typed = context.text(start, end)
            if end == start + 1 and not _may_name(context, start):
                continue
            near = _near(fold(typed), context.names.cards.nearest(typed, _AROUND), context.scene.spotted)
            if near is not None and context.tokens[end - 1].kind == "word":
                name, distance = near
                token = context.tokens[start]
                yield distance / len(typed), Slip(typed, name, token.line, token.column)


def _may_name(context: Context, at: int) -> bool:
    """Whether one word alone may be a name: with a capital, or in a place where cards are named."""
    before = at - 1
    while before >= 0 and context.low[before] in ("a", "an", "the", "my", "his", "her", "their", "two", "three", "tapped"):
        before -= 1
    return context.tokens[at].text[:1].isupper() or (before >= 0 and context.low[before] in _BEFORE_NAMES)


def _near(typed: str, names: Sequence[str], spotted: Sequence[str]) -> tuple[str, float] | None:
    """The only name near enough, or of several the only one with the same letters, or that the text has elsewhere."""
    from rapidfuzz.distance import OSA

    if len(typed) < _SHORTEST or any(typed in fold(name).split(" // ") for name in spotted):
        return None
    most = min(max(len(typed) // 5, 1), 3)
    distances = {name: OSA.distance(typed, fold(name)) for name in names}
    for name in spotted:
        distances[name] = min(OSA.distance(typed, short) for short in (fold(name), *_shortened(name)))
    near = [name for name, distance in distances.items() if distance <= most]
    alike = [name for name in near if sorted(fold(name)) == sorted(typed)]
    there = [name for name in near if name in spotted]
    only = next((some[0] for some in (near, there, alike) if len(some) == 1), None)
    return (only, distances[only]) if only is not None else None


def _shortened(name: str) -> Iterator[str]:
    """What a name of the text is cut down to: the part before its comma, and its longer words; another half is no part of it."""
    first = fold(name.partition(" // ")[0])
    yield first.split(",")[0]
    yield from (word for word in first.split(" ") if len(word) > _SHORTEST and word not in EVERYDAY)
