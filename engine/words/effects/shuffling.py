"""Whole graveyards, and shuffling cards into libraries."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, Shuffle, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.places import OnTop, put
from engine.words.references.antecedents import MANY, Antecedent
from engine.words.references.chosen import told
from engine.words.references.possessive import Whose
from engine.words.references.this_way import ThisWay


def shuffle_in(game: Game, scope: Scope, things: tuple[Id, ...], also: tuple[Id, ...] = ()) -> None:
    """Put things into their owners' libraries and shuffle those (and the libraries of ``also``)."""
    owners = tuple(dict.fromkeys((*(game.object(t).owner for t in things), *also)))
    game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in things))
    game.happen(*(Shuffle(player=p) for p in owners))


SHUFFLED = "shuffled"
"""The kind of slot of what was shuffled into libraries."""

BY_PLAYER = " by player"
"""Added to the slot of what was shuffled in this makes the slot of how many cards each player shuffled in."""


class ShufflesIn(PlayerVerb, frozen=True, kw_only=True):
    """Cards go into libraries, which are shuffled; how many is kept."""

    slot: str = ""
    makes: ClassVar[str] = SHUFFLED

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The number can be spoken of, and the cards counted."""
        number = Antecedent(slot=f"{self.slot}{BY_PLAYER}", nature="number", nouns=MANY)
        return (number, Antecedent(slot=self.slot, nature=SHUFFLED))

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """What a player shuffles in."""
        return ()

    @rule("701.24a", "701.24c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        cards = {p: self.which(game, scope.for_each(p), p) for p in players}
        for player, share in cards.items():
            shuffle_in(game, scope, share, (player,))
        scope.slots[self.slot] = tuple(t for share in cards.values() for t in share)
        scope.slots[f"{self.slot}{BY_PLAYER}"] = {p: len(share) for p, share in cards.items()}


@says(
    "shuffle{s^} {things} into (its owner's|their owner's|your|their) library",
    "shuffle{s^} {things} into their (owners' libraries|libraries)",
    "shuffle{s^} {things} into (its owner's|your) library from your graveyard",
)
class ShuffleInto(ShufflesIn, frozen=True, kw_only=True):
    """Objects are put into their owners' libraries, which are shuffled, even if there are none."""

    things: ObjectReference

    def antecedents(self) -> tuple[Antecedent, ...]:
        told_itself: tuple[Antecedent, ...] = self.things.antecedents()
        if not self.things.plural or any(a.nature == "number" for a in told_itself):
            return ()
        return super().antecedents()

    @rule("701.24a", "701.24c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        meant = told(game, scope, self.things, players)
        owners = tuple(dict.fromkeys(game.object(t).owner for t in meant)) or players
        there = present(game, scope, meant)
        shuffle_in(game, scope, there, owners)
        scope.slots[self.slot] = there
        scope.slots[f"{self.slot}{BY_PLAYER}"] = {p: sum(game.object(t).owner == p for t in there) for p in owners}


@says(
    "shuffle{s^} (your|their) graveyard into (your|their) library",
    "shuffle{s^} the cards from (your|their) graveyard into (your|their) library",
)
class ShuffleGraveyardInto(ShufflesIn, frozen=True, kw_only=True):
    """A whole graveyard goes into the library."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return game.state.zone(Zone.GRAVEYARD, player)


@says(
    "shuffle{s^} (your|their) hand into (your|their) library",
    "shuffle{s^} the cards from (your|their) hand into (your|their) library",
)
class ShuffleHandInto(ShufflesIn, frozen=True, kw_only=True):
    """A whole hand goes into the library."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return game.state.zone(Zone.HAND, player)


@says(
    "shuffle{s^} (your|their) hand and graveyard into (your|their) library",
    "shuffle{s^} (your|their) graveyard and hand into (your|their) library",
)
class ShuffleBothInto(ShufflesIn, frozen=True, kw_only=True):
    """Hand and graveyard go into the library."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return (*game.state.zone(Zone.HAND, player), *game.state.zone(Zone.GRAVEYARD, player))


@says("shuffle{s^} ~ and your graveyard into (its|their) owner's library")
class ShuffleThisAndGraveyardInto(PlayerVerb, frozen=True):
    """The object itself and the graveyard of its controller go into libraries."""

    @rule("701.24a", "400.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        cards = tuple(t for p in players for t in game.state.zone(Zone.GRAVEYARD, p))
        shuffle_in(game, scope, (*present(game, scope, (scope.source,)), *cards), (game.object(scope.source).owner, *players))


@says(
    "shuffle{s^} (your|their) hand, (your|their) graveyard, and all permanents (you|they) own into (your|their) library",
    "shuffle{s^} (your|their) hand, graveyard, and all permanents (you|they) own into (your|their) library",
    "shuffle{s^} all cards from (your|their) hand and all permanents (you|they) own into (your|their) library",
)
class ShuffleAllInto(ShufflesIn, frozen=True, kw_only=True):
    """Everything that players have goes into their libraries; their graveyards may be left out."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        mine = tuple(o.id for o in game.state.battlefield() if o.owner == player)
        buried = () if self.wording > ALL_ZONES else game.state.zone(Zone.GRAVEYARD, player)
        return (*game.state.zone(Zone.HAND, player), *buried, *mine)


ALL_ZONES = 23
"""The last of the wordings that speak of the graveyard too."""


@says("put{s^} the cards from (your|their) hand on top of (your|their) library")
class PutHandOnTop(ShufflesIn, frozen=True, kw_only=True):
    """A whole hand goes on top of the library, in an order that its owner chooses."""

    @rule("401.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        cards = {p: game.state.zone(Zone.HAND, p) for p in players}
        game.happen(*(move for p, share in cards.items() for move in put(game, scope, OnTop(), share, p)))
        scope.slots[self.slot] = tuple(t for share in cards.values() for t in share)
        scope.slots[f"{self.slot}{BY_PLAYER}"] = {p: len(share) for p, share in cards.items()}


@says("{things} shuffled into your library this way")
class ShuffledThisWay(ThisWay, frozen=True, kw_only=True):
    """Shuffled into a library."""

    refers: ClassVar[str] = SHUFFLED


class ExilesGraveyards(PlayerVerb, frozen=True, kw_only=True):
    """Whole graveyards are exiled."""

    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled cards can be counted."""
        return (Antecedent(slot=self.slot, nature="exiled"),)

    def whose_graveyards(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The players whose graveyards they are."""
        return tuple(game.state.order())

    @rule("701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        cards = [t for p in self.whose_graveyards(game, scope) for t in game.state.zone(Zone.GRAVEYARD, p)]
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in cards))
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)


@says("exile{s^} {whose} graveyard")
class ExileGraveyard(ExilesGraveyards, frozen=True, kw_only=True):
    """The graveyard of somebody."""

    whose: Whose

    def whose_graveyards(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.whose.find(game, scope)


@says("exile{s^} all graveyards")
class ExileAllGraveyards(ExilesGraveyards, frozen=True, kw_only=True):
    """Everybody's graveyard."""
