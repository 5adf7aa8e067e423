"""Entering with a counter of a kind that its controller chooses."""

from __future__ import annotations

import msgspec

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.kinds import CounterKind
from engine.words.replacements.entering import Way, also_cited


@says("{number} {kind} counter{s@number}")
class CounterOption(Word, frozen=True):
    """Counters of one kind."""

    number: Number
    kind: CounterKind


@says("with your choice of {options:or} on it")
class WithChoice(Way, frozen=True):
    """With counters of one of some kinds."""

    options: tuple[CounterOption, ...]

    def __post_init__(self) -> None:
        if len({one.kind.name for one in self.options}) < len(self.options):
            raise Unfit

    @rule("614.1c", "614.12a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        shown = [(n, one.kind.name) for n, one in enumerate(self.options)]
        player = move.controller if move.controller is not None else scope.controller
        at: int = game.choose_one(player, "counter", shown, about=scope.source, prompt="Which counter?")
        chosen = self.options[at]
        counters = {**move.counters, chosen.kind.name: move.counters.get(chosen.kind.name, 0) + chosen.number.n}
        return also_cited(with_counters(move, counters), move)


@rule("614.1c")
def with_counters(move: Move, counters: dict[str, int]) -> Move:
    """The move with counters."""
    return msgspec.structs.replace(move, counters=counters, cites=())
