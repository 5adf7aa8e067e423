"""Removing counters from among several permanents as a cost."""

from __future__ import annotations

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind

Removable = tuple[tuple[Id, str], str]
"""A permanent and the kind of a counter on it, with the words for them."""

FROM_ONE, FROM_ANOTHER = 2, 4
"""The first of the wordings in which all the counters come from one permanent, and of those where it is not the object itself."""


@says(
    "remove {number} counter{s@number} from among {things:many}",
    "remove {number} {kind} counter{s@number} from among {things:many}",
    "remove {number} counter{s@number} from a(n) {things}",
    "remove {number} {kind} counter{s@number} from a(n) {things}",
    "remove {number} counter{s@number} from another {things:one}",
    "remove {number} {kind} counter{s@number} from another {things:one}",
)
class RemoveFromAmong(CostPart, frozen=True):
    """Counters (of a kind) are removed from permanents that fit, or from one of them."""

    number: Numeral
    things: ObjectFilter
    kind: CounterKind | None = None

    def _there(self, game: Game, player: Id, scope: Scope) -> list[Removable]:
        """Each counter that could be removed, with the permanent that it is on."""
        own = Scope.of(scope.source, player, scope.slots, x=scope.x)
        return [
            ((t, kind), f"{kind} counter from {game.name(t)}")
            for t in candidates(game, self.things, own) if self.wording < FROM_ANOTHER or t != scope.source
            for kind, many in game.object(t).counters.items() if self.kind is None or kind == self.kind.name
            for _ in range(many)
        ]

    @rule("122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        there, needed = [t for (t, _), _ in self._there(game, player, scope)], self.number.count(game, scope) or 0
        most = len(there) if self.wording < FROM_ONE else max((there.count(t) for t in there), default=0)
        return ALLOWED if most >= needed else forbidden(f"There are not {needed} such counters to be removed.")

    @rule("122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        needed, taken = self.number.count(game, scope) or 0, None
        for _ in range(needed):
            able = self._able(self._there(game, player, scope), needed, taken)
            prompt = "Remove which counter?"
            taken, kind = game.choose_one(player, "counter", able, about=scope.source, prompt=prompt)
            game.happen(RemoveCounters(on=taken, kind=kind, amount=1, by=player))

    def _able(self, there: list[Removable], needed: int, taken: Id | None) -> list[Removable]:
        """Each of them once; where all come from one permanent, only from the one begun with, or one that has enough."""
        if self.wording >= FROM_ONE:
            bearers = [t for (t, _), _ in there]
            there = [one for one in there if one[0][0] == taken or (taken is None and bearers.count(one[0][0]) >= needed)]
        return list(dict(there).items())
