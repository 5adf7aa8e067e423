"""The layers and sublayers, in the order in which they are applied."""

from __future__ import annotations

from enum import StrEnum


class Layer(StrEnum):
    """The layers and sublayers, in order."""

    COPY = "1"
    FACE_DOWN = "1b"
    CONTROL = "2"
    TEXT = "3"
    TYPE = "4"
    COLOR = "5"
    ABILITY = "6"
    PT_DEFINED = "7a"
    PT_SET = "7b"
    PT_MODIFIED = "7c"
    PT_SWITCHED = "7d"


_PT = frozenset({"power", "toughness"})
_TYPES = frozenset("supertypes types subtypes is_permanent".split())
_ALL = _PT | _TYPES | frozenset("name mana_cost colors loyalty defense abilities names controller".split())

WRITES: dict[Layer, frozenset[str]] = {
    Layer.COPY: _ALL,
    Layer.FACE_DOWN: _ALL,
    Layer.CONTROL: frozenset({"controller"}),
    Layer.TEXT: _ALL,
    Layer.TYPE: _TYPES,
    Layer.COLOR: frozenset({"colors"}),
    Layer.ABILITY: frozenset({"abilities"}),
    Layer.PT_DEFINED: _PT,
    Layer.PT_SET: _PT,
    Layer.PT_MODIFIED: _PT,
    Layer.PT_SWITCHED: _PT,
}
"""What effects can change in each layer. (A type change may also take abilities away, which is noticed when it happens.)"""
