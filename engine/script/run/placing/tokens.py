"""Tokens, and cards that are only described, as a script describes them."""

from __future__ import annotations

from typing import Final

from engine.cards.card import Card, Face
from engine.game.colors import COLOR_SYMBOLS
from engine.game.objects import Definition
from engine.script.run.run import Run
from engine.script.values import TokenSpec
from engine.words.vocabulary import card_types, subtype, subtypes, supertypes


def token(run: Run, spec: TokenSpec) -> Definition:
    """A token as its description says, understood as a card of that text would be."""
    known = run.library.token(spec.kind) if not spec.pt else None
    if known is not None:
        return known
    words = [word for word in spec.kind.replace(",", " ").split() if word != "and"]
    colors = tuple(COLOR_SYMBOLS[w.lower()] for w in words if w.lower() in COLOR_SYMBOLS)
    types, kinds = _types(spec, words)
    described = " ".join([*([spec.pt] if spec.pt else ()), *spec.abilities, spec.kind])
    name = spec.name or (described if spec.is_card else f"{' '.join(kinds) or spec.kind} Token")
    power, _, toughness = spec.pt.partition("/")
    if "Creature" in types and not power:
        power = toughness = _USUAL if spec.is_card else _SMALL
        run.assume(f"The {name} is {power}/{toughness} and has no other abilities.")
    face = Face(
        name=name,
        type_line=" ".join(types) + (f" — {' '.join(kinds)}" if kinds else ""),
        text="\n".join(_capital(a) for a in spec.abilities),
        power=power or None,
        toughness=toughness or None,
        colors=colors,
    )
    return run.library.compile(Card(name=name, layout="normal" if spec.is_card else "token", faces=(face,)))


def _types(spec: TokenSpec, words: list[str]) -> tuple[list[str], list[str]]:
    """Supertypes and types, a creature's where nothing else is meant, and subtypes."""
    supers = [w.capitalize() for w in words if w.lower() in supertypes()]
    types = [w.capitalize() for w in words if w.lower() in {t.lower() for t in card_types()}]
    kinds = [found for w in words if (found := subtype(w)) is not None and w.lower() not in COLOR_SYMBOLS]
    if not types:
        types = ["Creature"] if spec.pt or (kinds and set(kinds) <= subtypes("creature")) else ["Artifact"]
    return [*supers, *types], kinds


_USUAL: Final = "2"
"""The power and toughness of a creature of which nothing else is said."""
_SMALL: Final = "1"
"""The same of a token."""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
