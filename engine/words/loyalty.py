"""Loyalty abilities of planeswalkers and their costs."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.counters import PutCounters, RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import Activated, CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Leaf, says
from engine.phrase.tokens import tokenise
from engine.rulebook import rule
from engine.words.sentences import Body


class Loyalty(CostPart, Leaf, frozen=True):
    """A loyalty cost: ``[+1]``, ``[-2]``, ``[-X]``, ``[0]``; ``amount`` is None for X."""

    sign: str
    amount: int | None
    stands_alone: ClassVar[bool] = True
    first: ClassVar[frozenset[str] | None] = frozenset({"["})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        close = next((n for n in range(at, min(at + 4, len(tokens))) if tokens[n] == "]"), None)
        if close is None:
            return []
        inner = "".join(tokens[at + 1 : close])
        sign, number = (inner[0], inner[1:]) if inner[:1] in ("+", "-") else ("", inner)
        if number != "x" and not number.isdecimal():
            return []
        return [(cls(sign=sign, amount=None if number == "x" else int(number)), close + 1)]

    def say(self, style: str = "") -> list[str]:
        number = "X" if self.amount is None else str(self.amount)
        return ["[", *tokenise(f"{self.sign}{number}"), "]"]

    @property
    def is_x(self) -> bool:
        """Whether X is part of the cost."""
        return self.amount is None

    def _amount(self, scope: Scope) -> int:
        return (scope.x or 0) if self.amount is None else self.amount

    @rule("606.6")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        has = game.object(scope.source).counters.get("loyalty", 0)
        if self.sign == "-" and self._amount(scope) > has:
            return forbidden(f"{game.name(scope.source)} has {has} loyalty counters, {self._amount(scope)} must be removed.")
        return ALLOWED

    @rule("606.4")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        amount = self._amount(scope)
        if amount and self.sign == "+":
            game.happen(PutCounters(on=scope.source, kind="loyalty", amount=amount, by=player, for_cost=True))
        elif amount:
            game.happen(RemoveCounters(on=scope.source, kind="loyalty", amount=amount, by=scope.controller))


@says("{cost}: {effect}")
class LoyaltyAbility(Activated, frozen=True):
    """A loyalty ability of a planeswalker."""

    cost: Loyalty
    effect: Body
    is_loyalty: ClassVar[bool] = True
