"""More life than would have been gained, or something other than gaining it."""

from __future__ import annotations

import msgspec

from engine.game.events import DidNotHappen, Event, Then
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.game.zones import Draw
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.replacements.instead import Instead
from engine.words.replacements.times import Times


@says(
    "if {player} would gain life, {again} gain{s@again} {times} that much life instead",
    "if {player} would gain life, {again} gain{s@again} that much life plus {more} instead",
)
class MoreLife(Instead, frozen=True):
    """More life is gained."""

    player: PlayerReference
    again: PlayerReference
    times: Times | None = None
    more: Number | None = None

    def __post_init__(self) -> None:
        if type(self.player) is not type(self.again) and not self.again.refers:
            raise Unfit

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player not in self.player.find(game, scope):
            return None
        factor, more = self.times.factor if self.times is not None else 1, self.more.n if self.more is not None else 0
        amount = event.amount * factor + more
        return (msgspec.structs.replace(event, amount=amount),)


@says("if {player} would gain life, that player gains no life instead")
class NoLifeInstead(Instead, frozen=True):
    """No life is gained."""

    player: PlayerReference

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player not in self.player.find(game, scope):
            return None
        return (DidNotHappen(event=event, why=f"{game.name(event.player)} gains no life."),)


@says("if {player} would gain life, that player loses that much life instead")
class LoseInstead(Instead, frozen=True):
    """Life is lost instead of gained."""

    player: PlayerReference

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player not in self.player.find(game, scope):
            return None
        return (LoseLife(player=event.player, amount=event.amount, source=scope.source),)


@says("if you would gain life, draw that many cards instead")
class DrawInsteadOfLife(Instead, frozen=True):
    """Cards are drawn instead of life being gained."""

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player != scope.controller:
            return None
        draws = tuple(Draw(player=event.player, by=scope.source) for _ in range(event.amount))
        return (DidNotHappen(event=event, why=f"{game.name(event.player)} draws instead of gaining life."), Then(events=draws))
