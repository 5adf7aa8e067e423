"""Station: tapping creatures to charge a permanent."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import PutCounters
from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, Keyword, Static
from engine.game.objects import Id
from engine.game.qualities import is_creature, power, toughness
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import MadeActivated
from engine.words.limits import OnlyAsSorcery
from engine.words.references.objects import Each

TAPPED = "stationed"
"""The slot of the creature that was tapped."""


class TapAnotherCreature(CostPart, frozen=True):
    """Tap another untapped creature; made, never read."""

    deed: ClassVar[str] = "tap"

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
        for creature in scope.slots.get(TAPPED, ()) if game.exists(scope.source) else ():
            said = [n for asked, by in hooks(game, "stations_with") if (n := asked(game, creature, by)) is not None]
            if said:
                charge_otherwise(game, scope, max(said))
            else:
                charge(game, scope, power(game, creature))


def charge(game: Game, scope: Scope, many: int) -> None:
    """Put charge counters on the permanent."""
    if many > 0:
        game.happen(PutCounters(on=scope.source, kind="charge", amount=many, by=scope.controller))


@rule("702.184c")
def charge_otherwise(game: Game, scope: Scope, many: int) -> None:
    """The same for another number than the creature's power, as static abilities say."""
    charge(game, scope, many)


@says("{creatures} station{s} permanents using its toughness rather than its power.")
class StationsWithToughness(Static, frozen=True):
    """The toughness of some creatures counts instead of their power: ``stations_with(game, creature, scope)`` says so."""

    creatures: Each

    @rule("702.184c")
    def stations_with(self, game: Game, creature: Id, scope: Scope) -> int | None:
        """The toughness of a creature that it is about, else None."""
        return toughness(game, creature) if self.creatures.things.match(game, creature, scope) else None


@says("station")
class Station(Keyword, frozen=True):
    """Creatures are tapped to charge it."""

    name: ClassVar[str] = "station"

    @rule("702.184a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=(TapAnotherCreature(),), effect=Charges(), limits=(OnlyAsSorcery(),)),)
