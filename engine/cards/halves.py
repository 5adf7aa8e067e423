"""What a split card is where it is not a spell: its two halves together."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.objects import Characteristics
from engine.rulebook import rule

SPLIT = frozenset({"split", "aftermath"})
INSETS = frozenset({"adventure", "prepare"})


def whole(layout: str, halves: tuple[Characteristics, ...]) -> Characteristics | None:
    """The halves of a split card combined; None for a card of another kind, or of which only one half is known."""
    if layout not in SPLIT or len(halves) < 2:
        return None
    if all("Room" in half.subtypes for half in halves):
        return _room(halves)
    return _combined(halves)


@rule("709.4", "709.4a", "709.4b", "709.4c")
def _combined(halves: tuple[Characteristics, ...]) -> Characteristics:
    costs = [half.mana_cost for half in halves if half.mana_cost is not None]
    return Characteristics(
        name=" // ".join(half.name for half in halves),
        names=tuple(half.name for half in halves),
        mana_cost=tuple(symbol for cost in costs for symbol in cost) if costs else None,
        colors=frozenset().union(*(half.colors for half in halves)),
        supertypes=_each(half.supertypes for half in halves),
        types=_each(half.types for half in halves),
        subtypes=_each(half.subtypes for half in halves),
        abilities=tuple(ability for half in halves for ability in half.abilities),
    )


def _room(halves: tuple[Characteristics, ...]) -> Characteristics:
    """A card with a shared type line: each half is there while it is unlocked."""
    from engine.words.doors import doors, on_its_half

    halves = tuple(
        msgspec.structs.replace(half, abilities=tuple(on_its_half(ability, place) for ability in half.abilities))
        for place, half in enumerate(halves)
    )
    together = _combined(halves)
    return msgspec.structs.replace(together, abilities=(doors(halves), *together.abilities))


@rule("709.5", "709.5d")
def _with_its_door(half: Characteristics) -> Characteristics:
    """The only half that is known of a card with a shared type line: it is there while it is unlocked."""
    from engine.words.doors import doors

    return msgspec.structs.replace(half, abilities=(doors((half,)), *half.abilities))


@rule("715.2b", "720.2b", "722.2b")
def _with_inset(front: Characteristics, inset: Characteristics) -> Characteristics:
    """What stands in the inset is part of the copiable values."""
    return msgspec.structs.replace(front, inset=inset)


@rule("710.1c")
def as_one_card(layout: str, faces: tuple[Characteristics, ...]) -> tuple[Characteristics, ...]:
    """The faces of a card as each knows of the other: a front of its inset, the other half of a flip card of cost and colours."""
    front, *others = faces
    if not others and layout in SPLIT and "Room" in front.subtypes:
        return (_with_its_door(front),)
    if not others and layout == "prepare":
        return (_with_inset(front, Characteristics()),)
    if others and layout in INSETS:
        return (_with_inset(front, others[0]), *others)
    if layout != "flip" or not others:
        return faces
    return (front, *(msgspec.structs.replace(one, mana_cost=front.mana_cost, colors=front.colors) for one in others))


def _each(values: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value for some in values for value in some))
