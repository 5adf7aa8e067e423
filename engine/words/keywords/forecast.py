"""Forecast: an ability used in the upkeep by showing the card in hand."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.meaning import Ability
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Reveal
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import ActivatedAbility
from engine.words.costs.cards import PayWithThis
from engine.words.keywords.activated import Labelled
from engine.words.limits import Limit


@says("reveal ~ from your hand")
class RevealThis(PayWithThis, frozen=True):
    """Reveal the card itself in the hand, where its ability functions."""

    zone: ClassVar[Zone] = Zone.HAND
    works_in: ClassVar[Zone] = Zone.HAND

    @rule("701.20a", "113.6k")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Reveal(player=player, objects=(scope.source,)))


class OnlyInOwnUpkeep(Limit, frozen=True):
    """Only in the upkeep of the card's owner, once a turn."""

    name: ClassVar[str] = "once"

    @rule("702.57b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        turn = game.state.turn
        if turn.step == "upkeep" and game.state.is_active(game.object(action.source).owner):
            return ALLOWED
        return forbidden(f"The forecast ability of {game.name(action.source)} can be activated only in its owner's upkeep.")


@says("forecast — {cost:comma+}: {effect}")
class Forecast(Labelled, frozen=True):
    """The ability can be activated from the hand, once in its owner's upkeep."""

    @rule("702.57a", "702.57b")
    def abilities(self) -> tuple[Ability, ...]:
        return (ActivatedAbility(cost=self.cost, effect=self.effect, limits=(OnlyInOwnUpkeep(),)),)
