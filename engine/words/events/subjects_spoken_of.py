"""Subjects of events that were spoken of before the event."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.events.subjects import Subject
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent, bound


@says("either of those {kind:many}", "one of those {kind:many}")
class ItIsOneOfThose(Subject, frozen=True):
    """Any one of the objects spoken of."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "objects"

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in bound(game, scope, self.slot)

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (Antecedent(slot="it", nature="object", nouns=frozenset({self.kind.name})),)
