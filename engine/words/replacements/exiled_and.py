"""What is exiled instead of dying, and what else is done then: "instead exile it and you gain 2 life"."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.events import Event, Perform, Then
from engine.game.machine import Game
from engine.game.meaning import Effect
from engine.game.scope import Scope
from engine.game.triggers import reflexive
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.clauses import Clause
from engine.words.effects.delayed import Later, StepBegins
from engine.words.events.subjects import ItIsThis, Subject
from engine.words.kinds import CounterKind
from engine.words.replacements.instead import Instead
from engine.words.replacements.zone_changes import ExileInstead, Fate, Passage
from engine.words.sentences import Core, Sentence


@says(
    "exile (it|that card) with {number} {kind} counters on it instead",
    "instead exile (it|that card) with {number} {kind} counters on it",
)
class ExileWithCounters(Fate, frozen=True):
    """It is exiled with several counters."""

    number: Number
    kind: CounterKind

    def __post_init__(self) -> None:
        if self.number.n < 2:
            raise Unfit  # one counter has a word of its own

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        exiled = ExileInstead().of(game, move, scope)
        return tuple(msgspec.structs.replace(e, counters={self.kind.name: self.number.n}) for e in exiled if isinstance(e, Move))


class AndThen(Instead, frozen=True, kw_only=True):
    """Objects that would go somewhere are exiled, and something else comes of it."""

    subject: Subject
    passage: Passage

    def __post_init__(self) -> None:
        if isinstance(self.subject, ItIsThis) and self.passage.anywhere:
            raise Unfit  # its ability would have to function where it is then

    def after(self, scope: Scope) -> Effect | None:
        """What is done right after."""
        return None

    @rule("614.1a", "614.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or not self.passage.match(game, event, scope):
            return None
        if not self.subject.match(game, event.object, scope):
            return None
        instead, after = ExileInstead().of(game, event, scope), self.after(scope)
        if not instead or after is None:
            return None
        return (*instead, Then(events=(Perform(effect=after, scope=scope.bind(it=(event.object,)).apart()),)))


@says("if {subject} would {passage}, instead exile (it|that card) and {clause}")
class ExileAnd(AndThen, frozen=True, kw_only=True):
    """And something is done."""

    known_inside: ClassVar[tuple[str, ...]] = ("it",)
    clause: Clause

    def after(self, scope: Scope) -> Effect | None:
        return self.clause


class Reflexive(Effect, frozen=True):
    """An ability that triggers at once; made, never read."""

    sentence: Sentence

    @rule("603.12")
    def happen(self, game: Game, scope: Scope) -> None:
        reflexive(game, Later(trigger=StepBegins(step=""), effect=self.sentence), scope)


@says("if {subject} would {passage}, exile it instead. when you do, {sentence}")
class ExileAndWhen(AndThen, frozen=True, kw_only=True):
    """And an ability triggers."""

    triggers_later: ClassVar[bool] = True
    sentence: Core

    def after(self, scope: Scope) -> Effect | None:
        return Reflexive(sentence=self.sentence)
