"""Destroying, sacrificing and discarding: what puts an object into its owner's graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.game.zones.moving import Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("701.8a")
class Destroy(Event, frozen=True):
    """A permanent is destroyed: it is put into its owner's graveyard, unless it is indestructible or regenerates."""

    object: Id
    by: Id | None = None
    can_regenerate: bool = True

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.BATTLEFIELD

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="destroy", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is destroyed."


@rule("701.21a")
class Sacrifice(Event, frozen=True):
    """A player puts a permanent that they control into its owner's graveyard. This is not destroying."""

    player: Id
    object: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.BATTLEFIELD and game.controller(self.object) == self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="sacrifice", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} sacrifices {game.name(self.object)}."


@rule("701.9a")
class Discard(Event, frozen=True):
    """A player moves a card from their hand to their graveyard."""

    player: Id
    object: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.HAND

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="discard", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} discards {game.name(self.object)}."
