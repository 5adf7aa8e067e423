"""Permanents that can't be regenerated for a turn."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectReference, ObjectVerb, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.damage import DAMAGED
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter


@says("a(n) {things} dealt damage this way", "{things:many} dealt damage this way")
class DamagedThisWay(ObjectReference, frozen=True):
    """What fits and was dealt damage earlier in the ability."""

    things: ObjectFilter

    @property
    def plural(self) -> bool:
        return self.wording == 1

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        hurt = tuple(t for t in scope.slots.get(DAMAGED, ()) if t not in game.state.players)
        return tuple(t for t in present(game, scope, hurt) if self.things.match(game, t, scope))


class NotRegenerated(Static, frozen=True):
    """Certain permanents can't be regenerated; made by an instruction, never read."""

    objects: tuple[Id, ...]

    @rule("701.19c")
    def bars_regeneration(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether a permanent can't be regenerated."""
        return thing in self.objects


@says("can't be regenerated {until}")
class CantBeRegenerated(ObjectVerb, frozen=True):
    """Objects can't be regenerated for a while."""

    until: Duration

    @rule("701.19c", "611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        here = present(game, scope, objects)
        if here:
            begin(game, scope, NotRegenerated(objects=here), self.until)
