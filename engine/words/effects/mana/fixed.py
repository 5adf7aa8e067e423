"""Adding mana whose symbols are written out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.mana import ManaVerb
from engine.game.meaning import Amount
from engine.game.scope import Scope
from engine.phrase import SYMBOL, Leaf, says
from engine.words.amounts import Quantity
from engine.words.countable import Countable

TYPES = frozenset("{w} {u} {b} {r} {g} {c}".split())


class Symbols(Leaf, frozen=True):
    """A run of mana symbols of single types, as what is added."""

    types: tuple[str, ...]
    first: ClassVar[frozenset[str] | None] = frozenset({SYMBOL})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = at
        while end < len(tokens) and tokens[end] in TYPES:
            end += 1
        return [(cls(types=tuple(t[1].upper() for t in tokens[at:end])), end)] if end > at else []

    def say(self, style: str = "") -> list[str]:
        return [f"{{{t}}}" for t in self.types]


@says("add{s^} {mana}", "add{s^} an additional {mana}")
class AddFixed(ManaVerb, frozen=True):
    """Mana of written types."""

    mana: Symbols

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return (self.mana.types,)


@says("add{s^} {options:or}")
class AddOneOf(ManaVerb, frozen=True):
    """One of several productions."""

    options: tuple[Symbols, ...]

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return tuple(option.types for option in self.options)


@says("add{s^} {mana} for each {each}", "add{s^} an additional {mana} for each {each}")
class AddForEach(ManaVerb, frozen=True):
    """The same mana as many times as there are things that fit."""

    mana: Symbols
    each: Countable

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return (self.mana.types * self.each.count(game, scope),)


@says("add{s^} an amount of {mana} equal to {amount}")
class AddAmountOf(ManaVerb, frozen=True):
    """The same mana as often as an amount says."""

    mana: Symbols
    amount: Quantity

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return (self.mana.types * times(self.amount, game, scope),)


def times(amount: Amount, game: Game, scope: Scope) -> int:
    """An amount of mana, never less than none."""
    return max(0, amount.count(game, scope) or 0)
