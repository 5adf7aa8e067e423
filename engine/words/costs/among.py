"""Removing counters from among several permanents as a cost."""

from __future__ import annotations

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind


@says(
    "remove {number} counter{s@number} from among {things}",
    "remove {number} {kind} counter{s@number} from among {things}",
    "remove {number} counter{s@number} from a(n) {things}",
)
class RemoveFromAmong(CostPart, frozen=True):
    """Counters (of a kind) are removed from permanents that fit, or from one of them."""

    number: Numeral
    things: ObjectFilter
    kind: CounterKind | None = None

    def __post_init__(self) -> None:
        if self.things.plural != (self.wording < 2):
            raise Unfit

    def _there(self, game: Game, player: Id, scope: Scope) -> list[tuple[tuple[Id, str], str]]:
        """Each counter that could be removed, with the permanent that it is on."""
        own = Scope.of(scope.source, player, scope.slots, x=scope.x)
        return [
            ((t, kind), f"{kind} counter from {game.name(t)}")
            for t in candidates(game, self.things, own)
            for kind, many in game.object(t).counters.items() if self.kind is None or kind == self.kind.name
            for _ in range(many)
        ]

    @rule("122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        there, needed = [t for (t, _), _ in self._there(game, player, scope)], self.number.count(game, scope) or 0
        most = len(there) if self.wording < 2 else max((there.count(t) for t in there), default=0)
        return ALLOWED if most >= needed else forbidden(f"There are not {needed} such counters to be removed.")

    @rule("122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        taken: Id | None = None
        for _ in range(self.number.count(game, scope) or 0):
            there = dict(self._there(game, player, scope))
            able = [(one, words) for one, words in there.items() if self.wording < 2 or taken in (None, one[0])]
            prompt = "Remove which counter?"
            thing, kind = game.choose_one(player, "counter", able, about=scope.source, prompt=prompt)
            taken = thing
            game.happen(RemoveCounters(on=thing, kind=kind, amount=1))
