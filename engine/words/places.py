"""Places: where an instruction puts cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, top_cards
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.arrivals import Arrival, arrival


class Place(Word, frozen=True):
    """Where cards are put. Cards always go to their owners' hands, libraries and graveyards."""

    @abstractmethod
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        """The event that puts an object there, on the instruction of a player."""


@says("into your hand", "into (its owner's|their owner's|their|that player's) hand", "into (their owners'|their) hands")
class IntoHand(Place, frozen=True):
    """Into a hand."""

    @rule("400.3")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        return Move(object=thing, to=Zone.HAND, how="put", by=scope.source)


@says("into (your|its owner's|their owner's|their|that player's) graveyard", "into (their owners'|their) graveyards")
class IntoGraveyard(Place, frozen=True):
    """Into a graveyard."""

    @rule("400.3")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        return Move(object=thing, to=Zone.GRAVEYARD, how="put", by=scope.source)


class Ordered(Place, frozen=True):
    """Onto an end of a library; several cards are put there in the order that their owner chooses."""

    position: ClassVar[int] = 0

    @rule("401.4")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        return Move(object=thing, to=Zone.LIBRARY, position=self.position, how="put", by=scope.source)

    @rule("401.4")
    def arrange(self, game: Game, scope: Scope, things: tuple[Id, ...], player: Id) -> tuple[Id, ...]:
        """The cards in the order in which they are put there, so that the first one chosen ends nearest to the top."""
        options = [(t, game.name(t)) for t in things]
        prompt = "In which order, from the top?"
        order = things
        if len(things) > 1 and not self.is_random:
            many = len(things)
            order = game.choose(player, "order", options, minimum=many, maximum=many, about=scope.source, prompt=prompt)
        return tuple(reversed(order)) if self.position == 0 else order

    @property
    def is_random(self) -> bool:
        """Whether chance orders them."""
        return False


@says(
    "on top of (your|its owner's|their owner's|their|that player's) library",
    "on top of (your|its owner's|their owner's|their|that player's) library in any order",
    "on top of (their owners'|their) libraries",
    "on top",
    "on top in any order",
    "back in any order",
    "back on top in any order",
    "back on top of (your|their|that player's) library", "back on top of (your|their|that player's) library in any order",
)
class OnTop(Ordered, frozen=True):
    """On top of a library."""


@says(
    "on the bottom of (your|its owner's|their owner's|their|that player's) library",
    "on the bottom of (your|its owner's|their owner's|their|that player's) library in any order",
    "on the bottom of (their owners'|their) libraries",
    "on the bottom",
    "on the bottom in any order",
)
class OnBottom(Ordered, frozen=True):
    """On the bottom of a library."""

    position: ClassVar[int] = -1


@says(
    "on the bottom of (your|its owner's|their owner's|their|that player's) library in a random order",
    "on the bottom in a random order",
)
class OnBottomAtRandom(Ordered, frozen=True):
    """On the bottom of a library, in an order that nobody knows."""

    position: ClassVar[int] = -1

    @property
    def is_random(self) -> bool:
        return True


@says("into (your|its owner's|their owner's|their) library (second|third|fourth|fifth|sixth|seventh) from the top")
class FromTop(Place, frozen=True):
    """Under some of the top cards of a library."""

    @rule("401.7")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        position = self.wording % 6 + 1
        top_cards(game, game.object(thing).owner, position)
        return Move(object=thing, to=Zone.LIBRARY, position=position, how="put", by=scope.source)


@says("into (their|your|its owner's) library (second|third) from the top or on the bottom")
class UnderTopOrBottom(Place, frozen=True):
    """Under some of the top cards of a library, or on its bottom, as the player who puts it there chooses."""

    @rule("401.7", "608.2d")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        depth = self.wording % 2 + 1
        options = ((depth, ("second", "third")[depth - 1]), (-1, "bottom"))
        position = game.choose_one(player, "place", options, about=scope.source, prompt="Where in the library?")
        if position > 0:
            top_cards(game, game.object(thing).owner, position)
        return Move(object=thing, to=Zone.LIBRARY, position=position, how="put", by=scope.source)


@says(
    "on (their|your) choice of the top or bottom of (their|your|its owner's) library",
    "on the top or bottom of (their|your|its owner's) library",
)
class OnEitherEnd(Place, frozen=True):
    """On the end of a library that the player who puts it there chooses."""

    @rule("401.4", "608.2d")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        options = ((0, "top"), (-1, "bottom"))
        prompt = f"Does {game.name(thing)} go on the top or the bottom?"
        position = game.choose_one(player, "end", options, about=scope.source, prompt=prompt)
        return Move(object=thing, to=Zone.LIBRARY, position=position, how="put", by=scope.source)


@says("onto the battlefield[ {how:space+}]")
class OntoBattlefield(Place, frozen=True):
    """Onto the battlefield, under the control of whoever is told to put it there unless it says otherwise."""

    how: tuple[Arrival, ...] = ()

    @rule("110.2a")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event | None:
        return arrival(game, scope, self.how, thing, player, "put")


def put(game: Game, scope: Scope, place: Place, things: tuple[Id, ...], player: Id) -> tuple[Event, ...]:
    """The events that put things in a place, in order where the place has one."""
    if isinstance(place, Ordered):
        things = place.arrange(game, scope, things, player)
    return tuple(move for t in things if (move := place.move(game, scope, t, player)) is not None)
