"""Foraging and collecting evidence, as costs and as instructions."""

from __future__ import annotations

from typing import Any

from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import CostPart, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.costs.evidence import CollectEvidence


@rule("701.61a")
def ways_to_forage(game: Game, player: Id, scope: Scope) -> list[tuple[Any, str]]:
    """In which of the two ways a player could forage now."""
    from engine.words.keywords.paying import is_payable
    from engine.words.keywords.spelling import costs, said

    both = (costs("exile three cards from your graveyard"), costs("sacrifice a Food"))
    return [(cost, said(cost)) for cost in both if is_payable(game, scope, player, cost)]


@rule("701.61a")
def forage(game: Game, player: Id, scope: Scope) -> None:
    """Have a player forage."""
    from engine.words.keywords.paying import pay_at_once

    ways = ways_to_forage(game, player, scope)
    chosen = game.choose_one(player, "cost", ways, about=scope.source, prompt="Exile three cards or sacrifice a Food?")
    if chosen is not None:
        pay_at_once(game, scope, player, chosen)
        game.happen(ActionDone(action="forage", player=player))


@says("forage")
class ForageCost(CostPart, frozen=True):
    """Three cards of the graveyard are exiled or a Food is sacrificed."""

    @rule("701.61a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if ways_to_forage(game, player, scope):
            return ALLOWED
        return forbidden(f"{game.name(player)} has no three cards in the graveyard and no Food to sacrifice.")

    @rule("701.61a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        forage(game, player, scope)


@says("forage{s^}")
class Forage(PlayerVerb, frozen=True):
    """Players forage."""

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could."""
        return bool(ways_to_forage(game, player, scope))

    @rule("701.61a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            forage(game, player, scope)


@says("collect{s^} evidence {number}")
class CollectEvidenceNow(PlayerVerb, frozen=True):
    """Players collect evidence as they carry out an instruction."""

    number: Number

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is enough evidence in the graveyard."""
        return bool(CollectEvidence(number=self.number).can_pay(game, player, scope))

    @rule("701.59a", "701.59b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        cost = CollectEvidence(number=self.number)
        for player in players:
            if cost.can_pay(game, player, scope):
                cost.pay(game, player, scope)


@says("collect{s^} evidence X")
class CollectEvidenceX(PlayerVerb, frozen=True):
    """The same with a number that the player chooses, which is X from then on."""

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is a card in the graveyard."""
        return bool(game.state.zone(Zone.GRAVEYARD, player))

    @rule("701.59a", "107.3f")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            there = sum(mana_value(game, t) for t in game.state.zone(Zone.GRAVEYARD, player))
            options = [(n, str(n)) for n in range(there + 1)]
            scope.x = int(game.choose_one(player, "x", options, about=scope.source, prompt="What is X?"))
            CollectEvidence(number=Number(n=scope.x)).pay(game, player, scope)
