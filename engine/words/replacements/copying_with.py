"""Entering as a copy with more counters than the original would."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.copying import copy_of
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, Static
from engine.game.objects import Characteristics
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.amounts import Numeral, X
from engine.words.kinds import CounterKind, Kind
from engine.words.references.objects import All, Each
from engine.words.replacements.copying import Arriving, Exceptional
from engine.words.replacements.entering import entering


@says(
    "it enters with {amount} additional {kind} counter{s@amount} on it",
    "it enters with {amount} additional {kind} counter{s@amount} on it if it's a(n) {type}",
)
class EntersWithMore(Exceptional, frozen=True):
    """More counters, perhaps only on a copy of a type."""

    amount: Numeral
    kind: CounterKind
    type: Kind | None = None

    def entering(self) -> object:
        return _with_x if any(isinstance(w, X) for w in walk(self.amount)) else type(self).enters

    @rule("707.9b", "614.1c")
    def enters(self, game: Game, move: Arriving, base: Characteristics, scope: Scope) -> Arriving:
        if self.type is not None and not self.type.fits(base.types, base.subtypes):
            return move
        n = self.amount.count(game, scope) or 0
        counters = {**move.counters, self.kind.name: move.counters.get(self.kind.name, 0) + n}
        return msgspec.structs.replace(move, counters={k: v for k, v in counters.items() if v})


@rule("707.9b", "614.1c", "107.3m")
def _with_x() -> None:
    """X is what was chosen for the spell that becomes the permanent."""


@says("{subject} enter as a copy of ~.")
class OthersEnterAsThis(Static, frozen=True):
    """Other permanents enter as copies of this one."""

    subject: ObjectReference
    stage: ClassVar[str] = "copy"

    def __post_init__(self) -> None:
        if not isinstance(self.subject, All | Each):
            raise Unfit

    @rule("614.1c", "614.12", "707.5")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        move = entering(game, event, self.subject, scope)
        if move is None:
            return None
        return (msgspec.structs.replace(move, base=copy_of(game, scope.source)),)
