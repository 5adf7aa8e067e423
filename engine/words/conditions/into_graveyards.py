"""What was put into a graveyard from the battlefield this turn, as a condition and to be counted; what was countered this way."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.triggers import is_ability
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.conditions.this_turn import left
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import SOURCE_OF, Antecedent, bound
from engine.words.tallies import OfPermanents


def gone_to_graveyards(game: Game, things: ObjectFilter, scope: Scope) -> list[Id]:
    """What fits, as it last was, and was put into a graveyard from the battlefield this turn."""
    put = (event.object for event, _ in left(game, Zone.BATTLEFIELD) if event.to is Zone.GRAVEYARD)
    return [t for t in put if things.match(game, t, scope)]


@says("a(n) {things} was put into a graveyard from the battlefield this turn")
class WasPutIntoGraveyard(Condition, frozen=True):
    """Something that fits was."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if {"card", "spell"} & self.things.nouns():
            raise Unfit

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(gone_to_graveyards(game, self.things, scope))


@says(
    "{things} put into your graveyard from the battlefield this turn",
    "{things} put into a graveyard from the battlefield this turn",
)
class PutIntoGraveyard(OfPermanents, frozen=True):
    """Those that were put into a graveyard, anybody's or one's own."""

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int:
        found = gone_to_graveyards(game, self.things, scope)
        return sum(self.wording == 1 or game.object(t).owner == scope.controller for t in found)


@says("a permanent's ability is countered this way")
class PermanentsAbilityCountered(Condition, frozen=True):
    """What was countered is an ability of something that is on the battlefield."""

    slot: str = ""
    refers: ClassVar[str] = "countered"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent can be spoken of."""
        return (Antecedent(slot=f"{self.slot}{SOURCE_OF}", nature="object", nouns=frozenset({"permanent"}), by_noun=True),)

    @rule("608.2c")
    def holds(self, game: Game, scope: Scope) -> bool:
        abilities = [t for t in bound(game, scope, self.slot) if is_ability(game.object(t))]
        sources = (s.source for s in (game.object(t).stacked for t in abilities) if s is not None)
        return any(t in game.state.objects and game.object(t).zone is Zone.BATTLEFIELD for t in sources if t is not None)
