"""Sacrificing several different permanents as one cost."""

from __future__ import annotations

from itertools import permutations

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.filters.description import Description, candidates
from engine.words.references.antecedents import Antecedent


@says("a(n) {things}")
class OneThing(Word, frozen=True):
    """One of the permanents."""

    things: Description


@says("sacrifice {each:and}")
class SacrificeEach(CostPart, frozen=True):
    """Sacrifice a permanent of each of several descriptions."""

    each: tuple[OneThing, ...]

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed can be spoken of."""
        return (Antecedent(slot="sacrificed", nature="sacrificed"),)

    def _fit(self, game: Game, player: Id, scope: Scope) -> list[list[Id]]:
        """For each description what could be sacrificed."""
        found = ((t for t in candidates(game, one.things, scope) if game.controller(t) == player) for one in self.each)
        return [[t for t in fit if can_happen(game, Sacrifice(player=player, object=t))] for fit in found]

    @rule("118.3", "601.2h")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if _distinct(self._fit(game, player, scope)):
            return ALLOWED
        return forbidden(f"{game.name(player)} doesn't control {len(self.each)} such permanents to sacrifice.")

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        fit = self._fit(game, player, scope)
        options = [(t, game.name(t)) for t in dict.fromkeys(t for each in fit for t in each)]
        many = len(self.each)
        chosen = game.choose(player, "sacrifice", options, minimum=many, maximum=many, about=scope.source)
        if not any(all(t in each for t, each in zip(order, fit, strict=True)) for order in permutations(chosen)):
            raise Illegal(forbidden("One of each has to be sacrificed."))
        scope.slots["sacrificed"] = chosen
        game.happen(*(Sacrifice(player=player, object=t) for t in chosen))


def _distinct(fit: list[list[Id]], taken: frozenset[Id] = frozenset()) -> bool:
    """Whether each of the descriptions can have a permanent of its own."""
    if not fit:
        return True
    return any(_distinct(fit[1:], taken | {t}) for t in fit[0] if t not in taken)
