"""How several cards that are found or chosen together must stand to each other: names, numbers and totals."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.likeness import Aspect, names_of


class Together(Word, frozen=True):
    """How several cards must stand to each other."""

    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """Whether they do."""
        return True


@says("with different names", "that (each|) have different names")
class DifferentNames(Together, frozen=True):
    """No two of them have a name in common."""

    @rule("201.2b")
    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        names = [names_of(game, t) for t in things]
        return all(names) and sum(map(len, names)) == len(frozenset().union(*names))


@says("with different powers", "with different mana values")
class DifferentNumbers(Together, frozen=True):
    """No two of them have the same power, or the same mana value."""

    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        quality = Quality(name="power" if self.wording == 0 else "mana value")
        return len({quality.of(game, t) for t in things}) == len(things)


@says("that share a(n) {aspect}")
class InCommon(Together, frozen=True):
    """All of them have something in common."""

    aspect: Aspect

    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return not things or bool(frozenset.intersection(*(self.aspect.of(game, t) for t in things)))


@says("with total mana value {bound}")
class InTotal(Together, frozen=True):
    """Their mana values taken together keep a limit."""

    bound: Bound

    @rule("202.3")
    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return self.bound.keeps(sum(mana_value(game, t) for t in things), game, scope)
