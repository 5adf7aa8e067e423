"""The counters that something had as it left, put on something else."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import PutCounters, RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import MANY, Antecedent, bound
from engine.words.references.chosen import told
from engine.words.references.possessive import Its, ObjectsOwn


@says("those")
class Those(ObjectsOwn, frozen=True):
    """Of the object that was said to have had counters."""

    slot: str = ""
    refers: ClassVar[str] = "counters"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


REMOVED_THOSE = "removed of those there"
"""The slot of how many of the counters spoken of were removed."""


@says(
    "remove{s^} those counters", "remove{s^} all of them from it", "remove{s^} all of them", "remove{s^} them all",
    "remove{s^} them",
)
class RemoveThose(PlayerVerb, frozen=True):
    """The counters of a kind are removed from the object on which there were so many."""

    slot: str = ""
    refers: ClassVar[str] = "counters there"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were removed can be spoken of."""
        return (Antecedent(slot=REMOVED_THOSE, nature="number", nouns=MANY), Antecedent(slot=REMOVED_THOSE, nature="removed"))

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        kind, _, slot = self.slot.partition(" counters of ")
        scope.slots[REMOVED_THOSE] = 0
        for thing in present(game, scope, bound(game, scope, slot)):
            if many := game.object(thing).counters.get(kind, 0):
                game.happen(RemoveCounters(on=thing, kind=kind, amount=many, by=next(iter(players), None)))
                scope.slots[REMOVED_THOSE] += many


@says(
    "put{s^} {its} counters on {things}", "put{s^} {those} counters on {things}", "put{s^} ~'s counters on {things}",
    "put{s^} {its} {kind} counters on {things}",
)
class PutItsCounters(PlayerVerb, frozen=True):
    """As many counters of each kind are put on objects as there were on one that is gone."""

    things: ObjectReference
    its: Its | None = None
    those: Those | None = None
    kind: CounterKind | None = None

    @rule("122.8")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        whose = self.its or self.those
        meant = (scope.source,) if whose is None else whose.find(game, scope)
        gone = tuple(t for t in meant if not game.exists(t))
        found = present(game, scope, told(game, scope, self.things, players))
        every = [(kind, n) for t in gone for kind, n in game.object(t).counters.items() if n]
        had = [(kind, n) for kind, n in every if self.kind is None or kind == self.kind.name]
        game.happen(*(PutCounters(on=t, kind=kind, amount=n, by=players[0]) for t in found for kind, n in had))
