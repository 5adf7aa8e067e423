"""Continuous effects on characteristics, applied in the order of the layers."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from engine.game.objects import Characteristics, Id
from engine.game.state import State


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


class Draft(Struct, kw_only=True):
    """The characteristics of one object while the layers are being applied."""

    of: Id
    now: Characteristics
    controller: Id

    def set(self, **changes: Any) -> None:
        """Change some characteristics."""
        self.now = msgspec.structs.replace(self.now, **changes)


def characteristics(state: State, thing: Id) -> Characteristics:
    """The derived characteristics of an object in ``state``."""
    return state.objects[thing].base


def controller(state: State, thing: Id) -> Id:
    """Who controls an object in ``state``."""
    return state.objects[thing].controller
