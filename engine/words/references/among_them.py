"""Cards from among those spoken of: all that fit, as many as wanted, or a number."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import is_unknown
from engine.phrase import says
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import MANY, Antecedent, bound
from engine.words.references.cards import SomeOf

THEM = (
    "(them|those cards|the milled cards|the revealed cards|the exiled cards"
    "|the cards milled this way|the cards revealed this way|the cards exiled this way)"
)
"""How cards that were spoken of together are called."""


class AmongThem(SomeOf, frozen=True, kw_only=True):
    """Some of the cards spoken of: those that fit, and of them those that are picked."""

    is_counted: ClassVar[bool] = False
    """Whether it is left open how many they are, so that text can speak of their number."""

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The chosen cards can be spoken of."""
        slot = f"{self.slot} chosen"
        cards = Antecedent(slot=slot, nature="object", nouns=frozenset({"card"}), is_many=self.plural)
        return (cards, Antecedent(slot=slot, nature="number", nouns=MANY)) if self.is_counted else (cards,)

    def is_fit(self, game: Game, card: Id, scope: Scope) -> bool:
        """Whether it can be one of them."""
        return False

    def pick(self, game: Game, scope: Scope, fits: tuple[Id, ...]) -> tuple[Id, ...]:
        """Those of the cards that fit which are meant."""
        return fits

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        fits = tuple(t for t in bound(game, scope, self.slot) if self.is_fit(game, t, scope))
        chosen = self.pick(game, scope, fits)
        scope.slots[f"{self.slot} chosen"] = chosen
        return chosen


class ThatFit(AmongThem, frozen=True, kw_only=True):
    """Cards of one description."""

    things: ObjectFilter

    def is_fit(self, game: Game, card: Id, scope: Scope) -> bool:
        return self.things.match(game, card, scope)


@says("all {things:many} from among " + THEM)
class AllFromAmong(ThatFit, frozen=True, kw_only=True):
    """Every card that fits."""

    is_counted: ClassVar[bool] = True


@says("any number of {things:many} from among " + THEM, "any number of {things:many} milled this way")
class AnyFromAmong(ThatFit, frozen=True, kw_only=True):
    """As many cards that fit as wanted."""

    is_counted: ClassVar[bool] = True

    def pick(self, game: Game, scope: Scope, fits: tuple[Id, ...]) -> tuple[Id, ...]:
        return self.choose(game, scope, fits, 0, len(fits))


@says("{number} {things:number} from among " + THEM)
class FromAmong(ThatFit, frozen=True, kw_only=True):
    """A number of cards that fit, as far as there are so many."""

    number: Numeral

    @property
    def plural(self) -> bool:
        return self.number.plural

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether one of the cards fits; of cards that are not spoken of yet that is not known."""
        there = scope.slots.get(self.slot)
        if there is None or not self.least(1):
            return True
        return any(is_unknown(game.object(t)) or self.is_fit(game, t, scope) for t in there)

    def pick(self, game: Game, scope: Scope, fits: tuple[Id, ...]) -> tuple[Id, ...]:
        many = self.number.count(game, scope) or 0
        return self.choose(game, scope, fits, self.least(min(many, len(fits))), many)

    def least(self, able: int) -> int:
        """The least number of them."""
        return able


@says("up to {number} {things:number} from among " + THEM)
class UpToFromAmong(FromAmong, frozen=True, kw_only=True):
    """No more than a number of them."""

    def least(self, able: int) -> int:
        return 0
