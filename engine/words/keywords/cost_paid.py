"""Whether a spell was cast for the cost of one of its keywords: "if its surge cost was paid"."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words.keywords.kicker import Announced, paid
from engine.words.references.possessive import ObjectsOwn

NAMES = frozenset(
    "awaken blitz dash emerge escape evoke freerunning madness miracle prowl sneak spectacle surge".split()
)
"""The keywords of whose costs text asks whether they were paid."""


class CostName(Leaf, frozen=True):
    """The keyword that a cost is called by."""

    name: str
    first: ClassVar[frozenset[str] | None] = NAMES

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(name=tokens[at]), at + 1)] if at < len(tokens) and tokens[at] in NAMES else []

    def say(self, style: str = "") -> list[str]:
        return [self.name]


@says("{whose} {cost} cost was paid", "{whose} {cost} cost wasn't paid")
class CostWasPaid(Announced, frozen=True):
    """The spell (or the spell that became the permanent) was cast for that cost, or was not."""

    whose: ObjectsOwn
    cost: CostName

    @rule("118.9")
    def holds(self, game: Game, scope: Scope) -> bool:
        was = any(self.cost.name in paid(game, thing) for thing in self.whose.find(game, scope))
        return was is (self.wording == 0)
