"""Conditions about what is attached to an object."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.countable_both import was_on
from engine.words.filters.description import Description
from engine.words.references.antecedents import is_settled


@says(
    "{number} or more {things:many} are attached to {host}",
    "another {things:one} is attached to {host}",
    "a(n) {things} is attached to {host}",
    "a(n) {things} was attached to {host}",
    "a(n) {things} you controlled was attached to {host}",
)
class IsAttachedToIt(Condition, frozen=True):
    """So much that fits is (or was, as it last was) attached to an object."""

    things: Description
    host: ObjectReference
    number: Number = Number(n=1)

    def __post_init__(self) -> None:
        if not is_settled(self.host):
            raise Unfit
        if self.wording == 4 and self.things.qualifiers:
            raise Unfit

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        there = [t for host in self.host.find(game, scope) for t in was_on(game, host) if self.things.match(game, t, scope)]
        if self.wording == 1:
            there = [t for t in there if t != scope.source]
        if self.wording == 4:
            there = [t for t in there if game.controller(t) == scope.controller]
        return len(there) >= self.number.n
