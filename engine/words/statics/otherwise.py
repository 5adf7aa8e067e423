"""Continuous effects that say one thing while a condition holds and another while it does not."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, Filter, Modification, Reference, Static
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import Predicate, While


class NotSo(Condition, frozen=True):
    """A condition does not hold; made, never read."""

    condition: Condition

    @rule("611.3a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not self.condition.holds(game, scope)


@says(
    "{first} as long as {so}. otherwise, {second}.",
    "as long as {so}, {first}. otherwise, {second}.",
)
class OneOrTheOther(Static, frozen=True):
    """One thing while a condition holds, else the other."""

    first: Predicate
    so: Condition
    second: Predicate

    def __post_init__(self) -> None:
        if self.first.restrictions or self.second.restrictions:
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        first = tuple((s, While(condition=self.so, then=m)) for s, m in self.first.modifications())
        other = NotSo(condition=self.so)
        return (*first, *((s, While(condition=other, then=m)) for s, m in self.second.modifications()))
