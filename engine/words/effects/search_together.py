"""Searching a library for several cards that must go together: one of each kind, or with names or numbers apart."""

from __future__ import annotations

from typing import ClassVar

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.searching import find
from engine.game.verdict import forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.effects.removal import present
from engine.words.effects.search import SEARCHED, Search, Searches, SearchForNumber, looked_through
from engine.words.filters.description import ObjectFilter
from engine.words.filters.related import Together
from engine.words.filters.told import OfCards
from engine.words.kinds import Kind
from engine.words.references.antecedents import ONE_CHOSEN, Antecedent, bound
from engine.words.references.possessive import PlayersOwn


@says("a(n) {things}")
class Sought(OfCards, frozen=True):
    """One of the cards that are looked for."""



def can_be_shared_out(options: tuple[frozenset[Id], ...], cards: tuple[Id, ...]) -> bool:
    """Whether each of the cards can stand for a description of its own."""
    if not cards:
        return True
    first, *others = cards
    return any(
        first in fit and can_be_shared_out((*options[:n], *options[n + 1 :]), tuple(others)) for n, fit in enumerate(options)
    )


@rule("701.23b")
def shared_out(game: Game, scope: Scope, each: tuple[Sought, ...], found: tuple[Id, ...]) -> None:
    """Illegal where the found cards cannot stand for a description each."""
    if not can_be_shared_out(tuple(frozenset(t for t in found if s.things.match(game, t, scope)) for s in each), found):
        raise Illegal(forbidden("Each of those cards must be another of the cards that are looked for."))


@says("search{es^} (your|their) library for {each:and}", "search{es^} (your|their) library for {each:and/or}")
class SearchForEach(Searches, frozen=True, kw_only=True):
    """For a card of each of several descriptions."""

    each: tuple[Sought, ...]

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, len(self.each)

    def fits(self, game: Game, scope: Scope, card: Id) -> bool:
        return any(sought.things.match(game, card, scope) for sought in self.each)

    @rule("701.23b")
    def check(self, game: Game, scope: Scope, found: tuple[Id, ...]) -> None:
        shared_out(game, scope, self.each, found)


@says("search{es^} (your|their) library for up to {number} {things} and/or {other}")
class SearchForBoth(SearchForNumber, frozen=True, kw_only=True):
    """For up to a number of cards of two kinds in all."""

    other: ObjectFilter

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.other.plural or "card" not in self.other.nouns():
            raise Unfit

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.number.count(game, scope) or 0

    def fits(self, game: Game, scope: Scope, card: Id) -> bool:
        return self.things.match(game, card, scope) or self.other.match(game, card, scope)


def must_go_together(game: Game, scope: Scope, relation: Together, found: tuple[Id, ...]) -> None:
    """Illegal where the found cards do not stand in a relation to each other."""
    if not relation.holds_among(game, found, scope):
        raise Illegal(forbidden("Those cards do not go together."))


@says(
    "search{es^} (your|their) library for up to {number} {things} {relation}",
    "search{es^} (your|their) library for exactly {number} {things} {relation}",
)
class SearchForRelated(SearchForNumber, frozen=True, kw_only=True):
    """For up to a number of cards (or exactly so many, or none) with a relation among them."""

    relation: Together

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.number.count(game, scope) or 0

    @rule("701.23b")
    def check(self, game: Game, scope: Scope, found: tuple[Id, ...]) -> None:
        must_go_together(game, scope, self.relation, found)
        many = self.number.count(game, scope) or 0
        if self.wording > 1 and found and len(found) != many:
            raise Illegal(forbidden(f"Exactly {many} cards are looked for."))


@says("choose{s^} one")
class ChooseOne(PlayerVerb, frozen=True):
    """One of the cards spoken of is chosen; the others are the rest."""

    slot: str = ""
    kind: ClassVar[Kind] = Kind(name="card", is_many=True)
    refers: ClassVar[str] = "objects"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The chosen card can be spoken of."""
        slot, card = f"{self.slot} chosen", frozenset({"card"})
        return (Antecedent(slot=slot, nature="object", nouns=card), Antecedent(slot=slot, nature=ONE_CHOSEN, nouns=card))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        options = [(t, game.name(t)) for t in present(game, scope, bound(game, scope, self.slot))]
        scope.slots[f"{self.slot} chosen"] = game.choose(players[0], "card", options, about=scope.source)


@says("search{es^} (your|their) library for up to {number} {things} and/or {other} {relation}")
class SearchForBothRelated(SearchForBoth, frozen=True, kw_only=True):
    """For up to a number of cards of two kinds with a relation among them."""

    relation: Together

    @rule("701.23b")
    def check(self, game: Game, scope: Scope, found: tuple[Id, ...]) -> None:
        must_go_together(game, scope, self.relation, found)


@says("search{es^} (your|their) library for any number of {things} {relation}")
class SearchForAnyRelated(Search, frozen=True, kw_only=True):
    """For as many cards as wanted with a relation among them."""

    relation: Together

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.things.plural:
            raise Unfit

    @rule("701.23b")
    def check(self, game: Game, scope: Scope, found: tuple[Id, ...]) -> None:
        must_go_together(game, scope, self.relation, found)


@says("up to X {things:many}, where X is {amount}", "X {things:many}, where X is {amount}")
class SoughtAmount(OfCards, frozen=True):
    """As many cards as an amount says, which is counted before the search."""

    amount: Quantity
    slot: str = ""
    makes: ClassVar[str] = "found"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The found cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=True),)

    @rule("107.3i")
    def search(self, game: Game, scope: Scope) -> SearchForSoMany:
        """The search, with what the number is now."""
        return SearchForSoMany(many=max(0, self.amount.count(game, scope) or 0), things=self.things, slot=self.slot)


class SearchForSoMany(Search, frozen=True, kw_only=True):
    """For up to so many cards; made of what was read, never read by itself."""

    many: int

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.many

    @rule("701.23a")
    def of_others(self, game: Game, scope: Scope, player: Id, others: tuple[Id, ...]) -> None:
        """The same in the libraries of other players."""
        found: list[Id] = []
        for other in others:
            cards, scope.slots[SEARCHED] = looked_through(game, player, other, (Zone.LIBRARY,))
            fit = [(t, game.name(t)) for t in cards if self.fits(game, scope, t)]
            found += find(game, player, other, fit, (0, self.many), scope.source)
        scope.slots[self.slot] = tuple(found)


@says(
    "search{es^} (your|their) library for {sought}, {verb@^}",
    "search{es^} (your|their) library for {sought}, and {verb@^}",
    "search{es^} {whose} library for {sought}, and {verb@^}",
)
class SearchForAmount(PlayerVerb, frozen=True):
    """A search (of another player's library) for as many cards as an amount says, and what is done with them."""

    sought: SoughtAmount
    verb: PlayerVerb
    whose: PlayersOwn | None = None

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        search = self.sought.search(game, scope)
        if self.whose is None:
            search.act(game, scope, players)
        else:
            search.of_others(game, scope, players[0], self.whose.find(game, scope))
        self.verb.act(game, scope, players)
