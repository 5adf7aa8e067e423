"""Counters whose kind a player chooses: "your choice of a flying counter or a trample counter"."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind
from engine.words.references.chosen import told
from engine.words.references.objects import Each
from engine.words.with_counters import SomeCounters


class CounterChoice(Word, frozen=True):
    """One of several kinds of counters."""

    def options(self, game: Game, scope: Scope) -> list[tuple[tuple[str, int], str]]:
        """Each kind with its number, and the words for it."""
        return []


@says("your choice of a(n) {kinds:or} counter", "a(n) {kinds:or} counter")
class OneOfKinds(CounterChoice, frozen=True):
    """A counter of one of these kinds."""

    kinds: tuple[CounterKind, ...]

    def options(self, game: Game, scope: Scope) -> list[tuple[tuple[str, int], str]]:
        return [((kind.name, 1), f"{kind.name} counter") for kind in self.kinds]


@says("your choice of {counters:or}", "{counters:or}")
class OneOfCounters(CounterChoice, frozen=True):
    """Some counters or others."""

    counters: tuple[SomeCounters, ...]

    def options(self, game: Game, scope: Scope) -> list[tuple[tuple[str, int], str]]:
        each = [(c.kind.name, c.amount.count(game, scope) or 0) for c in self.counters]
        return [((kind, n), f"{n} {kind} counters" if n != 1 else f"{kind} counter") for kind, n in each]


@says("put{s^} {choice} on {things:one}")
class PutOneOrTheOther(PlayerVerb, frozen=True):
    """Counters of the kind that the player chooses are put on something."""

    choice: CounterChoice
    things: ObjectReference

    def __post_init__(self) -> None:
        if isinstance(self.things, Each):
            raise Unfit

    @rule("608.2d", "122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for thing in present(game, scope, told(game, scope, self.things, players)):
            options = self.choice.options(game, scope)
            kind, n = game.choose_one(players[0], "counter", options, about=scope.source, prompt="Which counter?")
            if n:
                game.happen(PutCounters(on=thing, kind=kind, amount=n, by=players[0]))
