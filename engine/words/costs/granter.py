"""Costs paid with what grants the ability: "Sacrifice" with the name of the Equipment, in an ability that it gives."""

from __future__ import annotations

from engine.game.attaching import Unattach
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.granter import Granter


@says("sacrifice {granter}")
class SacrificeGranter(CostPart, frozen=True):
    """Sacrifice what grants the ability."""

    granter: Granter

    @rule("701.21a", "201.5a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        for thing in self.granter.find(game, scope):
            if not game.exists(thing) or game.controller(thing) != player:
                return forbidden(f"{game.name(player)} doesn't control {game.name(thing)} and can't sacrifice it.")
        return ALLOWED

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(*(Sacrifice(player=player, object=t) for t in self.granter.find(game, scope)))


@says("unattach {granter}")
class UnattachGranter(CostPart, frozen=True):
    """What grants the ability is unattached from what it is on."""

    granter: Granter

    @rule("701.3d", "118.3", "201.5a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        for thing in self.granter.find(game, scope):
            if not game.exists(thing) or game.object(thing).attached_to is None:
                return forbidden(f"{game.name(thing)} isn't attached to anything.")
        return ALLOWED

    @rule("701.3d")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(*(Unattach(object=t) for t in self.granter.find(game, scope)))
