"""Amounts of groups and players: greatest and total power, life, devotion, kinds of things among others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Numeral, Quantity
from engine.words.countable import Countable
from engine.words.filters.comparisons import Quality
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import Color
from engine.words.references.possessive import Whose
from engine.words.references.this_way import ThisWay


@says("the greatest {quality} among {things:many}", "the highest {quality} among {things:many}")
class GreatestAmong(Quantity, frozen=True):
    """The greatest of a quality; 0 when nothing fits."""

    quality: Quality
    things: ObjectFilter

    @rule("107.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = (self.quality.of(game, t) for t in candidates(game, self.things, scope))
        return max((n for n in found if n is not None), default=0)


@says("the total {quality} of {things:many}")
class TotalOf(Quantity, frozen=True):
    """A quality of several things, added up."""

    quality: Quality
    things: ObjectFilter

    @rule("107.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(self.quality.of(game, t) or 0 for t in candidates(game, self.things, scope))


@says("the total {quality} of {done}", "the total {quality} of (the|all) {done}")
class TotalThisWay(Quantity, frozen=True):
    """A quality of all that something was done with earlier in the ability, added up, each as it was there."""

    quality: Quality
    done: ThisWay

    def __post_init__(self) -> None:
        if not self.done.things.plural:
            raise Unfit

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(self.quality.of(game, t) or 0 for t in self.done.which(game, scope))


@says("{whose} life total")
class LifeTotal(Quantity, frozen=True):
    """A player's life total."""

    whose: Whose

    @rule("119.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = self.whose.find(game, scope)
        return game.state.players[found[0]].life if found else None


@says("half {whose} life total, rounded up", "half {whose} life total, rounded down")
class HalfLifeTotal(Quantity, frozen=True):
    """Half of a player's life total."""

    whose: Whose

    @rule("107.1a")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = self.whose.find(game, scope)
        return half(game.state.players[found[0]].life, self.wording == 0) if found else None


@says("half {amount}, rounded up", "half {amount}, rounded down")
class HalfOf(Quantity, frozen=True):
    """Half of an amount."""

    amount: Quantity

    def __post_init__(self) -> None:
        if isinstance(self.amount, LifeTotal | HalfOf | TwiceOf):
            raise Unfit

    @rule("107.1a")
    def count(self, game: Game, scope: Scope) -> int | None:
        n = self.amount.count(game, scope)
        return None if n is None else half(n, self.wording == 0)


def half(n: int, up: bool) -> int:
    """Half of a number, rounded."""
    return -(-n // 2) if up else n // 2


@says("twice {amount}", "three times {amount}")
class TwiceOf(Quantity, frozen=True):
    """Twice or three times a described amount."""

    amount: Quantity

    def count(self, game: Game, scope: Scope) -> int | None:
        n = self.amount.count(game, scope)
        return None if n is None else (2 + self.wording) * n


@says("{number} plus {amount}")
class PlusOf(Quantity, frozen=True):
    """A number more than a described amount."""

    number: Numeral
    amount: Quantity

    def count(self, game: Game, scope: Scope) -> int | None:
        one, other = self.number.count(game, scope), self.amount.count(game, scope)
        return None if one is None or other is None else one + other


@says("your devotion to {colors:and+}")
class Devotion(Quantity, frozen=True):
    """Mana symbols of colours among the mana costs of the permanents that a player controls."""

    colors: tuple[Color, ...]

    @rule("700.5", "700.5a")
    def count(self, game: Game, scope: Scope) -> int | None:
        own = [t for t in game.state.battlefield() if game.controller(t.id) == scope.controller]
        costs = (game.characteristics(t.id).mana_cost or () for t in own)
        wanted = {c.symbol for c in self.colors}
        more: int = sum(
            ability.more_devotion(wanted) for t in own for ability in game.characteristics(t.id).abilities
            if isinstance(ability, Static)
        )
        return more + sum(bool(wanted & set(symbol.strip("{}").split("/"))) for cost in costs for symbol in cost)


def this_turn(game: Game, kind: type[GainLife] | type[LoseLife], players: Iterable[Id]) -> int:
    """How much life players gained or lost this turn."""
    who = set(players)
    return sum(e.amount for e in game.state.history if isinstance(e, kind) and e.player in who)


@says(
    "the amount of life you gained this turn", "the amount of life you've gained this turn",
    "the amount of life you lost this turn", "the amount of life you've lost this turn",
    "the amount of life your opponents have lost this turn", "the total life lost by your opponents this turn",
    "the total amount of life your opponents have lost this turn", "the total amount of life your opponents lost this turn",
)
class LifeThisTurn(Quantity, frozen=True):
    """Life gained or lost this turn."""

    def count(self, game: Game, scope: Scope) -> int | None:
        who = (scope.controller,) if self.wording < 4 else tuple(game.state.opponents(scope.controller))
        return this_turn(game, GainLife if self.wording < 2 else LoseLife, who)


class Among(Countable, frozen=True, kw_only=True):
    """Kinds of something among things, in the singular."""

    things: ObjectFilter

    def kinds(self, game: Game, thing: Id) -> Iterable[str]:
        """The kinds that one of the things has."""
        return ()

    def count(self, game: Game, scope: Scope) -> int:
        return len({k for t in candidates(game, self.things, scope) for k in self.kinds(game, t)})


@says("basic land type among {things}")
class BasicLandTypeAmong(Among, frozen=True, kw_only=True):
    """Basic land types."""

    @rule("305.6")
    def kinds(self, game: Game, thing: Id) -> Iterable[str]:
        return set(game.characteristics(thing).subtypes) & vocabulary.basic_land_types()


@says("color among {things}")
class ColorAmong(Among, frozen=True, kw_only=True):
    """Colours."""

    def kinds(self, game: Game, thing: Id) -> Iterable[str]:
        return game.characteristics(thing).colors


@says("card type among {things}")
class CardTypeAmong(Among, frozen=True, kw_only=True):
    """Card types."""

    def kinds(self, game: Game, thing: Id) -> Iterable[str]:
        return set(game.characteristics(thing).types) & vocabulary.card_types()


class KindsAmong(Word, frozen=True, kw_only=True):
    """Kinds of something among things, in the plural."""

    among: ClassVar[type[Among]] = Among
    things: ObjectFilter

    def count(self, game: Game, scope: Scope) -> int:
        return self.among(things=self.things).count(game, scope)


@says("basic land types among {things}")
class BasicLandTypesAmong(KindsAmong, frozen=True, kw_only=True):
    """Basic land types."""

    among: ClassVar[type[Among]] = BasicLandTypeAmong


@says("colors among {things}")
class ColorsAmong(KindsAmong, frozen=True, kw_only=True):
    """Colours."""

    among: ClassVar[type[Among]] = ColorAmong


@says("card types among {things}")
class CardTypesAmong(KindsAmong, frozen=True, kw_only=True):
    """Card types."""

    among: ClassVar[type[Among]] = CardTypeAmong


@says("the number of {each}")
class NumberOf(Quantity, frozen=True):
    """How many kinds of something there are among things."""

    each: KindsAmong

    def count(self, game: Game, scope: Scope) -> int | None:
        return self.each.count(game, scope)
