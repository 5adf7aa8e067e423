"""The language of cards: each room is one topic, each class in it the words for something and what they mean."""

import importlib
import pkgutil
from functools import cache


@cache
def load() -> None:
    """Import every room, so that the grammar knows every word. Called once, before the first card is compiled."""
    for found in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(found.name)
