"""Type lines: ``Legendary Artifact Creature — Golem`` into supertypes, types and subtypes."""

from __future__ import annotations

from msgspec import Struct

from engine.words import vocabulary


class TypeLine(Struct, frozen=True, kw_only=True):
    """The three parts; supertypes and types in lower case, subtypes as printed."""

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


def type_line(text: str) -> TypeLine:
    """The parts of a printed type line; words that are neither supertypes nor card types are left out."""
    front, _, back = text.replace("–", "—").replace(" - ", " — ").partition("—")
    words = [w.casefold() for w in front.split()]
    return TypeLine(
        supertypes=tuple(w for w in words if w in vocabulary.supertypes()),
        types=tuple(w for w in words if w in vocabulary.card_types()),
        subtypes=tuple(_subtypes(back.split())),
    )


def _subtypes(words: list[str]) -> list[str]:
    """Subtypes in order; two words that are one subtype stay together."""
    found: list[str] = []
    at = 0
    while at < len(words):
        pair = vocabulary.subtype(" ".join(words[at : at + 2])) if at + 1 < len(words) else None
        found.append(pair or words[at])
        at += 2 if pair else 1
    return found
