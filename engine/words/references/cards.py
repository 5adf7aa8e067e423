"""References to cards in libraries and hands: the top of a library, one of several, the rest."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import top_cards
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity, ThatMany, X
from engine.words.filters.description import Description
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import NOT_CHOSEN, TURNED_OVER, Antecedent, bound
from engine.words.references.players import EachOpponent, EachPlayer
from engine.words.references.possessive import Their, Whose


def check_number_first(number: Numeral | None) -> None:
    """Raises Unfit for a number before "cards from the top" that is not said with "that many" or X: it has another place."""
    if not isinstance(number, ThatMany | X):
        raise Unfit


def off_the_top(game: Game, scope: Scope, players: tuple[Id, ...], amount: Numeral | Quantity | None) -> tuple[Id, ...]:
    """So many cards (one, where no number is told) from the top of the library of each of the players."""
    many = 1 if amount is None else max(0, amount.count(game, scope) or 0)
    return tuple(t for p in players for t in top_cards(game, p, many))


@says(
    "the top card of {whose} library",
    "the top {number} cards of {whose} library",
    "{number} cards from the top of {whose} library",
    "cards equal to {amount} from the top of {whose} library",
    "a number of cards from the top of {whose} library equal to {amount}",
)
class TopCards(ObjectReference, frozen=True):
    """The top cards of a library; which ones is settled when they are first asked for."""

    whose: Whose
    number: Numeral | None = None
    amount: Quantity | None = None
    slot: str = ""
    makes: ClassVar[str] = "top"

    def __post_init__(self) -> None:
        if self.wording == 2:
            check_number_first(self.number)

    @property
    def plural(self) -> bool:
        each = isinstance(self.whose.player, EachPlayer | EachOpponent)
        return each or self.number is not None or self.amount is not None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of; where each of several players is told of a card of their own, as "those cards"."""
        card = frozenset({"card"})
        found = Antecedent(slot=self.slot, nature="object", nouns=card, is_many=self.plural)
        each = isinstance(self.whose, Their) and not self.plural
        return (found, Antecedent(slot=self.slot, nature="object", nouns=card, is_many=True, by_noun=True)) if each else (found,)

    @rule("401.5")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.slot not in scope.slots:
            scope.slots[self.slot] = off_the_top(game, scope, self.whose.find(game, scope), self.number or self.amount)
        return bound(game, scope, self.slot)


@says("that weren't put (onto the battlefield|into your hand)")
class NotPut(Word, frozen=True):
    """That they were not among those that went elsewhere."""


OTHER = " other"
"""Added to the slot of cards this makes the slot of the one that is left of them."""


OTHERS = 2
"""The last of the wordings below that do not tell of what the cards are left."""


@says(
    "the rest",
    "the other",
    "the other cards",
    "all other cards revealed this way",
    "the rest of the (revealed|exiled|milled) cards",
    "(the exiled|all exiled|the revealed|all revealed) cards (not|that weren't) cast this way",
    "all (the|) cards (exiled|revealed) this way that weren't cast",
    "all (the|) cards revealed this way {unput}",
    "the rest of the cards revealed this way",
)
class TheRest(ObjectReference, frozen=True):
    """Those of the cards spoken of that nothing was done with; after a choice, those that were not chosen."""

    slot: str = ""
    unput: NotPut | None = None
    is_what_is_left: ClassVar[bool] = True
    refers: ClassVar[str] = "objects"

    @property
    def of_revealed(self) -> bool:
        """Whether it speaks of what was revealed, exiled or milled only."""
        return self.wording > OTHERS

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one that is left can be spoken of."""
        return (Antecedent(slot=f"{self.slot}{OTHER}", nature="object"),) if self.wording == 1 else ()

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        pools = (f"{self.slot}{NOT_CHOSEN}", f"{self.slot}{TURNED_OVER}", self.slot)
        things = bound(game, scope, next((pool for pool in pools if pool in scope.slots), self.slot))
        left = tuple(t for t in things if scope.now(t) == t and game.exists(t))
        if self.wording == 1:
            scope.slots[f"{self.slot}{OTHER}"] = left
        return left


class SomeOf(ObjectReference, frozen=True, kw_only=True):
    """Some of the cards spoken of, as the player chooses."""

    slot: str = ""
    refers: ClassVar[str] = "objects"

    def choose(self, game: Game, scope: Scope, fits: tuple[Id, ...], minimum: int, maximum: int) -> tuple[Id, ...]:
        """The cards that the player who is told to choose (else the controller) chooses."""
        each = scope.each
        player = each if each is not None and each in game.state.players else scope.controller
        untouched = [t for t in fits if scope.now(t) == t and game.exists(t)]
        moved = [t for t in map(scope.now, fits) if game.exists(t)]  # all of them together, as when they were exiled first
        options = [(t, game.name(t)) for t in untouched or moved]
        return game.choose(player, "card", options, minimum=minimum, maximum=maximum, about=scope.source)


@says("{number} of (them|those cards)", "up to {number} of (them|those cards)")
class NumberOf(SomeOf, frozen=True, kw_only=True):
    """A number (or up to a number) of them."""

    number: Numeral

    @property
    def plural(self) -> bool:
        return self.number.plural

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The chosen cards can be called by their noun."""
        slot = f"{self.slot} chosen"
        return (Antecedent(slot=slot, nature="object", nouns=frozenset({"card"}), is_many=self.plural, by_noun=True),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        many = self.number.count(game, scope) or 0
        least = many if self.wording < 2 else 0
        chosen = self.choose(game, scope, bound(game, scope, self.slot), least, many)
        scope.slots[f"{self.slot} chosen"] = chosen
        return chosen


@says("any number of (them|those cards)")
class AnyNumberOf(SomeOf, frozen=True, kw_only=True):
    """As many of them as wanted."""

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        cards = bound(game, scope, self.slot)
        return self.choose(game, scope, cards, 0, len(cards))


@says("a(n) {things} from {whose} hand", "a(n) {things} in {whose} hand")
class FromHand(OfCards, ObjectReference, frozen=True):
    """A card of a hand that fits, as its player chooses."""

    things: Description
    whose: Whose
    slot: str = ""
    makes: ClassVar[str] = "card"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns()),)

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return any(self._fits(game, scope, p) for p in self.whose.find(game, scope))

    def _fits(self, game: Game, scope: Scope, player: Id) -> list[tuple[Id, str]]:
        return [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player) if self.things.match(game, t, scope)]

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found: list[Id] = []
        for player in self.whose.find(game, scope):
            found += game.choose(player, "card", self._fits(game, scope, player), about=scope.source)
        scope.slots[self.slot] = tuple(found)
        return tuple(found)
