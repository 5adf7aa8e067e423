"""Web-slinging: another cost, with which a tapped creature returns to hand."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.spelling import Costed, costed


class ReturnTapped(CostPart, frozen=True):
    """Return a tapped creature to its owner's hand; made, never read."""

    deed: ClassVar[str] = "return"

    def _able(self, game: Game, player: Id) -> list[tuple[Id, str]]:
        mine = (o.id for o in game.state.battlefield() if o.is_tapped and game.controller(o.id) == player)
        return [(t, game.name(t)) for t in mine if is_creature(game, t)]

    @rule("702.188a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self._able(game, player):
            return ALLOWED
        return forbidden(f"{game.name(player)} has no tapped creature to return.")

    @rule("702.188a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        thing = game.choose_one(player, "return", self._able(game, player), about=scope.source, prompt="Return which creature?")
        scope.slots["returned"] = (thing,)
        game.happen(Move(object=thing, to=Zone.HAND, how="return", by=scope.source))


@says(*costed("web-slinging"))
class WebSlinging(Costed, frozen=True):
    """Cast for its web-slinging cost and a tapped creature."""

    name: ClassVar[str] = "web-slinging"

    @rule("702.188a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="web slinging", cost=(*self.cost, ReturnTapped())),)
