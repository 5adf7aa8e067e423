"""Counters that a player is given up to a number."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.getting_counters import OF_PLAYERS, get
from engine.words.kinds import CounterKind
from engine.words.sentences import Core


@says("if {player} has fewer than {number} {kind} counters, they get a number of {again} counters equal to the difference")
class CountersUpTo(Core, frozen=True):
    """A player with fewer counters gets as many as are missing."""

    player: PlayerReference
    number: Numeral
    kind: CounterKind
    again: CounterKind

    def __post_init__(self) -> None:
        if self.kind != self.again or self.kind.name not in OF_PLAYERS:
            raise Unfit

    @rule("122.1f")
    def happen(self, game: Game, scope: Scope) -> None:
        wanted = self.number.count(game, scope) or 0
        players = self.player.find(game, scope)
        get(game, scope, players, self.kind, {p: wanted - game.state.players[p].counters.get(self.kind.name, 0) for p in players})
