"""Mana that is not lost as steps and phases end, for a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.mana import ManaVerb, add
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import PlayerStep

CLEANUP, END_OF_COMBAT = "cleanup", "end of combat"
"""The steps up to whose end mana can last."""


class Lasting(ManaVerb, frozen=True):
    """A verb that adds mana, with how long the mana is not lost; made while it is carried out, never read."""

    verb: ManaVerb
    until: str

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return self.verb.produces(game, scope)

    def restriction(self) -> Any:
        return self.verb.restriction()

    def rider(self) -> Any:
        return self.verb.rider()

    def lasts(self) -> str:
        return self.until


class AddLasting(PlayerStep, frozen=True):
    """Mana is added that players do not lose for a while."""

    until: ClassVar[str]
    verb: ManaVerb

    def mana_verb(self) -> ManaVerb:
        """The verb with how long its mana lasts."""
        return Lasting(verb=self.verb, until=self.until)

    @rule("500.5")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, self.mana_verb())


@says("{verb@^}. until end of turn, (you|they) don't lose (this|that) mana as steps and phases end")
class AddUntilEndOfTurn(AddLasting, frozen=True):
    """Mana that lasts through the turn."""

    until: ClassVar[str] = CLEANUP


@says("{verb@^}. until end of combat, (you|they) don't lose (this|that) mana as steps and phases end")
class AddUntilEndOfCombat(AddLasting, frozen=True):
    """Mana that lasts through combat."""

    until: ClassVar[str] = END_OF_COMBAT
