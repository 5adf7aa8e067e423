"""What a class of words, and a template of it, mean for the binding; looked up once for each."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from engine.game.meaning import Said, said
from engine.game.targets import TargetReference
from engine.phrase import Word, walk
from engine.phrase.grammar import GRAMMAR
from engine.phrase.template import Literal, said_order


class Manner(Struct, frozen=True, kw_only=True):
    """What the class of a word says of itself, as :class:`engine.phrase.bindable.Bindable` explains it."""

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
    other_event: str
    known_inside: tuple[str, ...]
    anyone: tuple[str, ...]
    looks_past: tuple[str, ...]
    counted_first: tuple[str, ...]
    still_there: tuple[str, ...]
    means_itself: tuple[str, ...]
    of_actor: tuple[str, ...]
    not_actor: tuple[str, ...]
    actor: tuple[str, ...]
    in_turn: tuple[str, ...]
    apart: tuple[str, ...]
    spreads: tuple[str, ...]
    in_passing: tuple[str, ...]
    are_two: tuple[str, ...]


@cache
def manner_of(kind: type[Word]) -> Manner:
    """What a class of words means for the binding."""
    return Manner(
        is_pronoun=bool(kind.refers),
        is_person=kind.is_person,
        is_quoted=kind.is_quoted,
        is_target=issubclass(kind, TargetReference),
        makes=kind.makes,
        says_earlier="earlier" in kind.__struct_fields__,
        says_other_object=kind.is_of_objects,
        has_antecedents=kind.brings_up(),
        closes=kind.closes,
        denies=kind.denies,
        tells_of_each=kind.tells_of_each,
        gathers=kind.gathers,
        other_event=kind.other_event,
        known_inside=kind.known_inside,
        anyone=kind.anyone,
        looks_past=kind.looks_past,
        counted_first=kind.counted_first,
        still_there=kind.still_there,
        means_itself=kind.means_itself,
        of_actor=kind.of_actor,
        not_actor=kind.not_actor,
        actor=kind.actor,
        in_turn=kind.in_turn,
        apart=kind.apart,
        spreads=kind.spreads,
        in_passing=kind.in_passing,
        are_two=kind.are_two,
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


def without_x(word: Word, fields: dict[str, Any]) -> frozenset[str]:
    """The slots of what is made whatever X is, where the word defines X: that is there before X is counted."""
    if not isinstance(word, Said) or not word.defines_x:
        return frozenset()
    inside = (w for field in fields.values() if isinstance(field, Word) for w in walk(field) if w.slot)
    return frozenset(w.slot for w in inside if not any(part.is_x for part in said(w)))
