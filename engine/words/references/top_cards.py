"""The card on top of a graveyard, or on its bottom, and the top cards of a library that was spoken of."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.description import Description
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.cards import check_number_first, off_the_top
from engine.words.references.possessive import Whose


@says("the top {things:one} of {whose} graveyard", "the bottom {things:one} of {whose} graveyard")
class TopOfGraveyard(OfCards, ObjectReference, frozen=True):
    """The card of a graveyard that fits and was put there last, or first."""

    things: Description
    whose: Whose
    slot: str = ""
    makes: ClassVar[str] = "top"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns()),)

    @rule("404.2")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.slot not in scope.slots:
            found = [[t for t in game.state.zone(Zone.GRAVEYARD, p) if self.things.match(game, t, scope)]
                     for p in self.whose.find(game, scope)]
            scope.slots[self.slot] = tuple(cards[-1 if self.wording == 0 else 0] for cards in found if cards)
        return bound(game, scope, self.slot)


@says("the top card", "the top {number} cards", "{number} cards from the top")
class TopOfTheirs(ObjectReference, frozen=True):
    """The top cards of the library of the player who is told, after it was spoken of: "shuffle your library, then ..."."""

    number: Numeral | None = None
    slot: str = ""
    makes: ClassVar[str] = "top"

    def __post_init__(self) -> None:
        if self.wording == 2:
            check_number_first(self.number)

    @property
    def plural(self) -> bool:
        return self.number is not None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.plural),)

    @rule("401.5")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.slot not in scope.slots:
            player = scope.controller if scope.each is None else scope.each
            scope.slots[self.slot] = off_the_top(game, scope, (player,), self.number)
        return bound(game, scope, self.slot)
