"""Conditions about how a spell, or the permanent that it became, was cast, and how an object came to be where it is."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.mana.wishes import TellsByMana
from engine.game.meaning import Condition
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says, template_of
from engine.rulebook import rule
from engine.words.conditions.both import FirstOfTwo
from engine.words.costs.basic import Mana
from engine.words.filters.history import entered_this_turn
from engine.words.mana_spent import amount_spent, mana_spent, snow_spent
from engine.words.origins import cast_zone
from engine.words.references.spoken_of import OfKnown


@says("you cast {thing}", "{thing} was cast")
class WasCast(OfKnown, Condition, frozen=True):
    """A spell (or the one that became the permanent) was cast, perhaps by the controller of the ability."""

    @rule("603.4", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        fits = all(cast_zone(game, t) is not None for t in found)
        return bool(found) and fits and ("you" not in template_of(self) or are_cast_by(game, found, scope.controller))


@says("{thing} wasn't cast")
class WasNotCast(OfKnown, Condition, frozen=True):
    """Nobody cast it."""

    @rule("603.4", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        return bool(found) and not any(cast_zone(game, t) for t in found)


def are_cast_by(game: Game, things: tuple[Id, ...], player: Id) -> bool:
    """Whether the player who cast them is this one: a permanent enters under the control of who cast it."""
    return all(game.object(t).controller == player for t in things)


@says("you cast {thing} during your main phase")
class CastInMainPhase(OfKnown, Condition, frozen=True):
    """A spell was cast by the controller in their main phase: it resolves in the phase in which it was cast."""

    @rule("500.2", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        turn = game.state.turn
        cast = all(cast_zone(game, t) is not None for t in self.thing.find(game, scope))
        return cast and game.state.is_active(scope.controller) and "main" in turn.step


@says("{symbols} was spent to cast {thing}")
class ManaWasSpent(TellsByMana, OfKnown, Condition, frozen=True):
    """Certain mana was spent to cast a spell."""

    symbols: Mana
    is_announced: ClassVar[bool] = False

    def mana_told_by(self) -> tuple[str, ...]:
        return tuple(s.strip("{}") for s in self.symbols.said if s != "{S}")

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        wanted = [s.strip("{}") for s in self.symbols.said]
        return any(all(_spent(game, t, w) >= wanted.count(w) for w in wanted) for t in self.thing.find(game, scope))


@rule("107.4h")
def _spent(game: Game, thing: Id, symbol: str) -> int:
    """How much mana of a type, or from snow sources, was spent to cast something."""
    return snow_spent(game, thing) if symbol == "S" else mana_spent(game, thing).count(symbol)


@says(
    "at least {n:word} mana was spent to cast {thing}",
    "{n:word} or more mana was spent to cast {thing}",
    "no mana was spent to cast {thing}",
)
class MuchManaWasSpent(OfKnown, Condition, frozen=True):
    """At least so much mana was spent to cast a spell, or none."""

    n: int = 0

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        cast = self.thing.find(game, scope)
        if self.wording == 2:
            return bool(cast) and not any(amount_spent(game, t) for t in cast)
        return any(amount_spent(game, t) >= self.n for t in cast)


@says("{thing} entered this turn", "{thing} entered the battlefield this turn", "{thing} didn't enter this turn")
class ItEntered(OfKnown, Condition, frozen=True):
    """An object entered the battlefield this turn, or did not."""

    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        return bool(found) and all(entered_this_turn(game, t) for t in found) == (self.wording < 2)


@says("~ is in your graveyard")
class ThisIsInGraveyard(FirstOfTwo, frozen=True):
    """The card itself is in the graveyard, where its ability functions."""

    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    @rule("113.6k")
    def holds(self, game: Game, scope: Scope) -> bool:
        return game.exists(scope.source) and game.object(scope.source).zone is Zone.GRAVEYARD


@says("~ is on the battlefield")
class ThisIsOnBattlefield(Condition, frozen=True):
    """The object itself is on the battlefield."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return game.exists(scope.source) and game.object(scope.source).zone is Zone.BATTLEFIELD
