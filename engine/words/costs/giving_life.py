"""Costs that give other players life: "have an opponent gain 3 life"."""

from __future__ import annotations

from engine.game.life import GainLife
from engine.game.machine import Game
from engine.game.meaning import CostPart, PlayerReference
from engine.game.objects import Id
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.references.players import AnOpponent, EachOtherPlayer


@says("have {who} gain {amount} life")
class GiveLife(CostPart, frozen=True):
    """Another player gains life, one opponent of the payer's choice or all others."""

    who: PlayerReference
    amount: Number

    def __post_init__(self) -> None:
        if not isinstance(self.who, AnOpponent | EachOtherPlayer):
            raise Unfit

    def _able(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(p for p in self.who.find(game, scope) if can_happen(game, GainLife(player=p, amount=self.amount.n)))

    @rule("119.7")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        able, players = self._able(game, scope), self.who.find(game, scope)
        enough = bool(able) if isinstance(self.who, AnOpponent) else len(able) == len(players)
        return ALLOWED if enough else forbidden("Who would gain life can't gain any.")

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        players = self._able(game, scope)
        if isinstance(self.who, AnOpponent):
            options = [(p, game.name(p)) for p in players]
            players = game.choose(player, "player", options, about=scope.source, prompt="Which opponent?")
        game.happen(*(GainLife(player=p, amount=self.amount.n) for p in players))
