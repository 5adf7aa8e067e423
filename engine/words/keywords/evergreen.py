"""Keyword abilities that the rules of the game read by their names."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.meaning import Keyword
from engine.phrase import Leaf

READ_BY_THE_RULES = (
    "flying,reach,haste,vigilance,trample,trample over planeswalkers,deathtouch,lifelink,menace,defender,hexproof,shroud,"
    "indestructible,flash,first strike,double strike,fear,intimidate,shadow,horsemanship,skulk,infect,wither,phasing"
).split(",")


class Evergreen(Keyword, Leaf, frozen=True):
    """A keyword ability without cost or quality; ``name`` is the keyword in lower case."""

    name: str
    first: ClassVar[frozenset[str] | None] = frozenset(k.split()[0] for k in READ_BY_THE_RULES)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [
            (cls(name=k), at + len(k.split()))
            for k in READ_BY_THE_RULES
            if tokens[at : at + len(k.split())] == k.split()
        ]

    def say(self, style: str = "") -> list[str]:
        return self.name.split()
