"""Triggered abilities of two events, and of an event that counts only the first time in a turn."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import Trigger
from engine.words.events.casting import BecomesTarget
from engine.words.events.combat import AttacksVerb
from engine.words.events.counters import CountersArePut
from engine.words.events.damage import LifeChanges
from engine.words.events.happening import Happens
from engine.words.events.subjects import ItIsThis


class EitherEvent(EventPattern, frozen=True):
    """One of two events; made of those that were read, never read by itself."""

    first: EventPattern
    second: EventPattern

    @property
    def one_or_more(self) -> bool:
        """Whether what happens at once counts as one event."""
        return any(pattern.one_or_more for pattern in (self.first, self.second))

    @rule("603.1b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        roles = self.first.match(game, event, scope)
        return self.second.match(game, event, scope) if roles is None else roles

    def looks_back_at(self, event: Event) -> bool:
        """Whether this event is seen as things were just before it."""
        return any(_looks_back(pattern, event) for pattern in (self.first, self.second))


def _looks_back(pattern: EventPattern, event: Event) -> bool:
    plain = type(pattern).looks_back_at is EventPattern.looks_back_at
    return pattern.looks_back if plain else pattern.looks_back_at(event)


@says(
    "when {first} and whenever {second}[, if {condition}], {effect}[ {limits:space+}]",
    "when {first} and at {second}[, if {condition}], {effect}[ {limits:space+}]",
    "whenever {first} and whenever {second}[, if {condition}], {effect}[ {limits:space+}]",
    "whenever {first} and at {second}[, if {condition}], {effect}[ {limits:space+}]",
    "whenever {first} or {second}[, if {condition}], {effect}[ {limits:space+}]",
    "whenever {first} or whenever {second}[, if {condition}], {effect}[ {limits:space+}]",
    "when {first} or {second}[, if {condition}], {effect}[ {limits:space+}]",
    "when {first} and when {second}[, if {condition}], {effect}[ {limits:space+}]",
    "at {first} and when {second}[, if {condition}], {effect}[ {limits:space+}]",
    "at {first} and whenever {second}[, if {condition}], {effect}[ {limits:space+}]",
)
class TwoEvents(Trigger, frozen=True, kw_only=True):
    """An ability that triggers on either of two events."""

    other_event: ClassVar[str] = "second"
    first: EventPattern
    second: EventPattern

    def __post_init__(self) -> None:
        super().__post_init__()
        if any(pattern.state is not None for pattern in (self.first, self.second)):
            raise Unfit

    @property
    def trigger(self) -> EventPattern:
        """Either event."""
        return EitherEvent(first=self.first, second=self.second)


class FirstTime(EventPattern, frozen=True):
    """An event, the first such in the turn; made of what was read, never read by itself."""

    of: EventPattern

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        roles = self.of.match(game, event, scope)
        if roles is None:
            return None
        for earlier in game.state.history:
            if earlier is event:
                break
            before = self.of.match(game, earlier, scope)
            if before is not None and before.get("it") == roles.get("it"):
                return None
        return roles


@says("whenever {event} for the first time each turn[, if {condition}], {effect}[ {limits:space+}]")
class FirstTimeEachTurn(Trigger, frozen=True, kw_only=True):
    """An ability that triggers on an event only the first time in a turn."""

    event: EventPattern

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.event, LifeChanges | CountersArePut) and not (self._is_targeting() or self._is_own_attack()):
            raise Unfit

    def _is_targeting(self) -> bool:
        return isinstance(self.event, Happens) and all(isinstance(verb, BecomesTarget) for verb in self.event.verbs)

    def _is_own_attack(self) -> bool:
        """Whether it is the object itself that attacks, whomever."""
        of_itself = isinstance(self.event, Happens) and isinstance(self.event.subject, ItIsThis)
        return of_itself and all(isinstance(v, AttacksVerb) and v.wording == 0 for v in self.event.verbs)

    @property
    def trigger(self) -> EventPattern:
        """The first such event of a turn."""
        return FirstTime(of=self.event)
