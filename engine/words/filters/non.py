"""Adjectives that begin with "non": nonland, nonblack, non-Human, nonbasic."""

from __future__ import annotations

from typing import Any

from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf
from engine.words import vocabulary
from engine.words.filters.base import Adjective


class Non(Adjective, Leaf, frozen=True):
    """Not of a type, subtype, supertype or colour; ``word`` is the word after "non", as printed."""

    word: str

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        words = {f"non{w}" for w in (*COLOR_SYMBOLS, *vocabulary.card_types(), *vocabulary.supertypes())}
        return frozenset(words) | {f"non-{n.lower()}" for kind in ("creature", "artifact", "land", "enchantment", "planeswalker")
                                   for n in vocabulary.subtypes(kind)}

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        token = tokens[at]
        if token.startswith("non-"):
            name = vocabulary.subtype(token[4:])
            return [(cls(word=name), at + 1)] if name else []
        word = token.removeprefix("non")
        known = word in COLOR_SYMBOLS or word in vocabulary.card_types() or word in vocabulary.supertypes()
        return [(cls(word=word), at + 1)] if known and word != token else []

    def say(self, style: str = "") -> list[str]:
        return [f"non-{self.word}" if self.word[0].isupper() else f"non{self.word}"]

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        if self.word in COLOR_SYMBOLS:
            return COLOR_SYMBOLS[self.word] not in now.colors
        return self.word not in (*now.types, *now.subtypes, *now.supertypes)
