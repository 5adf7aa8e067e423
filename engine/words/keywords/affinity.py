"""Cost reductions of a spell by keywords: affinity, undaunted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import CostChange, Reduce
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.kicker import OfThisSpell


class LessForEach(OfThisSpell, frozen=True):
    """The spell costs {1} less for each thing of yours that fits."""

    things: ObjectFilter

    @rule("702.41a")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        count = sum(game.controller(t) == action.player for t in candidates(game, self.things, scope))
        return (Reduce(mana=(f"{{{count}}}",)),) if count else ()


@says("affinity for {things:many}")
class Affinity(Keyword, frozen=True):
    """It costs less for each thing of a kind."""

    things: ObjectFilter
    name: ClassVar[str] = "affinity"

    def means(self) -> tuple[Ability, ...]:
        return (LessForEach(things=self.things),)

    @rule("702.41b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class LessForEachOpponent(OfThisSpell, frozen=True):
    """The spell costs {1} less for each opponent."""

    @rule("702.125a", "702.125b")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return (Reduce(mana=(f"{{{len(game.state.opponents(action.player))}}}",)),)


@says("undaunted")
class Undaunted(Keyword, frozen=True):
    """It costs less for each opponent."""

    name: ClassVar[str] = "undaunted"

    def means(self) -> tuple[Ability, ...]:
        return (LessForEachOpponent(),)

    @rule("702.125c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()
