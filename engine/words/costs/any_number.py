"""Removing as many counters as wanted as a cost, and what counts them."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity
from engine.words.costs.among import RemoveFromAmong
from engine.words.costs.basic import SacrificeThis
from engine.words.countable import Countable
from engine.words.counters_said import AnyNumberOfCounters, chosen, summed
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent

REMOVED = "removed"
"""The slot of how many counters were removed as a cost."""


class RemovesCounters(CostPart, frozen=True, kw_only=True):
    """Counters are removed as a cost; how many they were can be spoken of."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The number can be spoken of."""
        return (Antecedent(slot=REMOVED, nature="number"), Antecedent(slot=REMOVED, nature="removed"))

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED


@says("remove any number of {kind} counters from ~", "remove one or more {kind} counters from ~")
class RemoveAnyNumber(RemovesCounters, frozen=True, kw_only=True):
    """As many counters of the object itself as wanted, or at least one."""

    kind: CounterKind

    @rule("122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.object(scope.source).counters.get(self.kind.name, 0) >= self.wording:
            return ALLOWED
        return forbidden(f"There are no {self.kind.name} counters on {game.name(scope.source)}.")

    @rule("122.1", "601.2b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        has = game.object(scope.source).counters.get(self.kind.name, 0)
        options = [(n, str(n)) for n in range(self.wording, has + 1)]
        prompt = f"How many {self.kind.name} counters are removed?"
        many = game.choose_one(player, "number", options, about=scope.source, prompt=prompt)
        scope.slots[REMOVED] = many
        if many:
            game.happen(RemoveCounters(on=scope.source, kind=self.kind.name, amount=many, by=player))


@says("remove all {kind} counters from ~")
class RemoveAllOfThem(RemovesCounters, frozen=True, kw_only=True):
    """All counters of a kind of the object itself; that there are none does not stand in the way."""

    kind: CounterKind

    @rule("118.5")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        has = game.object(scope.source).counters.get(self.kind.name, 0)
        scope.slots[REMOVED] = has
        if has:
            game.happen(RemoveCounters(on=scope.source, kind=self.kind.name, amount=has, by=player))


@says("remove {some} from among {things:many}")
class RemoveAnyFromAmong(RemovesCounters, frozen=True, kw_only=True):
    """As many counters as wanted of permanents that fit."""

    some: AnyNumberOfCounters
    things: ObjectFilter

    @rule("122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        there = any(self.some.on(game, t) for t in candidates(game, self.things, scope))
        return ALLOWED if there or self.some.wording < 2 else forbidden("There are no such counters to be removed.")

    @rule("122.1", "601.2b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        taken = chosen(game, scope, self.some, candidates(game, self.things, scope), player)
        scope.slots[REMOVED] = len(taken)
        game.happen(*(RemoveCounters(on=t, kind=kind, amount=n, by=player) for (t, kind), n in summed(taken).items()))


@says("{kind} counter removed this way", "counter removed this way")
class EachRemoved(Countable, frozen=True):
    """Counters that were removed; before that, those that could be."""

    kind: CounterKind | None = None
    slot: str = ""
    refers: ClassVar[str] = "removed"

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int:
        if self.slot in scope.slots:
            return int(scope.slots[self.slot])
        there = game.object(scope.source).counters
        return sum(n for k, n in there.items() if self.kind is None or k == self.kind.name)


@says("the number of {kind} counters removed this way", "the number of counters removed this way")
class NumberRemoved(Quantity, frozen=True):
    """How many counters were removed."""

    kind: CounterKind | None = None
    slot: str = ""
    refers: ClassVar[str] = "removed"

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return EachRemoved(kind=self.kind, slot=self.slot).count(game, scope)


@says("remove {number} {kind} counter{s@number} from among {things} and sacrifice ~")
class RemoveFromAmongAndSacrifice(CostPart, frozen=True):
    """Counters are removed from permanents that fit, and the object itself is sacrificed."""

    number: Numeral
    kind: CounterKind
    things: ObjectFilter

    def __post_init__(self) -> None:
        self._parts()

    def _parts(self) -> tuple[CostPart, ...]:
        return RemoveFromAmong(wording=1, number=self.number, kind=self.kind, things=self.things), SacrificeThis()

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        verdicts = [part.can_pay(game, player, scope) for part in self._parts()]
        return next((v for v in verdicts if not v), ALLOWED)

    @rule("601.2h")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        for part in self._parts():
            part.pay(game, player, scope)
