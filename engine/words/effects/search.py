"""Searching, revealing, putting and shuffling."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.searching import find, search_library
from engine.game.zones import Reveal, Shuffle, arrived
from engine.phrase import Unfit, says, text
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.cards import DrawCards
from engine.words.effects.removal import is_there_to_act_on, present
from engine.words.filters.description import Description, ObjectFilter
from engine.words.places import IntoGraveyard, OntoBattlefield, Place, put
from engine.words.references.antecedents import Antecedent, as_permanents
from engine.words.references.cards import TheRest
from engine.words.references.chosen import OneOf, told, told_each
from engine.words.references.pronouns import It, That

SEARCHED = "searched"
"""The slot of the zones that were searched."""


SEARCHERS = "searchers"
"""The slot of the players who searched."""


def looked_through(game: Game, player: Id, owner: Id, zones: tuple[Zone, ...]) -> tuple[tuple[Id, ...], tuple[Zone, ...]]:
    """The cards of a player's zones that another player (or the same) looks through, and the zones of those that can be."""
    cards: list[Id] = []
    searched: list[Zone] = []
    for zone in zones:
        seen = search_library(game, player, owner) if zone is Zone.LIBRARY else game.state.zone(zone, owner)
        if seen is not None:
            cards, searched = [*cards, *seen], [*searched, zone]
    return tuple(cards), tuple(searched)


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
        """The found cards can be spoken of; several of them were chosen."""
        found = Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.is_many)
        return (found, msgspec.structs.replace(found, nature="chosen")) if self.is_many else (found,)

    @rule("701.23a", "701.23b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = tuple(t for p in players for t in self._found(game, scope.for_each(p), p))

    def _found(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        cards, searched = looked_through(game, player, player, self.zones(game, scope, player))
        scope.slots[SEARCHED] = searched
        scope.slots[SEARCHERS] = tuple(dict.fromkeys((*scope.slots.get(SEARCHERS, ()), player)))
        options = [(t, game.name(t)) for t in cards if self.fits(game, scope, t)]
        least, most = self.bounds(game, scope, len(options))
        found = find(game, player, player, options, (least if searched else 0, most), scope.source)
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


@says("search{es^} (your|their) library for any card")
class SearchForAnyCard(Searches, frozen=True, kw_only=True):
    """For a card, whichever; it has to be found."""

    @property
    def is_many(self) -> bool:
        return False

    @rule("701.23d")
    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return min(1, able), 1


@says("search{es^} (your|their) library for up to {number} {things}")
class SearchForUpTo(SearchForNumber, frozen=True, kw_only=True):
    """For up to a number of cards."""

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.number.count(game, scope) or 0


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

    def ends(self, before: PlayerVerb | None) -> bool:
        """Whether it only says what is done with a card that is drawn."""
        return isinstance(self.things, It) and isinstance(before, DrawCards)

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

    def __post_init__(self) -> None:
        if isinstance(self.things, OneOf) and isinstance(self.place, IntoGraveyard) and "that player" in text(self.place):
            raise Unfit  # a card of an opponent in exile is put there to pay

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is put onto the battlefield can be called what it is there."""
        return as_permanents(self.things) if isinstance(self.place, OntoBattlefield) else ()

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the one thing spoken of is still there; what the same sentence finds first is not known yet."""
        is_known = isinstance(self.things, It | That) and self.things.slot in scope.slots
        return not is_known or is_there_to_act_on(game, scope, self.things, player)

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
    slot: str = ""
    makes: ClassVar[str] = "milled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is put onto the battlefield can be called what it is there; what is put into a graveyard can be counted."""
        binned = (Antecedent(slot=self.slot, nature="milled"),) if isinstance(self.other, IntoGraveyard) else ()
        return (*(as_permanents(self.things) if isinstance(self.place, OntoBattlefield) else ()), *binned)

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = present(game, scope, told(game, scope, self.things, players))
        rest = tuple(t for t in self.rest.find(game, scope) if t not in chosen)
        moves = put(game, scope, self.place, chosen, players[0])
        done = game.happen(*moves, *put(game, scope, self.other, rest, players[0]))
        scope.slots[self.slot] = arrived(game, done, Zone.GRAVEYARD)


@says("shuffle{s^}", "shuffle{s^} your library", "shuffle{s^} their library")
class ShuffleLibrary(PlayerVerb, frozen=True):
    """Libraries are shuffled."""

    @rule("701.24a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(Shuffle(player=p) for p in players))
