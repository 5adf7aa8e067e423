"""Searching, revealing, putting and shuffling."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Reveal, Shuffle
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter
from engine.words.places import Place, put
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.cards import SomeOf
from engine.words.references.chosen import told


class Search(PlayerVerb, frozen=True):
    """Players look through their libraries for cards that fit; they need not find what has a quality."""

    things: ObjectFilter
    number: Numeral
    slot: str = ""
    makes: ClassVar[str] = "found"

    def __post_init__(self) -> None:
        if self.things.plural != self.number.plural or "card" not in self.things.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The found cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.number.plural),)

    @rule("701.23a", "701.23b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = tuple(t for p in players for t in self._found(game, scope.for_each(p), p))

    def _found(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        fit = [t for t in game.state.zone(Zone.LIBRARY, player) if self.things.match(game, t, scope)]
        options = [(t, game.name(t)) for t in fit]
        most = self.number.count(game, scope) or 0
        return game.choose(player, "search", options, minimum=0, maximum=most, about=scope.source, prompt="What is found?")


@says("search{es^} your library for {number} {things}", "search{es^} their library for {number} {things}")
class SearchFor(Search, frozen=True):
    """For a number of cards."""


@says("search{es^} your library for up to {number} {things}", "search{es^} their library for up to {number} {things}")
class SearchForUpTo(Search, frozen=True):
    """For up to a number of cards."""


@says("reveal{s^} {things}")
class RevealCards(PlayerVerb, frozen=True):
    """Cards are shown to everybody."""

    things: ObjectReference

    @rule("701.20a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        if found:
            game.happen(*(Reveal(player=p, objects=found) for p in players))


@says("put{s^} {things} {place}")
class PutCards(PlayerVerb, frozen=True):
    """Cards are put somewhere."""

    things: ObjectReference
    place: Place

    @rule("701.23a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*put(game, scope, self.place, found, players[0]))


@says("look{s^} at {things}")
class LookAt(PlayerVerb, frozen=True):
    """A player looks at cards."""

    things: ObjectReference

    @rule("701.20e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.things.find(game, scope)


@says("put{s^} {things} {place} and the rest {other}", "put{s^} {things} {place} and the other {other}")
class PutSomeAndRest(PlayerVerb, frozen=True):
    """Some of the cards spoken of go to one place, the rest to another."""

    things: SomeOf
    place: Place
    other: Place

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = present(game, scope, told(game, scope, self.things, players))
        rest = [t for t in bound(game, scope, self.things.slot) if t not in chosen and game.exists(t)]
        moves = put(game, scope, self.place, chosen, players[0])
        game.happen(*moves, *put(game, scope, self.other, tuple(rest), players[0]))


@says("shuffle{s^}", "shuffle{s^} your library", "shuffle{s^} their library")
class ShuffleLibrary(PlayerVerb, frozen=True):
    """Libraries are shuffled."""

    @rule("701.24a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(Shuffle(player=p) for p in players))
