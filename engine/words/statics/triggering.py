"""Static abilities that make abilities trigger once more, or not at all."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Waiting
from engine.game.triggers import AbilityTriggers
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.statics.causes import Cause


@says(
    "if {cause} causes a triggered ability of a(n) {things} to trigger, that ability triggers an additional time.",
    "if {cause} causes a triggered ability of another {things:one} to trigger, that ability triggers an additional time.",
)
class TriggersAgainBecause(Static, frozen=True):
    """An ability triggers once more when something of a kind made it trigger."""

    cause: Cause
    things: ObjectFilter

    @rule("603.2d")
    def additional_triggers(self, game: Game, waiting: Waiting, event: Event, scope: Scope) -> int:
        """How many more times."""
        if self.wording == 1 and waiting.source == scope.source:
            return 0
        return int(self.cause.match(game, event, scope) and self.things.match(game, waiting.source, scope))


@says(
    "if a triggered ability of a(n) {things} triggers, (that ability|it) triggers an additional time.",
    "if a triggered ability of another {things:one} triggers, (that ability|it) triggers an additional time.",
)
class TriggersAgain(Static, frozen=True):
    """An ability of something that fits triggers once more."""

    things: ObjectFilter

    @rule("603.2d")
    def additional_triggers(self, game: Game, waiting: Waiting, event: Event, scope: Scope) -> int:
        """How many more times."""
        if self.wording >= 2 and waiting.source == scope.source:
            return 0
        return int(self.things.match(game, waiting.source, scope))


DYING = (3, 4)
"""The wordings that speak of dying, the last of that alone."""


@says(
    "{things:many} entering don't cause abilities to trigger.",
    "{things:many} entering the battlefield don't cause abilities to trigger.",
    "{things:many} entering don't cause abilities of {others:many} to trigger.",
    "{things:many} entering or dying don't cause abilities to trigger.",
    "{things:many} dying don't cause abilities to trigger.",
)
class TriggersNothing(Static, frozen=True):
    """That something enters, or dies, makes no ability (of certain objects) trigger."""

    things: ObjectFilter
    others: ObjectFilter | None = None

    @property
    def is_so_as_it_leaves(self) -> bool:
        """Whether it speaks of what leaves at the same time as its own object too."""
        return self.wording in DYING

    def _met(self, game: Game, event: Move) -> Id | None:
        """What entered or died by this event, where this speaks of that."""
        if event.to is Zone.BATTLEFIELD and self.wording != DYING[-1]:
            return game.state.became.get(event.object, event.object)
        last = game.state.gone.get(event.object)
        dies = event.to is Zone.GRAVEYARD and last is not None and last.object.zone is Zone.BATTLEFIELD
        return event.object if dies and self.wording in DYING else None

    @rule("603.2g")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        event = action.event if isinstance(action, AbilityTriggers) else None
        thing = self._met(game, event) if isinstance(event, Move) else None
        if thing is None or not self.things.match(game, thing, scope):
            return None
        source = action.waiting.source
        is_permanent = game.object(source).zone is Zone.BATTLEFIELD
        if self.others is not None and not (is_permanent and self.others.match(game, source, scope)):
            return None
        return forbidden(f"{game.name(scope.source)} keeps abilities from triggering on that.", game.name(scope.source))
