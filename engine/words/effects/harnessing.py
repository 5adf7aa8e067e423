"""Harnessing a permanent, and what it has once it is harnessed."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.base import Adjective
from engine.words.references.chosen import told

HARNESSED = "harnessed"


@says("harness{es^} {things}")
class Harness(PlayerVerb, frozen=True):
    """Permanents become harnessed, for good."""

    things: ObjectReference

    @rule("701.64a", "701.64b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        here = (t for t in found if game.object(t).zone is Zone.BATTLEFIELD)
        game.happen(*(Mark(object=t, mark=HARNESSED) for t in here))


@says("harnessed")
class IsHarnessed(Adjective, frozen=True):
    """Harnessed."""

    @rule("701.64b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return HARNESSED in game.object(thing).marks
