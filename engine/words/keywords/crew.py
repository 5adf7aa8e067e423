"""Crew and saddle: tapping creatures with enough power."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.abilities import abilities_of
from engine.game.crewing import CREW, SADDLE, Crews, CrewWith
from engine.game.functioning import objections
from engine.game.illegal import Illegal
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, ObjectVerb
from engine.game.objects import Id
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.game.status import Remember, Tap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.base import Adjective
from engine.words.keywords.spelling import MadeActivated, Numbered, effect
from engine.words.limits import Limit, OnlyAsSorcery

CREWED, SADDLED = "crewed", "saddled"
"""The actions of which abilities see that they are done."""


class TapWithPower(CostPart, frozen=True):
    """Tap any number of other untapped creatures whose power is at least this together; made, never read."""

    deed: ClassVar[str] = "tap"
    how: ClassVar[str] = ""
    total: int

    def _able(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        untapped = (o.id for o in game.state.battlefield() if not o.is_tapped and game.controller(o.id) == player)
        mine = (t for t in untapped if t != scope.source and is_creature(game, t))
        return [t for t in mine if not self.how or objections(game, CrewWith(player=player, creature=t, how=self.how))]

    def _worth(self, game: Game, thing: Id) -> int:
        """What a creature counts for; its abilities may say so by ``crews_with(game, thing, how)``."""
        asked = (a.crews_with(game, thing, self.how) for a in abilities_of(game, thing).statics)
        said = [worth for worth in asked if worth is not None]
        return max(power(game, thing), *said) if said else power(game, thing)

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        there = sum(max(0, self._worth(game, t)) for t in self._able(game, player, scope))
        if there >= self.total:
            return ALLOWED
        return forbidden(f"{game.name(player)}'s other untapped creatures have power {there} together, {self.total} is needed.")

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        able = self._able(game, player, scope)
        options = [(t, game.name(t)) for t in able]
        least = _fewest([self._worth(game, t) for t in able], self.total)
        chosen = game.choose(
            player, "crew", options, minimum=least, maximum=len(able), about=scope.source, prompt="Tap which creatures?"
        )
        if sum(self._worth(game, t) for t in chosen) < self.total:
            raise Illegal(_too_little(f"Those creatures have less than power {self.total} together."))
        scope.slots["crew"] = chosen
        game.happen(*(Tap(object=t, for_cost=True) for t in chosen))
        if self.how:
            game.happen(*(Crews(player=player, creature=t, permanent=scope.source, how=self.how) for t in chosen))


class TapToCrew(TapWithPower, frozen=True):
    """The same to crew a Vehicle; made, never read."""

    how: ClassVar[str] = CREW

    @rule("702.122a", "702.122b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        super().pay(game, player, scope)


class TapToSaddle(TapWithPower, frozen=True):
    """The same to saddle a Mount; made, never read."""

    how: ClassVar[str] = SADDLE

    @rule("702.171a", "702.171c")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        super().pay(game, player, scope)


@rule("118.3")
def _too_little(why: str) -> Verdict:
    return forbidden(why)


def _fewest(powers: list[int], total: int) -> int:
    """How many creatures are needed at least."""
    count = 0
    for each in sorted(powers, reverse=True):
        if total <= 0:
            break
        total, count = total - each, count + 1
    return count


class BecomesCrewed(Effect, frozen=True):
    """It is an artifact creature until end of turn; made, never read."""

    @rule("702.122a", "702.122e")
    def happen(self, game: Game, scope: Scope) -> None:
        effect("~ becomes an artifact creature until end of turn.").happen(game, scope)
        game.happen(ActionDone(action=CREWED, player=scope.controller, object=scope.source))


@says("crew {number}")
class Crew(Numbered, frozen=True):
    """Creatures are tapped to make it an artifact creature until end of turn."""

    name: ClassVar[str] = "crew"

    @rule("702.122a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=(TapToCrew(total=self.number),), effect=BecomesCrewed()),)


@says("crew {number}. {limits:space+}")
class CrewLimited(Numbered, frozen=True, kw_only=True):
    """The same with limits on it."""

    limits: tuple[Limit, ...]
    name: ClassVar[str] = "crew"

    @rule("702.122a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=(TapToCrew(total=self.number),), effect=BecomesCrewed(), limits=self.limits),)


@rule("702.171b")
def saddle(game: Game, player: Id, thing: Id) -> None:
    """Make a permanent saddled until the end of the turn."""
    if game.object(thing).chosen.get(SADDLED) != game.state.turn.number:
        game.happen(Remember(object=thing, key=SADDLED, value=game.state.turn.number))
        game.happen(ActionDone(action=SADDLED, player=player, object=thing))


class BecomesSaddled(Effect, frozen=True):
    """It is saddled until the end of the turn; made, never read."""

    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            saddle(game, scope.controller, scope.source)


@says("saddle {number}")
class Saddle(Numbered, frozen=True):
    """Creatures are tapped to saddle it."""

    name: ClassVar[str] = "saddle"

    @rule("702.171a")
    def means(self) -> tuple[Ability, ...]:
        cost, limits = (TapToSaddle(total=self.number),), (OnlyAsSorcery(),)
        return (MadeActivated(cost=cost, effect=BecomesSaddled(), limits=limits),)


@says("saddled")
class IsSaddled(Adjective, frozen=True):
    """Saddled this turn."""

    @rule("702.171b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(game.object(thing).chosen.get(SADDLED) == game.state.turn.number)


@says("become{s^} saddled until end of turn")
class BecomeSaddled(ObjectVerb, frozen=True):
    """Permanents become saddled."""

    @rule("702.171b")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for thing in present(game, scope, objects):
            saddle(game, scope.controller, thing)


def is_first(game: Game, event: Any) -> bool:
    """Whether a keyword action was done by this object for the first time this turn."""
    done = [e for e in game.state.history if isinstance(e, ActionDone) and (e.action, e.object) == (event.action, event.object)]
    return not done or done[0] is event
