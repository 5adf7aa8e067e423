"""Flipping permanents over to their other halves."""

from __future__ import annotations

from engine.game.choices import Choice, Undecided
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Flip
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told


@says("flip{s^} {things}")
class FlipThings(PlayerVerb, frozen=True):
    """Flip cards show their other halves."""

    things: ObjectReference

    @rule("710.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        for thing in found:
            self._need_other_half(game, thing, players[0])
        game.happen(*(Flip(object=thing) for thing in found))

    def _need_other_half(self, game: Game, thing: Id, player: Id) -> None:
        """Raises Undecided where the card list does not have the half that it would show."""
        definition = game.object(thing).definition
        if definition.layout == "flip" and len(definition.faces) < 2:
            prompt = f"What is the other half of {definition.name}?"
            raise Undecided(Choice(player=player, kind="card", options=(), about=thing, prompt=prompt))
