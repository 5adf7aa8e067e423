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
from engine.words.filters.description import Description, ObjectFilter
from engine.words.places import OntoBattlefield, Place, put
from engine.words.references.antecedents import Antecedent, as_permanents
from engine.words.references.cards import TheRest
from engine.words.references.chosen import told, told_each

SEARCHED = "searched"
"""The slot of the zones that were searched."""


SEARCHERS = "searchers"
"""The slot of the players who searched."""


class Searches(PlayerVerb, frozen=True, kw_only=True):
    """Players look through their libraries for cards; they need not find what has a quality."""

    slot: str = ""
    makes: ClassVar[str] = "found"

    @property
    def is_many(self) -> bool:
        """Whether more cards than one may be found."""
        return True

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        """The least and the greatest number of cards."""
        return 0, able

    def zones(self, game: Game, scope: Scope, player: Id) -> tuple[Zone, ...]:
        """Where the player looks."""
        return (Zone.LIBRARY,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The found cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.is_many),)

    @rule("701.23a", "701.23b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = tuple(t for p in players for t in self._found(game, scope.for_each(p), p))

    def _found(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        zones = self.zones(game, scope, player)
        scope.slots[SEARCHED] = zones
        scope.slots[SEARCHERS] = tuple(dict.fromkeys((*scope.slots.get(SEARCHERS, ()), player)))
        fit = [t for zone in zones for t in game.state.zone(zone, player) if self.fits(game, scope, t)]
        options = [(t, game.name(t)) for t in fit]
        least, most = self.bounds(game, scope, len(fit))
        prompt = "What is found?"
        found = game.choose(player, "search", options, minimum=least, maximum=most, about=scope.source, prompt=prompt)
        self.check(game, scope, found)
        return found

    def fits(self, game: Game, scope: Scope, card: Id) -> bool:
        """Whether it is a card that is looked for."""
        return True

    def check(self, game: Game, scope: Scope, found: tuple[Id, ...]) -> None:
        """Illegal where the cards do not go together."""


class Search(Searches, frozen=True, kw_only=True):
    """For cards that fit one description."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit

    def fits(self, game: Game, scope: Scope, card: Id) -> bool:
        return self.things.match(game, card, scope)


class SearchForNumber(Search, frozen=True, kw_only=True):
    """For a number of cards, or up to one."""

    number: Numeral

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.things.plural != self.number.plural:
            raise Unfit

    @property
    def is_many(self) -> bool:
        return self.number.plural


@says("search{es^} (your|their) library for {number} {things}")
class SearchFor(SearchForNumber, frozen=True, kw_only=True):
    """For a number of cards."""

    @rule("701.23d")
    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        """A player who looks for any card at all must find it."""
        many = self.number.count(game, scope) or 0
        any_card = isinstance(self.things, Description) and not (self.things.adjectives or self.things.qualifiers)
        return (many if any_card else 0), many


@says("search{es^} (your|their) library for up to {number} {things}")
class SearchForUpTo(SearchForNumber, frozen=True, kw_only=True):
    """For up to a number of cards."""

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.number.count(game, scope) or 0


@says("search{es^} (your|their) library for a(n) {things} or a(n) {other}")
class SearchForEither(Search, frozen=True, kw_only=True):
    """For a card that fits one of two descriptions."""

    other: ObjectFilter

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.things.plural or self.other.plural or "card" not in self.other.nouns():
            raise Unfit

    @property
    def is_many(self) -> bool:
        return False

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, 1

    def fits(self, game: Game, scope: Scope, card: Id) -> bool:
        return self.things.match(game, card, scope) or self.other.match(game, card, scope)


@says("search{es^} (your|their) library for any number of {things}")
class SearchForAny(Search, frozen=True, kw_only=True):
    """For as many cards as wanted."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.things.plural:
            raise Unfit

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, able


@says("reveal{s^} {things}")
class RevealCards(PlayerVerb, frozen=True):
    """Cards are shown to everybody."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "revealed"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed can be spoken of as that, and counted."""
        return (Antecedent(slot=self.slot, nature="revealed"),)

    @rule("701.20a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        shares = [(p, present(game, scope, share)) for p, share in told_each(game, scope, self.things, players)]
        scope.slots[self.slot] = tuple(t for _, share in shares for t in share)
        game.happen(*(Reveal(player=p, objects=share) for p, share in shares if share))


@says("put{s^} {things} {place}")
class PutCards(PlayerVerb, frozen=True):
    """Cards are put somewhere."""

    things: ObjectReference
    place: Place

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is put onto the battlefield can be called what it is there."""
        return as_permanents(self.things) if isinstance(self.place, OntoBattlefield) else ()

    @rule("701.23a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        shares = told_each(game, scope, self.things, players)
        game.happen(*(move for p, share in shares for move in put(game, scope, self.place, present(game, scope, share), p)))


@says("look{s^} at {things}")
class LookAt(PlayerVerb, frozen=True):
    """A player looks at cards."""

    things: ObjectReference

    @rule("701.20e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        told(game, scope, self.things, players)


@says("put{s^} {things} {place} and {rest} {other}")
class PutSomeAndRest(PlayerVerb, frozen=True):
    """Some of the cards spoken of go to one place, the rest to another."""

    things: ObjectReference
    place: Place
    rest: TheRest
    other: Place

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is put onto the battlefield can be called what it is there."""
        return as_permanents(self.things) if isinstance(self.place, OntoBattlefield) else ()

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = present(game, scope, told(game, scope, self.things, players))
        rest = tuple(t for t in self.rest.find(game, scope) if t not in chosen)
        moves = put(game, scope, self.place, chosen, players[0])
        game.happen(*moves, *put(game, scope, self.other, rest, players[0]))


@says("shuffle{s^}", "shuffle{s^} your library", "shuffle{s^} their library")
class ShuffleLibrary(PlayerVerb, frozen=True):
    """Libraries are shuffled."""

    @rule("701.24a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(Shuffle(player=p) for p in players))
