"""Conditions and amounts about the mana that was spent to cast something."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.mana import COLORS
from engine.game.mana.wishes import TellsByMana
from engine.game.meaning import Condition
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.kinds import Color
from engine.words.mana_spent import amount_spent, is_unknown, mana_spent
from engine.words.references.antecedents import Antecedent
from engine.words.references.spoken_of import OfKnown
from engine.words.the_difference import SPOKEN_OF, compare


@says("the amount of mana spent to cast {thing}")
class ManaSpentOn(OfKnown, Quantity, frozen=True):
    """How much mana was spent to cast a spell."""

    @rule("601.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(amount_spent(game, t) for t in self.thing.find(game, scope))


@says("the number of colors of mana spent to cast {thing}")
class ColorsSpentOn(TellsByMana, OfKnown, Quantity, frozen=True):
    """How many colours of mana were spent to cast a spell."""

    @rule("601.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return len({m for t in self.thing.find(game, scope) for m in mana_spent(game, t)} & set(COLORS))


class Spent(OfKnown, Condition, frozen=True, kw_only=True):
    """Something is so of the mana spent to cast a spell."""



@says("at least {n:word} {color} mana was spent to cast {thing}")
class MuchOfAColor(TellsByMana, Spent, frozen=True, kw_only=True):
    """At least so much mana of a colour."""

    n: int
    color: Color

    def mana_told_by(self) -> tuple[str, ...]:
        return (self.color.symbol,) * self.n

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(mana_spent(game, t).count(self.color.symbol) >= self.n for t in self.thing.find(game, scope))


@says(
    "{n:word} or more colors of mana were spent to cast {thing}",
    "exactly {n:word} colors of mana were spent to cast {thing}",
    "at least {n:word} colors of mana were spent to cast {thing}",
)
class ManyColors(TellsByMana, Spent, frozen=True, kw_only=True):
    """So many colours of mana."""

    n: int

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        many = [len(set(mana_spent(game, t)) & set(COLORS)) for t in self.thing.find(game, scope)]
        return any(m == self.n if self.wording == 1 else m >= self.n for m in many)


@says("no colored mana was spent to cast {thing}")
class NoColor(Spent, frozen=True, kw_only=True):
    """No coloured mana."""

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not any(set(mana_spent(game, t)) & set(COLORS) for t in self.thing.find(game, scope))


@says("{thing} wasn't cast or no mana was spent to cast it", "no mana was spent to cast {thing} or it wasn't cast")
class NotPaidFor(Spent, frozen=True, kw_only=True):
    """It was not cast, or for no mana."""

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not any(is_unknown(game, t) or mana_spent(game, t) for t in self.thing.find(game, scope))


@says(
    "the amount of mana spent to cast {thing} was less than its mana value",
    "the amount of mana spent to cast {thing} is less than its mana value",
    "less mana was spent to cast {thing} than its mana value",
)
class LessThanItsValue(Spent, frozen=True, kw_only=True):
    """Less mana than its mana value."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much less can be spoken of."""
        return SPOKEN_OF

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = [(amount_spent(game, t), mana_value(game, t)) for t in self.thing.find(game, scope)]
        compare(scope, *(found[0] if found else (None, None)))
        return any(spent < value for spent, value in found)


@says("the amount of mana spent to cast {thing} is greater than {amount}")
class MoreSpentThan(Spent, frozen=True, kw_only=True):
    """More mana than an amount."""

    amount: Quantity

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        limit = self.amount.count(game, scope) or 0
        return any(amount_spent(game, t) > limit for t in self.thing.find(game, scope))
