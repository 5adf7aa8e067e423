"""Attaching and unattaching."""

from __future__ import annotations

from engine.game.attaching import Attach, Unattach
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told


@says("attach{es^} {thing} to {to:one}")
class AttachTo(PlayerVerb, frozen=True):
    """Objects move onto another object, if they can be attached to it."""

    thing: ObjectReference
    to: ObjectReference

    @rule("701.3a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        moving = present(game, scope, told(game, scope, self.thing, players))
        hosts = present(game, scope, told(game, scope, self.to, players))
        if hosts:
            game.happen(*(Attach(object=t, to=hosts[0]) for t in moving))


@says("unattach{es^} {thing}")
class UnattachThings(PlayerVerb, frozen=True):
    """Objects stop being attached to what they are on."""

    thing: ObjectReference

    @rule("701.3d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(Unattach(object=t) for t in present(game, scope, told(game, scope, self.thing, players))))
