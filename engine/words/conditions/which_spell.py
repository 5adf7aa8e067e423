"""Conditions about which of the spells of a turn something is, and amounts of its colours."""

from __future__ import annotations

from typing import ClassVar

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.conditions.this_turn import Deed
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import bound
from engine.words.references.spoken_of import OfKnown


@says("it's the {n:ordinal} {spell:one} you cast this turn", "it was the {n:ordinal} {spell:one} you cast this turn")
class IsNthSpell(Condition, frozen=True, kw_only=True):
    """A spell, or the one that became the permanent, was the second (or another) such spell of the controller this turn."""

    n: int
    spell: ObjectFilter
    slot: str = ""
    refers: ClassVar[str] = "object"

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns():
            raise Unfit

    @rule("601.2i", "603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        cast = [e.spell for e in game.state.history if isinstance(e, Cast) and e.player == scope.controller]
        fits = [t for t in cast if self.spell.match(game, t, scope)]
        meant = bound(game, scope, self.slot)
        return any(self._same(game, spell, t) for spell in fits[self.n - 1 : self.n] for t in meant)

    def _same(self, game: Game, spell: Id, thing: Id) -> bool:
        return thing in (spell, game.state.became.get(spell))


@says("cast both a(n) {first} and a(n) {second}")
class CastBoth(Deed, frozen=True):
    """Casting spells of each of two kinds."""

    first: ObjectFilter
    second: ObjectFilter

    def __post_init__(self) -> None:
        if any(spell.plural or "spell" not in spell.nouns() for spell in (self.first, self.second)):
            raise Unfit

    @rule("601.2i")
    def done(self, game: Game, player: Id, scope: Scope) -> int:
        cast = [e.spell for e in game.state.history if isinstance(e, Cast) and e.player == player]
        return int(all(any(f.match(game, t, scope) for t in cast) for f in (self.first, self.second)))


@says("the number of colors {thing:one} is")
class NumberOfItsColors(OfKnown, Quantity, frozen=True):
    """How many colours something has."""

    @rule("105.2", "608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = self.thing.find(game, scope)
        return len(game.characteristics(found[0]).colors) if found else 0
