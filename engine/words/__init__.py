"""The language of cards: each room is one topic, each class in it the words for something and what they mean."""

import importlib
import pkgutil
from functools import cache

from engine.phrase.grammar import GRAMMAR


@cache
def load() -> None:
    """Import every room, so that the grammar knows every word: when the first text is read, and not before."""
    for found in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(found.name)


GRAMMAR.completed_by(load)
