"""What a spell says as it is cast of how it will enter itself."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import FullClause
from engine.words.countable import Countable
from engine.words.kinds import CounterKind
from engine.words.permissions.riders import EntersSo, let_enter


@says("~ enters with {number} {kind} counter{s@number} on it[ for each {each}]")
class WillEnterWith(FullClause, frozen=True):
    """The permanent that the spell becomes will enter with counters."""

    is_of_its_card: ClassVar[bool] = True
    number: Numeral
    kind: CounterKind
    each: Countable | None = None

    @rule("614.1c", "608.2h")
    def happen(self, game: Game, scope: Scope) -> None:
        many = (self.number.count(game, scope) or 0) * (1 if self.each is None else self.each.count(game, scope))
        if many > 0 and game.exists(scope.source):
            let_enter(game, scope, EntersSo(spell=scope.source, counters=((self.kind.name, many),)))
