"""Doing something once for each player of whom something is so: "for each opponent who does, ..."."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.effects.for_each import OnePlayer
from engine.words.references.who import EachWho, Fact


@says("opponent who {fact}", "player who {fact}", "other player who {fact}")
class OnePlayerWho(OnePlayer, frozen=True, kw_only=True):
    """One of them at a time."""

    fact: Fact

    @rule("608.2c")
    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return EachWho(fact=self.fact, wording=self.wording).find(game, scope)


@says("opponent who {fact}", "player who {fact}")
class EachOneWho(Countable, frozen=True):
    """The players of whom it is so, counted."""

    fact: Fact

    @rule("608.2c")
    def count(self, game: Game, scope: Scope) -> int:
        return len(EachWho(fact=self.fact, wording=self.wording).find(game, scope))
