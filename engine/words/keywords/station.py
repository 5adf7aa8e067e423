"""Station: tapping creatures to charge a permanent."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, Keyword
from engine.game.objects import Id
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import MadeActivated
from engine.words.limits import OnlyAsSorcery

TAPPED = "stationed"
"""The slot of the creature that was tapped."""


class TapAnotherCreature(CostPart, frozen=True):
    """Tap another untapped creature; made, never read."""

    def _able(self, game: Game, player: Id, scope: Scope) -> list[tuple[Id, str]]:
        mine = (o.id for o in game.state.battlefield() if not o.is_tapped and game.controller(o.id) == player)
        return [(t, game.name(t)) for t in mine if t != scope.source and is_creature(game, t)]

    @rule("702.184a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self._able(game, player, scope):
            return ALLOWED
        return forbidden(f"{game.name(player)} has no other untapped creature.")

    @rule("702.184a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        options = self._able(game, player, scope)
        thing = game.choose_one(player, "station", options, about=scope.source, prompt="Tap which creature?")
        scope.slots[TAPPED] = (thing,)
        game.happen(Tap(object=thing, for_cost=True))


class Charges(Effect, frozen=True):
    """Charge counters for the power of the tapped creature, as it is now or last was; made, never read."""

    @rule("702.184a", "608.2h")
    def happen(self, game: Game, scope: Scope) -> None:
        many = sum(max(0, power(game, t)) for t in scope.slots.get(TAPPED, ()))
        if many and game.exists(scope.source):
            game.happen(PutCounters(on=scope.source, kind="charge", amount=many, by=scope.controller))


@says("station")
class Station(Keyword, frozen=True):
    """Creatures are tapped to charge it."""

    name: ClassVar[str] = "station"

    @rule("702.184a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=(TapAnotherCreature(),), effect=Charges(), limits=(OnlyAsSorcery(),)),)
