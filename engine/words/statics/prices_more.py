"""More of what spells cost: in some turns, for two reasons, for what they target, for what was cast before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.casting import Cast
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, PlayerReference, Static
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.conditions.players import YourTurn
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import AttachedTo
from engine.words.statics.costs import Change, SpellsOf, SpellsThat, ThisCosts
from engine.words.statics.pricing import asks_for_x
from engine.words.times import Time


@says(
    "during your turn, ~ costs {change} to cast.",
    "during turns other than yours, ~ costs {change} to cast.",
    "~ costs {change} to cast {time}.",
)
class ThisCostsThen(ThisCosts, frozen=True):
    """By so much in some turns, or at some time of them."""

    change: Change
    time: Time | None = None

    def __post_init__(self) -> None:
        if asks_for_x(self.change):
            raise Unfit

    @rule("601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        own = self.scoped(action, scope)
        return self.change.by(game, own) if self._is_now(game, action, own) else ()

    def _is_now(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if self.time is not None:
            return self.time.is_now(game, action.player)
        return YourTurn(wording=self.wording).holds(game, scope)


@says(
    "~ costs {change} to cast if {condition} and {more} to cast if {other}.",
    "~ costs {change} to cast if {condition}. it also costs {more} to cast if {other}.",
)
class ThisCostsForBoth(ThisCosts, frozen=True):
    """By so much for each of two reasons."""

    change: Change
    condition: Condition
    more: Change
    other: Condition

    @rule("601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        own = self.scoped(action, scope)
        if self.condition.holds(game, own):
            yield from self.change.by(game, own)
        if self.other.holds(game, own):
            yield from self.more.by(game, own)


@says("{spells} that target {host}", "{spells} that target one or more {things}")
class SpellsThatTargetThose(SpellsOf, frozen=True):
    """Spells that target what the object is attached to, or at least one of some things."""

    spells: SpellsThat
    host: ObjectReference | None = None
    things: ObjectFilter | None = None

    def __post_init__(self) -> None:
        if self.host is not None and not isinstance(self.host, AttachedTo):
            raise Unfit
        if self.things is not None and not self.things.plural:
            raise Unfit

    @rule("115.1")
    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if not self.spells.match(game, action, scope):
            return False
        if self.things is not None:
            return any(t not in game.state.players and self.things.match(game, t, scope) for t in action.targets)
        return self.host is not None and any(t in self.host.find(game, scope) for t in action.targets)


@says("{spells} that target {player}", "{spells} that target {player} or (a permanent|permanents) {again} control{s@again}")
class SpellsThatTargetPlayers(SpellsOf, frozen=True):
    """Spells that target certain players (or permanents of theirs)."""

    spells: SpellsThat
    player: PlayerReference
    again: PlayerReference | None = None

    def __post_init__(self) -> None:
        if self.again is not None and self.again != self.player:
            raise Unfit

    @rule("115.1")
    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if not self.spells.match(game, action, scope):
            return False
        meant = self.player.find(game, scope)
        here = {o.id for o in game.state.battlefield()} if self.again is not None else set()
        return any(t in meant or (t in here and game.controller(t) in meant) for t in action.targets)


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
