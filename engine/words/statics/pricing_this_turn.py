"""What is so of the spells of one turn: what they cost, also for those cast before, and that they can't be countered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.casting import Cast
from engine.game.continuous import begin
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.clauses import FullClause
from engine.words.durations import UntilEndOfTurn
from engine.words.filters.description import ObjectFilter
from engine.words.statics.casting import SpellsCantBeCountered
from engine.words.statics.costs import Change, SpellsOf, SpellsThat
from engine.words.statics.pricing import PriceNow


@says("{spells} this turn cost {change} to cast", "{spells} this turn cost {change} to cast, where X is {amount}")
class PriceThisTurn(FullClause, frozen=True):
    """They cost more or less; the number is found once."""

    spells: SpellsOf
    change: Change
    amount: Quantity | None = None

    def __post_init__(self) -> None:
        if self.change.asks_for_x != (self.amount is not None):
            raise Unfit

    @rule("611.2a", "601.2f", "608.2h")
    def happen(self, game: Game, scope: Scope) -> None:
        x = 0 if self.amount is None else max(0, self.amount.count(game, scope) or 0)
        begin(game, scope, PriceNow(spells=self.spells, change=self.change, x=x), UntilEndOfTurn(wording=1))


@says("{spells} this turn can't be countered", "{spells} can't be countered this turn")
class NotCounteredThisTurn(FullClause, frozen=True):
    """They can't be countered this turn, whenever they were cast where that is not said."""

    spells: SpellsThat

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, SpellsCantBeCountered(spells=self.spells.spells), UntilEndOfTurn(wording=1))


@says("each other spell that player has cast this turn", "each spell that player has cast before it this turn")
class EachBefore(Word, frozen=True):
    """The spells of the turn before the one at hand."""


@says("each {spell:one} {player:one} casts costs {change} to cast for {before}.")
class DearerEachTime(Static, frozen=True):
    """Each spell of a player costs more for those that they cast before it this turn."""

    spell: ObjectFilter
    player: PlayerReference
    change: Change
    before: EachBefore

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns():
            raise Unfit

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or action.player not in self.player.find(game, scope):
            return ()
        before = sum(isinstance(e, Cast) and e.player == action.player for e in game.state.history)
        return self.change.by(game, scope, before)
