"""Manifesting and cloaking: putting cards onto the battlefield face down, and in which ways they can be turned face up."""

from __future__ import annotations

from typing import Any

from engine.game.abilities import expanded
from engine.game.meaning import Keyword
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.zones import Move
from engine.rulebook import rule

MANIFESTED, CLOAKED = "manifested", "cloaked"
"""The marks of permanents that were put onto the battlefield face down so, for as long as they remain face down."""


@rule("701.40a", "701.58a")
def put_face_down(player: Id, card: Id, mark: str, values: Characteristics | None = None, by: Id | None = None) -> Move:
    """What puts a card onto the battlefield face down under a player's control, with the values that are said of it."""
    chosen: dict[str, Any] = {} if values is None else {"face_down": values}
    return Move(
        object=card, to=Zone.BATTLEFIELD, how="put", controller=player, face_down=True, marks=frozenset({mark}), chosen=chosen,
        by=by,
    )


def ways_up(found: Object) -> tuple[tuple[str, Any], ...]:
    """In which ways a face-down permanent can be turned face up: what each is called and what it costs.

    The cost is either the parts that an ability says or the symbols of the mana cost.
    """
    return (*_said_ways(found), *_creature_way(found))


@rule("702.37e", "701.40c", "701.40d", "701.58c", "701.58d")
def _said_ways(found: Object) -> tuple[tuple[str, Any], ...]:
    """The ways of abilities that it would have face up (``face_up_cost``)."""
    abilities = expanded(found.base.abilities).all
    return tuple((a.name, a.face_up_cost) for a in abilities if isinstance(a, Keyword) and a.face_up_cost is not None)


@rule("701.40b", "701.58b")
def _creature_way(found: Object) -> tuple[tuple[str, Any], ...]:
    """A manifested or cloaked creature card that has a mana cost can be turned up for that."""
    if not found.marks & {MANIFESTED, CLOAKED} or "creature" not in found.base.types or found.base.mana_cost is None:
        return ()
    return (("mana", found.base.mana_cost),)
