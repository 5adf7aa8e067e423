"""Companion: what a starting deck has to be like for a card to be its companion."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from engine.game.mana.symbols import mana_value
from engine.game.meaning import Activated, Keyword
from engine.game.objects import Characteristics
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.kinds import Kind

Deck = Sequence[Characteristics]
"""The cards of a starting deck as they are printed."""


class DeckCondition(Word, frozen=True):
    """Something that a starting deck is or is not."""

    @abstractmethod
    def fits(self, deck: Deck) -> bool:
        """Whether it is so of this deck."""


@says("permanent card", "nonland card", "creature card")
class DeckCards(Word, frozen=True):
    """The cards of a deck that a condition speaks of."""

    def of(self, deck: Deck) -> list[Characteristics]:
        """Those cards."""
        tests = (lambda c: c.is_permanent, lambda c: "land" not in c.types, lambda c: "creature" in c.types)
        return [card for card in deck if tests[self.wording](card)]


@says("each {cards} in your starting deck has mana value {n} or less")
class EachCostsAtMost(DeckCondition, frozen=True):
    """None of them costs more."""

    cards: DeckCards
    n: int

    def fits(self, deck: Deck) -> bool:
        return all(mana_value(card.mana_cost) <= self.n for card in self.cards.of(deck))


@says("each {cards} in your starting deck has an activated ability")
class EachHasActivated(DeckCondition, frozen=True):
    """Each has an ability that can be activated."""

    cards: DeckCards

    def fits(self, deck: Deck) -> bool:
        return all(any(isinstance(a, Activated) for a in _expanded(card)) for card in self.cards.of(deck))


def _expanded(card: Characteristics) -> tuple[object, ...]:
    from engine.game.abilities import expanded

    return expanded(card.abilities).all


@says("each {cards} in your starting deck has a different name")
class EachNamedOtherwise(DeckCondition, frozen=True):
    """No two have the same name."""

    cards: DeckCards

    def fits(self, deck: Deck) -> bool:
        names = [card.name for card in self.cards.of(deck)]
        return len(set(names)) == len(names)


@says("each {cards} in your starting deck shares a card type")
class EachSharesType(DeckCondition, frozen=True):
    """There is a card type that all have."""

    cards: DeckCards

    def fits(self, deck: Deck) -> bool:
        types = [set(card.types) for card in self.cards.of(deck)]
        return not types or bool(set.intersection(*types))


@says("each {cards} in your starting deck is a(n) {kinds:or+} card")
class EachIsOfKind(DeckCondition, frozen=True):
    """Each has one of some types."""

    cards: DeckCards
    kinds: tuple[Kind, ...]

    def __post_init__(self) -> None:
        if any(kind.is_many for kind in self.kinds):
            raise Unfit

    def fits(self, deck: Deck) -> bool:
        return all(any(kind.fits(card.types, card.subtypes) for kind in self.kinds) for card in self.cards.of(deck))


@says("your starting deck")
class StartingDeck(Word, frozen=True):
    """The deck that the game is begun with."""


@says("more than one of the same mana symbol")
class SymbolTwice(Word, frozen=True):
    """A symbol that is there again."""


@says("no card in {starts} has {again} in its mana cost")
class NoSymbolTwice(DeckCondition, frozen=True):
    """No mana cost has the same symbol twice."""

    starts: StartingDeck
    again: SymbolTwice

    def fits(self, deck: Deck) -> bool:
        return all(len(set(card.mana_cost or ())) == len(card.mana_cost or ()) for card in deck)


@says("your starting deck contains only cards with mana value {n} or greater and land cards")
class OnlyCostly(DeckCondition, frozen=True):
    """Lands, and what costs so much."""

    n: int

    def fits(self, deck: Deck) -> bool:
        return all("land" in card.types or mana_value(card.mana_cost) >= self.n for card in deck)


@says("{starts} contains only cards with even mana values", "{starts} contains only cards with odd mana values and land cards")
class OnlyEvenOrOdd(DeckCondition, frozen=True):
    """Even mana values, which lands have too; or odd ones, and lands."""

    starts: StartingDeck

    def fits(self, deck: Deck) -> bool:
        if self.wording == 0:
            return all(mana_value(card.mana_cost) % 2 == 0 for card in deck)
        return all("land" in card.types or mana_value(card.mana_cost) % 2 == 1 for card in deck)


@says("{starts} contains at least {more} cards more than the minimum deck size")
class MoreThanLeast(DeckCondition, frozen=True):
    """So many cards more than there have to be."""

    starts: StartingDeck
    more: Number
    LEAST: ClassVar[int] = 60

    @rule("100.2a")
    def fits(self, deck: Deck) -> bool:
        return len(deck) >= self.LEAST + self.more.n


@says("companion—{of}.")
class Companion(Keyword, frozen=True):
    """It may be the companion of a deck like that; in the game it is a card that is not there until it is paid for."""

    of: DeckCondition
    name: ClassVar[str] = "companion"
