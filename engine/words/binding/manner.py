"""What a class of words, and a template of it, mean for the binding; looked up once for each."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from engine.game.targets import TargetReference
from engine.phrase import Word
from engine.phrase.grammar import GRAMMAR
from engine.phrase.template import Literal, said_order


class Manner(Struct, frozen=True, kw_only=True):
    """What the class attributes of a word say, as :class:`Binder` explains them."""

    is_pronoun: bool
    is_person: bool
    is_quoted: bool
    is_target: bool
    makes: str
    says_earlier: bool
    says_other_object: bool
    has_antecedents: bool
    closes: bool
    denies: bool
    tells_of_each: bool
    gathers: str
    either: str
    known_inside: tuple[str, ...]
    anyone: tuple[str, ...]
    looks_past: tuple[str, ...]
    apart: tuple[str, ...]
    spreads: tuple[str, ...]
    in_passing: tuple[str, ...]
    are_two: tuple[str, ...]


@cache
def manner_of(kind: type[Word]) -> Manner:
    """What a class of words means for the binding."""
    return Manner(
        is_pronoun=hasattr(kind, "refers"),
        is_person=bool(getattr(kind, "is_person", False)),
        is_quoted=bool(getattr(kind, "is_quoted", False)),
        is_target=issubclass(kind, TargetReference),
        makes=getattr(kind, "makes", ""),
        says_earlier=hasattr(kind, "earlier"),
        says_other_object=bool(getattr(kind, "is_of_objects", False)),
        has_antecedents=hasattr(kind, "antecedents"),
        closes=bool(getattr(kind, "closes", False)),
        denies=bool(getattr(kind, "denies", False)),
        tells_of_each=bool(getattr(kind, "tells_of_each", False)),
        gathers=getattr(kind, "gathers", ""),
        either=getattr(kind, "either", ""),
        known_inside=getattr(kind, "known_inside", ()),
        **{name: tuple(getattr(kind, name, ())) for name in ("anyone", "looks_past", "apart", "spreads", "in_passing", "are_two")},
    )


@cache
def order_of(kind: type[Word], wording: int) -> tuple[str, ...]:
    """The fields in the order in which the template says them."""
    return tuple(said_order(_elements(kind, wording)))


@cache
def says_itself(kind: type[Word], wording: int) -> bool:
    """Whether the template itself says ``~``."""
    return any(isinstance(e, Literal) and "~" in e.tokens for e in _elements(kind, wording))


def _elements(kind: type[Word], wording: int) -> tuple[Any, ...]:
    alternatives = GRAMMAR.alternatives(kind)
    return alternatives[wording].elements if alternatives else ()
