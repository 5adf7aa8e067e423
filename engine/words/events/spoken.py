"""Subjects of events that have been spoken of: "when that creature dies"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.events.subjects import Subject
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent, bound


@says("that {kind:one}")
class ItIsThat(Subject, frozen=True):
    """The object spoken of."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "object"

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in tuple(scope.now(t) for t in bound(game, scope, self.slot)) or thing in bound(game, scope, self.slot)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Nothing new: it can be spoken of already."""
        return ()
