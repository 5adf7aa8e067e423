"""The bottom of the library that was spoken of."""

from __future__ import annotations

from engine.phrase import says
from engine.words.places import OnBottom, OnBottomAtRandom


@says("on the bottom of that library", "on the bottom of that library in any order")
class OnBottomThere(OnBottom, frozen=True):
    """On the bottom of the owner's library: nobody else's could be meant."""


@says("on the bottom of that library in a random order")
class OnBottomThereAtRandom(OnBottomAtRandom, frozen=True):
    """The same in an order that nobody knows."""
