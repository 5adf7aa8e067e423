"""Crew and saddle: tapping creatures with enough power."""

from __future__ import annotations

from typing import ClassVar

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect
from engine.game.objects import Id
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.game.status import Remember, Tap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Adjective
from engine.words.keywords.spelling import MadeActivated, Numbered, effect
from engine.words.limits import OnlyAsSorcery


class TapWithPower(CostPart, frozen=True):
    """Tap any number of other untapped creatures whose power is at least this together; made, never read."""

    total: int

    def _able(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        return [
            o.id for o in game.state.battlefield()
            if o.id != scope.source and not o.is_tapped and game.controller(o.id) == player and is_creature(game, o.id)
        ]

    @rule("702.122a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        there = sum(max(0, power(game, t)) for t in self._able(game, player, scope))
        if there >= self.total:
            return ALLOWED
        return forbidden(f"{game.name(player)}'s other untapped creatures have power {there} together, {self.total} is needed.")

    @rule("702.122a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        able = self._able(game, player, scope)
        options = [(t, game.name(t)) for t in able]
        least = _fewest([power(game, t) for t in able], self.total)
        chosen = game.choose(
            player, "crew", options, minimum=least, maximum=len(able), about=scope.source, prompt="Tap which creatures?"
        )
        if sum(power(game, t) for t in chosen) < self.total:
            raise Illegal(forbidden(f"Those creatures have less than power {self.total} together."))
        scope.slots["crew"] = chosen
        game.happen(*(Tap(object=t, for_cost=True) for t in chosen))


def _fewest(powers: list[int], total: int) -> int:
    """How many creatures are needed at least."""
    count = 0
    for each in sorted(powers, reverse=True):
        if total <= 0:
            break
        total, count = total - each, count + 1
    return count


@says("crew {number}")
class Crew(Numbered, frozen=True):
    """Creatures are tapped to make it an artifact creature until end of turn."""

    name: ClassVar[str] = "crew"

    @rule("702.122a")
    def means(self) -> tuple[Ability, ...]:
        becomes = effect("~ becomes an artifact creature until end of turn.")
        return (MadeActivated(cost=(TapWithPower(total=self.number),), effect=becomes),)


class BecomesSaddled(Effect, frozen=True):
    """It is saddled until the end of the turn; made, never read."""

    @rule("702.171b")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(Remember(object=scope.source, key="saddled", value=game.state.turn.number))


@says("saddle {number}")
class Saddle(Numbered, frozen=True):
    """Creatures are tapped to saddle it."""

    name: ClassVar[str] = "saddle"

    @rule("702.171a")
    def means(self) -> tuple[Ability, ...]:
        cost, limits = (TapWithPower(total=self.number),), (OnlyAsSorcery(),)
        return (MadeActivated(cost=cost, effect=BecomesSaddled(), limits=limits),)


@says("saddled")
class IsSaddled(Adjective, frozen=True):
    """Saddled this turn."""

    @rule("702.171b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).chosen.get("saddled") == game.state.turn.number
