"""Counters put at once on one thing and on another: "a +1/+1 counter on that creature and a +1/+1 counter on ~"."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told
from engine.words.with_counters import SomeCounters


@says("{counters:and+} on {things}")
class CountersThere(Word, frozen=True):
    """Counters, and what they are put on."""

    counters: tuple[SomeCounters, ...]
    things: ObjectReference


@says("put{s^} {places:and}")
class PutCountersApart(PlayerVerb, frozen=True):
    """Counters are put on several things, on each its own."""

    places: tuple[CountersThere, ...]

    def __post_init__(self) -> None:
        if len(self.places) < 2:
            raise Unfit

    @rule("122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        events = []
        for place in self.places:
            found = present(game, scope, told(game, scope, place.things, players))
            each = [(c.kind.name, c.amount.count(game, scope) or 0) for c in place.counters]
            events += [PutCounters(on=t, kind=kind, amount=n, by=players[0]) for t in found for kind, n in each if n > 0]
        game.happen(*events)
