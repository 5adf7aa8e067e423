"""Suspend beyond the printed keyword: gained, with X, and what is said of suspended cards."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.abilities import has_keyword
from engine.game.counters import RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, CostPart, Effect, EventPattern, Keyword
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import Description, ObjectFilter
from engine.words.keywords.special_actions import LastTimeIsRemoved, SpecialAction, WhenItCouldBeCast, waiting_in_exile
from engine.words.keywords.spelling import Costed


@rule("702.62b")
def is_suspended(game: Game, thing: Id) -> bool:
    """Whether a card is in exile, has suspend and has a time counter on it."""
    found = game.state.objects.get(thing)
    if found is None or found.zone is not Zone.EXILE or not counters_on(game.state, thing, "time"):
        return False
    return has_keyword(game, thing, "suspend")


@says("suspend")
class SuspendGained(Keyword, frozen=True):
    """Suspend as a card in exile gains it: it waits there and is cast in the end."""

    name: ClassVar[str] = "suspend"

    @rule("702.62a")
    def means(self) -> tuple[Ability, ...]:
        return waiting_in_exile()


class NotForNothing(CostPart, frozen=True):
    """What comes with a cost whose X can't be 0; made, never read."""

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return forbidden("X can't be 0.") if scope.x == 0 else ALLOWED

    @rule("107.3a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        """Nothing is paid."""


class ExiledWithX(Effect, frozen=True):
    """The card is exiled with X time counters; made, never read."""

    @rule("702.62a", "116.2f")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", counters={"time": scope.x or 0}, by=scope.source))


@says("suspend X—{cost:comma+}. X can't be 0.")
class SuspendX(Costed, frozen=True):
    """Exiled for as many turns as X says, then cast."""

    name: ClassVar[str] = "suspend"

    @rule("702.62a")
    def means(self) -> tuple[Ability, ...]:
        cost = (*self.cost, NotForNothing())
        return (SpecialAction(cost=cost, effect=ExiledWithX(), limits=(WhenItCouldBeCast(),)), *waiting_in_exile())


@says("~ is suspended")
class ThisIsSuspended(Condition, frozen=True):
    """The card itself is suspended; its ability functions in exile."""

    works_in: ClassVar[Zone] = Zone.EXILE

    @rule("702.62b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return is_suspended(game, scope.source)


@says("a time counter is removed from ~ while it's exiled")
class TimeIsRemoved(EventPattern, frozen=True):
    """A time counter is removed from the exiled card: once for each counter."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.EXILE})

    @rule("603.2c")
    def times(self, event: RemoveCounters) -> int:
        """How often it triggers."""
        return event.amount

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RemoveCounters) or event.on != scope.source or event.kind != "time":
            return None
        return {}


@says("the last time counter is removed from ~ while it's exiled")
class LastTime(LastTimeIsRemoved, frozen=True):
    """The same as the text of a card says it."""


class InExile(ObjectFilter, frozen=True):
    """Suspended cards, alone or besides permanents."""

    def is_card(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether it is such a suspended card."""
        return is_suspended(game, thing)

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.EXILE, 0),)

    def nouns(self) -> frozenset[str]:
        return frozenset({"card"})

    def said(self) -> frozenset[str]:
        return self.nouns()

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.is_card(game, thing, scope)


@says("suspended card", "suspended card you own", "suspended cards")
class SuspendedCard(InExile, frozen=True):
    """A card that is suspended."""

    @property
    def plural(self) -> bool:
        return self.wording == 2

    def is_card(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_suspended(game, thing) and (self.wording != 1 or game.object(thing).owner == scope.controller)


@says("{permanent} or {card}")
class PermanentOrSuspended(InExile, frozen=True):
    """A permanent that fits, or a suspended card."""

    permanent: Description
    card: SuspendedCard

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.BATTLEFIELD, 0), (Zone.EXILE, 0))

    def nouns(self) -> frozenset[str]:
        return frozenset({"card", "permanent"})

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.permanent.match(game, thing, scope) or self.card.match(game, thing, scope)
