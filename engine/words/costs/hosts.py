"""Costs paid with what an Aura or Equipment is attached to, and life as much as something is."""

from __future__ import annotations

from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.paying import life_payable
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import Unfit, says, text
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import AttachedTo


@says("sacrifice {host}")
class SacrificeHost(CostPart, frozen=True):
    """Sacrifice the enchanted or equipped permanent."""

    host: AttachedTo

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed can be spoken of."""
        return (Antecedent(slot="sacrificed", nature="sacrificed"),)

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        found = self.host.find(game, scope)
        if not found or not game.exists(found[0]):
            return forbidden(f"{game.name(scope.source)} is attached to nothing that could be sacrificed.")
        if game.controller(found[0]) != player:
            return forbidden(f"{game.name(player)} doesn't control {game.name(found[0])} and can't sacrifice it.")
        return ALLOWED

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        scope.slots["sacrificed"] = self.host.find(game, scope)
        game.happen(*(Sacrifice(player=player, object=t) for t in scope.slots["sacrificed"]))


@says("pay life equal to {amount}")
class PayLifeEqualTo(CostPart, frozen=True):
    """Pay as much life as something counts; a mana value of what is cast has words of its own."""

    amount: Quantity

    def __post_init__(self) -> None:
        if "mana value" in text(self.amount):
            raise Unfit

    @rule("119.4")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return life_payable(game, player, self.amount.count(game, scope) or 0)

    @rule("119.4")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(PayLife(player=player, amount=self.amount.count(game, scope) or 0, source=scope.source))
