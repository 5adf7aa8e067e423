"""What had counters put on it: "each creature that had a counter put on it this way"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.counters import PUT
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent


@says(
    "each {things:one} that had a(n) {kind} counter put on it this way",
    "each {things:one} that had counters put on it this way",
)
class EachThatHadCountersPut(ObjectReference, frozen=True):
    """Every object that fits on which the ability that is resolving has put counters (of a kind)."""

    things: ObjectFilter
    kind: CounterKind | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Nothing that could be mistaken for one of them."""
        return ()

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        put = [(t, kind) for t, kind in scope.slots.get(PUT, ()) if self.kind is None or kind == self.kind.name]
        there = dict.fromkeys(t for t, _ in put)
        return tuple(t for t in there if t not in game.state.players and game.exists(t) and self.things.match(game, t, scope))
