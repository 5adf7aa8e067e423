"""Keywords of special actions with a card in hand: suspend, foretell, plot."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import ActivateAbility, CastSpell
from engine.game.counters import RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, CostPart, Duration, Effect, EventPattern
from engine.game.objects import Id, Zone
from engine.game.permissions.casting import in_time, objected
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.turn import BeginStep
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.until import start
from engine.words.keywords.alternative import CastForIf, Gains
from engine.words.keywords.later import ALLOWING, may_cast
from engine.words.keywords.spelling import Costed, FromHand, MadeTriggered, costed, costs
from engine.words.keywords.upkeep import HasCounter
from engine.words.limits import Limit, OnlyAsSorcery

EXILE = frozenset({Zone.EXILE})


class SpecialAction(FromHand, frozen=True):
    """Something that is done with a card in hand without the stack."""

    is_special_action: ClassVar[bool] = True


class WhenItCouldBeCast(Limit, frozen=True):
    """Only when its player could begin to cast the card."""

    @rule("702.62a", "702.62c")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        action_then = CastSpell(player=player, spell=action.source, origin=Zone.HAND)
        return in_time(game, player, action_then) + objected(game, action_then)


class DuringOwnTurn(Limit, frozen=True):
    """Only during its player's turn."""

    @rule("702.143a")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if game.state.is_active(player):
            return ALLOWED
        return forbidden(f"It is not {game.name(player)}'s turn.")


class ExiledWithTime(Effect, frozen=True):
    """The card is exiled with time counters; made, never read."""

    number: int

    @rule("702.62a", "116.2f")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", counters={"time": self.number}, by=scope.source))


class UpkeepInExile(EventPattern, frozen=True):
    """The upkeep of the owner of the exiled card begins; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = EXILE

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BeginStep) or event.step != "upkeep":
            return None
        return {} if game.state.is_active(game.object(scope.source).owner) else None


class LastTimeIsRemoved(EventPattern, frozen=True):
    """The last time counter is removed from the exiled card; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = EXILE

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RemoveCounters) or event.on != scope.source or event.kind != "time":
            return None
        return None if counters_on(game.state, scope.source, "time") else {}


class TimePasses(Effect, frozen=True):
    """A time counter is removed; made, never read."""

    @rule("702.62a")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(RemoveCounters(on=scope.source, kind="time", amount=1, by=scope.controller))


class WhileControlled(Duration, frozen=True):
    """As long as a player controls a spell and the permanent that it becomes; made, never read."""

    spell: Id
    player: Id

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        now = self.spell if game.exists(self.spell) else game.state.became.get(self.spell, self.spell)
        return not game.exists(now) or game.controller(now) != self.player


class CastAtLast(Effect, frozen=True):
    """The card may be cast without paying its mana cost; a creature has haste; made, never read."""

    @rule("702.62a", "702.62d")
    def happen(self, game: Game, scope: Scope) -> None:
        owner = game.object(scope.source).owner
        if may_cast(game, owner, scope.source, ALLOWING):
            spell = game.state.became.get(scope.source, scope.source)
            if game.exists(spell) and is_creature(game, spell):
                start(game, scope, (Gains(keyword="haste"),), (spell,), WhileControlled(spell=spell, player=owner))


class IsExiled(Condition, frozen=True):
    """The card is in exile; made, never read."""

    @rule("603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        return game.exists(scope.source) and game.object(scope.source).zone is Zone.EXILE


def waiting_in_exile() -> tuple[Ability, ...]:
    """What a card with suspend does in exile: its time passes, and it is cast at last."""
    passes = MadeTriggered(trigger=UpkeepInExile(), condition=HasCounter(kind="time"), effect=TimePasses())
    return (passes, MadeTriggered(trigger=LastTimeIsRemoved(), condition=IsExiled(), effect=CastAtLast()))


@says("suspend {number}—{cost:comma+}")
class Suspend(Costed, frozen=True):
    """Exiled for some turns, then cast."""

    number: int
    name: ClassVar[str] = "suspend"

    @rule("702.62a")
    def means(self) -> tuple[Ability, ...]:
        waits = SpecialAction(cost=self.cost, effect=ExiledWithTime(number=self.number), limits=(WhenItCouldBeCast(),))
        return (waits, *waiting_in_exile())


PLOTTED, FORETOLD = "plotted", "foretold"
"""Under these a card remembers the turn in which it became so."""


class SetAside(Effect, frozen=True):
    """The card is exiled, and it is remembered how and in which turn; made, never read."""

    face_down: ClassVar[bool] = False
    how: str

    @rule("116.2h", "116.2k")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(Move(
            object=scope.source, to=Zone.EXILE, how="exile", face_down=self.face_down, by=scope.source,
            chosen={self.how: game.state.turn.number},
        ))


class SetAsideFaceDown(SetAside, frozen=True):
    """The same, face down; made, never read."""

    face_down: ClassVar[bool] = True


class WasSetAside(Condition, frozen=True):
    """The card was exiled like that in an earlier turn; made, never read."""

    how: str

    @rule("702.143a", "702.170d")
    def holds(self, game: Game, scope: Scope) -> bool:
        turn = game.object(scope.source).chosen.get(self.how)
        return turn is not None and turn < game.state.turn.number


class WasPlotted(WasSetAside, frozen=True):
    """The card became plotted in an earlier turn, and its owner could cast a sorcery; made, never read."""

    @rule("702.170d")
    def holds(self, game: Game, scope: Scope) -> bool:
        owner, turn = game.object(scope.source).owner, game.state.turn
        others = [t for t in game.state.zone(Zone.STACK) if t != scope.source]
        now = game.state.is_active(owner) and "main" in turn.step and not others
        return now and super().holds(game, scope)


def cast_plotted() -> Ability:
    """That a plotted card may be cast for nothing."""
    free: tuple[CostPart, ...] = ()
    return CastForIf(name="plot", cost=free, zones=EXILE, condition=WasPlotted(how=PLOTTED))


@says(*costed("foretell"))
class Foretell(Costed, frozen=True):
    """Exiled face down for {2}, cast on a later turn for its foretell cost."""

    name: ClassVar[str] = "foretell"

    @rule("702.143a")
    def means(self) -> tuple[Ability, ...]:
        aside = SpecialAction(
            cost=costs("{2}"), effect=SetAsideFaceDown(how=FORETOLD), limits=(DuringOwnTurn(),)
        )
        return (aside, CastForIf(name="foretell", cost=self.cost, zones=EXILE, condition=WasSetAside(how=FORETOLD)))


@says(*costed("plot"))
class Plot(Costed, frozen=True):
    """Exiled for its plot cost, cast free on a later turn."""

    name: ClassVar[str] = "plot"

    @rule("702.170a")
    def means(self) -> tuple[Ability, ...]:
        aside = SpecialAction(cost=self.cost, effect=SetAside(how=PLOTTED), limits=(OnlyAsSorcery(),))
        return (aside, cast_plotted())
