"""Removing as many counters as wanted as a cost, and what counts them."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent

REMOVED = "removed"
"""The slot of how many counters were removed as a cost."""


@says("remove any number of {kind} counters from ~")
class RemoveAnyNumber(CostPart, frozen=True):
    """As many counters of the object itself as wanted."""

    kind: CounterKind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The number can be spoken of."""
        return (Antecedent(slot=REMOVED, nature="number"),)

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("122.1", "601.2b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        has = game.object(scope.source).counters.get(self.kind.name, 0)
        options = [(n, str(n)) for n in range(has + 1)]
        prompt = f"How many {self.kind.name} counters are removed?"
        many = game.choose_one(player, "number", options, about=scope.source, prompt=prompt)
        scope.slots[REMOVED] = many
        if many:
            game.happen(RemoveCounters(on=scope.source, kind=self.kind.name, amount=many))


@says("{kind} counter removed this way")
class EachRemoved(Countable, frozen=True):
    """Counters that were removed as a cost; before it is paid, those that could be."""

    kind: CounterKind
    needs: ClassVar[str] = REMOVED

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int:
        if REMOVED in scope.slots:
            return int(scope.slots[REMOVED])
        return game.object(scope.source).counters.get(self.kind.name, 0)
