"""Cards of several descriptions from among those spoken of, one of each at most."""

from __future__ import annotations

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.sorts import ACard
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.cards import THEM, SomeOf

MANY_KINDS = 3
"""From how many descriptions on they are read here."""


@says("{each:and/or} from among " + THEM)
class EachFromAmong(SomeOf, frozen=True, kw_only=True):
    """A card of each of several descriptions, as far as wanted."""

    each: tuple[ACard, ...]

    def __post_init__(self) -> None:
        if len(self.each) < MANY_KINDS:
            raise Unfit  # two of them have words of their own

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The chosen cards can be spoken of."""
        return (Antecedent(slot=f"{self.slot} chosen", nature="object", nouns=frozenset({"card"}), is_many=True),)

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        fit = [{t for t in bound(game, scope, self.slot) if one.card.match(game, t, scope)} for one in self.each]
        pool = tuple(t for t in bound(game, scope, self.slot) if any(t in each for each in fit))
        chosen = self.choose(game, scope, pool, 0, len(self.each))
        if not _shared_out(fit, chosen):
            raise Illegal(forbidden("No more than one card of each of them can be chosen."))
        scope.slots[f"{self.slot} chosen"] = chosen
        return chosen


def _shared_out(fit: list[set[Id]], cards: tuple[Id, ...]) -> bool:
    """Whether each of the cards can stand for a description of its own."""
    if not cards:
        return True
    return any(cards[0] in each and _shared_out([*fit[:n], *fit[n + 1 :]], cards[1:]) for n, each in enumerate(fit))
