"""Continuous effects on characteristics, applied in the order of the layers."""

from __future__ import annotations

from typing import Any

from engine.game.abilities import expanded
from engine.game.layers.board import BOARDS, untouched
from engine.game.layers.derivation import Derivation
from engine.game.layers.draft import Draft
from engine.game.layers.intrinsic import BASIC_LAND_TYPES, FACE_DOWN, supply
from engine.game.layers.order import Layer
from engine.game.layers.recording import LayerStep, Recorder
from engine.game.objects import Characteristics, Id
from engine.game.state import State


def characteristics(state: State, thing: Id) -> Characteristics:
    """The derived characteristics of an object in ``state``."""
    return BOARDS.of(state).characteristics(thing)


def controller(state: State, thing: Id) -> Id:
    """Who controls an object in ``state``."""
    return BOARDS.of(state).controller(thing)


def abilities(state: State, thing: Id) -> tuple[Any, ...]:
    """The abilities of an object in ``state``, each keyword followed by what it is short for."""
    return expanded(characteristics(state, thing).abilities).all


def explain(state: State, thing: Id) -> list[LayerStep]:
    """How the characteristics of an object in ``state`` come about, step by step."""
    recorder = Recorder(thing)
    Derivation(state, recorder).run()
    return recorder.steps


def copiable(state: State, thing: Id) -> Characteristics:
    """The copiable values of an object in ``state``: copy effects and face-down status taken into account."""
    return Derivation(state).copiable(thing)


__all__ = [
    "BASIC_LAND_TYPES", "FACE_DOWN", "Draft", "Layer", "LayerStep", "abilities", "characteristics", "controller", "copiable",
    "explain", "supply", "untouched",
]
