"""Adding X mana for some purposes only, where the text says what X is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.machine import Game
from engine.game.mana import ManaVerb, add
from engine.game.meaning import said
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.clauses import PlayerStep
from engine.words.effects.mana.spending import Purposes, Restricted


class WithX(ManaVerb, frozen=True):
    """A verb that adds mana, with what its X is; made while it is carried out, never read."""

    verb: ManaVerb
    amount: Quantity

    @rule("107.3i")
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return self.verb.produces(game, scope.bind(X=max(0, self.amount.count(game, scope) or 0)))

    def restriction(self) -> Any:
        return self.verb.restriction()


@says("{verb@^}, where X is {amount}. spend this mana only to {purpose}")
class AddXRestricted(PlayerStep, frozen=True):
    """X mana is added that may be spent on some things only."""

    verb: ManaVerb
    amount: Quantity
    purpose: Purposes

    def __post_init__(self) -> None:
        if not any(w.is_x for w in said(self.verb)):
            raise Unfit

    def mana_verb(self) -> ManaVerb:
        """The verb with its X and what it adds mana for."""
        return Restricted(verb=WithX(verb=self.verb, amount=self.amount), purpose=self.purpose)

    @rule("106.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, self.mana_verb())
