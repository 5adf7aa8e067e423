"""Firebending: red mana as a creature attacks, which lasts until the end of combat."""

from __future__ import annotations

from typing import ClassVar

from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.mana.producing import produce
from engine.game.meaning import Ability, Amount, Effect, Keyword
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.effects.mana.lasting import END_OF_COMBAT
from engine.words.keywords.spelling import MadeTriggered, Numbered, event


class Firebends(Effect, frozen=True):
    """Red mana is added that lasts until the end of combat; made, never read."""

    amount: Amount

    @rule("702.189a", "702.189b")
    def happen(self, game: Game, scope: Scope) -> None:
        many = max(0, self.amount.count(game, scope) or 0)
        produce(game, scope, scope.controller, ("R",) * many, lasts=END_OF_COMBAT)
        game.happen(ActionDone(action="firebend", player=scope.controller))


def firebends(amount: Amount) -> tuple[Ability, ...]:
    """What triggers as the creature attacks."""
    return (MadeTriggered(trigger=event("~ attacks"), effect=Firebends(amount=amount)),)


@says("firebending {number}")
class Firebending(Numbered, frozen=True):
    """Attacking, it makes a number of red mana."""

    name: ClassVar[str] = "firebending"

    @rule("702.189a")
    def means(self) -> tuple[Ability, ...]:
        return firebends(Number(n=self.number))


@says("firebending X, where X is {amount}.")
class FirebendingX(Keyword, frozen=True):
    """The same for a described number, found as the ability resolves."""

    amount: Quantity
    name: ClassVar[str] = "firebending"

    @rule("702.189a")
    def means(self) -> tuple[Ability, ...]:
        return firebends(self.amount)
