"""Copying a spell or ability several times: for each of some things, or X times."""

from __future__ import annotations

from typing import ClassVar

from engine.game.copying import copy_on_stack
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import X
from engine.words.countable import Countable
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.objects import All, Each


@says(
    "{copies/copy^} {things} for each {each}",
    "{copies/copy^} {things} for each {each}. (you|they|that player) may choose new targets for the copies",
    "{copies/copy^} {things} {x} times",
    "{copies/copy^} {things} {x} times. (you|they|that player) may choose new targets for the copies",
)
class CopyOften(PlayerVerb, frozen=True):
    """A spell or ability on the stack is copied as often as is said; the copies may get new targets where that is said."""

    things: ObjectReference
    each: Countable | None = None
    x: X | None = None
    slot: str = ""
    makes: ClassVar[str] = "copied"

    def __post_init__(self) -> None:
        if isinstance(self.things, All | Each):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copies can be spoken of."""
        return (Antecedent(slot=self.slot, nature="copied"),)

    @rule("707.10", "707.10c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        times = self._times(game, scope)
        things = [(p, t) for p in players for t in map(scope.now, told(game, scope, self.things, (p,)))]
        there = [(p, t) for p, t in things if game.object(t).zone is Zone.STACK]
        scope.slots[self.slot] = tuple(
            copy_on_stack(game, t, p, new_targets=self.wording % 2 == 1) for p, t in there for _ in range(times)
        )

    def _times(self, game: Game, scope: Scope) -> int:
        if self.each is not None:
            return self.each.count(game, scope)
        return self.x.count(game, scope) or 0 if self.x is not None else 0
