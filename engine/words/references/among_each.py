"""Cards of several descriptions from among those spoken of, one of each at most."""

from __future__ import annotations

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.sorts import ACard
from engine.words.references.among_them import THEM, AmongThem


@says("{each:and/or} from among " + THEM)
class EachFromAmong(AmongThem, frozen=True, kw_only=True):
    """A card of each of several descriptions, as far as wanted."""

    each: tuple[ACard, ...]

    def is_fit(self, game: Game, card: Id, scope: Scope) -> bool:
        return any(one.card.match(game, card, scope) for one in self.each)

    @rule("608.2d")
    def pick(self, game: Game, scope: Scope, fits: tuple[Id, ...]) -> tuple[Id, ...]:
        chosen = self.choose(game, scope, fits, 0, len(self.each))
        if not _shared_out([{t for t in fits if one.card.match(game, t, scope)} for one in self.each], chosen):
            raise Illegal(forbidden("No more than one card of each of them can be chosen."))
        return chosen


def _shared_out(fit: list[set[Id]], cards: tuple[Id, ...]) -> bool:
    """Whether each of the cards can stand for a description of its own."""
    if not cards:
        return True
    return any(cards[0] in each and _shared_out([*fit[:n], *fit[n + 1 :]], cards[1:]) for n, each in enumerate(fit))
