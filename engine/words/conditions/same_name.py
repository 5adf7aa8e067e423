"""Whether two objects that were spoken of have a name in common."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.likeness import names_of
from engine.words.references.antecedents import is_settled


@says("{thing} has the same name as {other}")
class HaveTheSameName(Condition, frozen=True):
    """They have."""

    thing: ObjectReference
    other: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing) or not is_settled(self.other):
            raise Unfit

    @rule("201.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        others = {name for t in self.other.find(game, scope) for name in names_of(game, t)}
        return any(names_of(game, t) & others for t in self.thing.find(game, scope))
