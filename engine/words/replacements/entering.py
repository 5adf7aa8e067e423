"""How permanents enter: tapped, with counters, perhaps only if something is so."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Word, says, walk
from engine.rulebook import rule
from engine.words.amounts import X
from engine.words.arrivals import Tapped
from engine.words.references.antecedents import SOURCE
from engine.words.references.objects import All, Each, This
from engine.words.references.pronouns import It
from engine.words.with_counters import WithCounters


def is_itself(subject: ObjectReference) -> bool:
    """Whether a subject is the object whose ability it is."""
    return isinstance(subject, This) or (isinstance(subject, It) and subject.slot == SOURCE)


def entering(game: Game, event: Event, subject: ObjectReference, scope: Scope) -> Move | None:
    """The event, if it is something that the subject describes entering the battlefield."""
    if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
        return None
    if is_itself(subject):
        return event if event.object == scope.source else None
    if isinstance(subject, All | Each):
        return event if event.object != scope.source and subject.things.match(game, event.object, scope) else None
    return None


class Way(Word, frozen=True):
    """A way of entering."""

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        """The move as it becomes; None when it is so already."""
        return None


@says("{how}")
class EntersTapped(Way, frozen=True):
    """Tapped."""

    how: Tapped = Tapped()

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return None if move.tapped else also_cited(_enters_tapped(move), move)


@says("{counters}")
class EntersWith(Way, frozen=True):
    """With counters."""

    counters: WithCounters

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        added = Counter(move.counters)
        added.update(self.counters.counters(game, scope))
        cite = _with_x_counters if any(isinstance(w, X) for w in walk(self.counters)) else _with_counters
        return cite(move, dict(added))


@says("tapped {counters}", "tapped and {counters}")
class EntersTappedWith(EntersWith, frozen=True):
    """Tapped and with counters."""

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return super().change(game, EntersTapped().change(game, move, scope) or move, scope)


class Entering(Static, frozen=True):
    """A static ability that changes how permanents enter; the object itself or others that fit."""

    subject: ObjectReference
    way: Way

    @property
    def of_itself(self) -> bool:
        """Whether it speaks of the object whose ability it is."""
        return is_itself(self.subject)

    def applies(self, game: Game, scope: Scope) -> bool:
        """Whether what it asks for is so."""
        return True

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        move = entering(game, event, self.subject, scope)
        if move is None or not self.applies(game, scope):
            return None
        changed = self.way.change(game, move, scope)
        return None if changed is None else (changed,)


@says("{subject} enter{s} {way}.")
class Enters(Entering, frozen=True):
    """They always enter so."""


@says(
    "{subject} enter{s} {way} unless {condition}.",
    "{subject} enter{s} {way} if {condition}.",
    "if {condition}, {subject} enter{s} {way}.",
    "as long as {condition}, {subject} enter{s} {way}.",
)
class EntersIf(Entering, frozen=True):
    """They enter so if something is so, or unless it is."""

    condition: Condition

    def applies(self, game: Game, scope: Scope) -> bool:
        return self.condition.holds(game, scope) != (self.wording == 0)


def also_cited(now: Move, before: Move) -> Move:
    """The event with the rules that it had before besides its new ones."""
    return msgspec.structs.replace(now, cites=tuple(dict.fromkeys((*before.cites, *now.cites))))


def _with_counters(move: Move, counters: dict[str, int]) -> Move:
    return also_cited(_enters_with(move, counters), move)


def _with_x_counters(move: Move, counters: dict[str, int]) -> Move:
    return also_cited(_enters_with_x(move, counters), move)


@rule("614.1c")
def _enters_tapped(move: Move) -> Move:
    return msgspec.structs.replace(move, tapped=True, cites=())


@rule("614.1c")
def _enters_with(move: Move, counters: dict[str, int]) -> Move:
    return msgspec.structs.replace(move, counters=counters, cites=())


@rule("614.1c", "107.3m")
def _enters_with_x(move: Move, counters: dict[str, int]) -> Move:
    """X is what was chosen for the spell that becomes the permanent, else nothing."""
    return msgspec.structs.replace(move, counters=counters, cites=())
