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
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.possessive import Whose


def shuffle_in(game: Game, scope: Scope, things: tuple[Id, ...], also: tuple[Id, ...] = ()) -> None:
    """Put things into their owners' libraries and shuffle those (and the libraries of ``also``)."""
    owners = tuple(dict.fromkeys((*(game.object(t).owner for t in things), *also)))
    game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in things))
    game.happen(*(Shuffle(player=p) for p in owners))


@says(
    "shuffle{s^} {things} into (its owner's|their owner's|your|their) library",
    "shuffle{s^} {things} into their (owners' libraries|libraries)",
)
class ShuffleInto(PlayerVerb, frozen=True):
    """Objects are put into their owners' libraries, which are shuffled, even if there are none."""

    things: ObjectReference

    @rule("701.24a", "701.24c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        meant = told(game, scope, self.things, players)
        owners = tuple(dict.fromkeys(game.object(t).owner for t in meant)) or players
        shuffle_in(game, scope, present(game, scope, meant), owners)


@says(
    "shuffle{s^} (your|their) graveyard into (your|their) library",
    "shuffle{s^} (your|their) hand into (your|their) library",
)
class ShuffleZoneInto(PlayerVerb, frozen=True):
    """A whole graveyard, or hand, goes into the library, which is shuffled."""

    @rule("701.24a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        zone = Zone.GRAVEYARD if self.wording < 4 else Zone.HAND
        for player in players:
            shuffle_in(game, scope, game.state.zone(zone, player), (player,))


@says("shuffle{s^} (your|their) hand and graveyard into (your|their) library")
class ShuffleBothInto(PlayerVerb, frozen=True):
    """Hand and graveyard go into the library, which is shuffled."""

    @rule("701.24a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            cards = (*game.state.zone(Zone.HAND, player), *game.state.zone(Zone.GRAVEYARD, player))
            shuffle_in(game, scope, cards, (player,))


@says(
    "shuffle{s^} your hand, your graveyard, "
    "and all permanents you own into your library"
)
class ShuffleAllInto(PlayerVerb, frozen=True):
    """Everything that players have goes into their libraries, which are shuffled."""

    @rule("701.24a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            mine = [o.id for o in game.state.battlefield() if o.owner == player]
            cards = (*game.state.zone(Zone.HAND, player), *game.state.zone(Zone.GRAVEYARD, player), *mine)
            shuffle_in(game, scope, cards, (player,))


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
