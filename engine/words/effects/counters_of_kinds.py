"""Counters of several kinds put on something at once."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told
from engine.words.with_counters import SomeCounters


@says("put{s^} {counters:and} on {things}")
class PutCountersOfKinds(PlayerVerb, frozen=True):
    """Counters of several kinds are put on objects."""

    counters: tuple[SomeCounters, ...]
    things: ObjectReference

    @rule("122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        each = [(c.kind.name, c.amount.count(game, scope) or 0) for c in self.counters]
        game.happen(*(PutCounters(on=t, kind=kind, amount=n, by=players[0]) for t in found for kind, n in each if n > 0))
