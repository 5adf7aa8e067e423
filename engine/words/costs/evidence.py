"""Collecting evidence as a cost: cards of the graveyard are exiled that have enough mana value together."""

from __future__ import annotations

from typing import ClassVar

from engine.game.illegal import Illegal
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.costs.following import exiled_to_pay


@says("collect evidence {number}")
class CollectEvidence(CostPart, frozen=True):
    """Exile any number of cards from the graveyard with at least this mana value together."""

    deed: ClassVar[str] = "exile"
    number: Number

    @rule("701.59b")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        there = _together(game, game.state.zone(Zone.GRAVEYARD, player))
        if there >= self.number.n:
            return ALLOWED
        return forbidden(f"{game.name(player)}'s graveyard has mana value {there} together, {self.number.n} is needed.")

    @rule("701.59a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        options = [(t, game.name(t)) for t in game.state.zone(Zone.GRAVEYARD, player)]
        prompt = "Which cards are exiled as evidence?"
        chosen = game.choose(player, "evidence", options, minimum=0, maximum=len(options), about=scope.source, prompt=prompt)
        if _together(game, chosen) < self.number.n:
            raise Illegal(_too_little(f"Those cards have less than mana value {self.number.n} together."))
        game.happen(*exiled_to_pay(chosen, scope.source))
        game.happen(ActionDone(action="evidence", player=player))


@rule("701.59a", "118.3")
def _too_little(why: str) -> Verdict:
    return forbidden(why)


def _together(game: Game, cards: tuple[Id, ...]) -> int:
    return sum(mana_value(game, card) for card in cards)
