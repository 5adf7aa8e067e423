"""Counters of all that fits, for "for each" and "the number of"; and those that players have."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import one_of_each
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.conditions.counters import counters_among, kinds_among
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.references.players import You
from engine.words.tallies import Tally


@says(
    "counter among {things:many}", "{kind} counter among {things:many}",
    "counters among {things:many}", "{kind} counters among {things:many}",
    "counter on {things:many}", "counters on {things:many}",
)
class CountersAmong(Tally, frozen=True):
    """Counters (of a kind) on all that fits."""

    things: ObjectFilter
    kind: CounterKind | None = None

    @property
    def plural(self) -> bool:
        return self.wording in (2, 3, 5)

    @rule("122.1")
    def count(self, game: Game, scope: Scope) -> int:
        return counters_among(game, scope, self.things, self.kind)


@says(
    "kind of counter among {things:many}", "kinds of counters among {things:many}",
    "different kinds of counters among {things:many}",
    "kind of counter on {things:many}",
)
class KindsAmong(Tally, frozen=True):
    """Kinds of counters on all that fits."""

    things: ObjectFilter

    @property
    def plural(self) -> bool:
        return self.wording in (1, 2)

    @rule("122.1")
    def count(self, game: Game, scope: Scope) -> int:
        return len(kinds_among(game, scope, self.things))


@says("{kind} counter {player} {has/have}", "{kind} counters {player} {has/have}")
class CountersTheyHave(Tally, frozen=True):
    """Counters of a kind that players have."""

    kind: CounterKind
    player: PlayerReference

    def __post_init__(self) -> None:
        if isinstance(self.player, You):
            raise Unfit  # which is said with words of its own

    @property
    def plural(self) -> bool:
        return self.wording == 1

    @rule("122.1")
    def count(self, game: Game, scope: Scope) -> int:
        found = self.player.find(game, scope)
        who = _once_for_each_team(game, found) if self.kind.name == "poison" else found
        return sum(game.state.players[p].counters.get(self.kind.name, 0) for p in who)


@rule("810.10a")
def _once_for_each_team(game: Game, players: tuple[Id, ...]) -> tuple[Id, ...]:
    """Of players who share their poison counters only one."""
    return one_of_each(game.state, players)
