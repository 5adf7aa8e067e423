"""Countering spells and abilities."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told


@says("counter{s^} {things}")
class CounterSpells(PlayerVerb, frozen=True):
    """Spells or abilities are countered."""

    things: ObjectReference

    @rule("701.6a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*(Counter(object=t, by=scope.source) for t in found))
