"""Conditions about what was done this turn: damage to an opponent, what entered, tokens, sacrifices, cards that left graveyards."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, Move, Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.conditions.this_turn import left
from engine.words.filters.description import ObjectFilter


@says("an opponent was dealt damage this turn", "an opponent was dealt combat damage by a(n) {things} this turn")
class OpponentWasDealt(Condition, frozen=True):
    """An opponent was dealt damage (combat damage by something that fits)."""

    things: ObjectFilter | None = None

    @rule("120.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        theirs = game.state.opponents(scope.controller)
        dealt = (e for e in game.state.history if isinstance(e, Damage) and e.recipient in theirs and e.amount > 0)
        return any(self._fits(game, e, scope) for e in dealt)

    def _fits(self, game: Game, event: Damage, scope: Scope) -> bool:
        if self.things is None:
            return True
        return event.is_combat and event.source is not None and self.things.match(game, event.source, scope)


@says(
    "a(n) {things} entered under your control this turn",
    "another {things:one} entered under your control this turn",
    "~ or another {things:one} entered under your control this turn",
    "~ or another {things:one} entered the battlefield under your control this turn",
)
class CameUnderYours(Condition, frozen=True):
    """Something that fits (not the object itself, or that too) entered under the controller's control."""

    things: ObjectFilter

    @rule("603.6a")
    def holds(self, game: Game, scope: Scope) -> bool:
        moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD)
        came = (game.state.became[e.object] for e in moves if e.object in game.state.became)
        return any(self._fits(game, t, scope) for t in came)

    def _fits(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing == scope.source and self.wording:
            return self.wording > 1
        return game.object(thing).controller == scope.controller and self.things.match(game, thing, scope)


@says("you created a token this turn")
class YouCreatedAToken(Condition, frozen=True):
    """The controller created a token."""

    @rule("111.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(isinstance(e, CreateToken) and e.controller == scope.controller for e in game.state.history)


@says("you've sacrificed a(n) {things} this turn", "you sacrificed a(n) {things} this turn")
class YouSacrificedOne(Condition, frozen=True):
    """The controller sacrificed something that fits."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.nouns() == frozenset({"permanent"}):
            raise Unfit  # any permanent has words of its own

    @rule("701.21a")
    def holds(self, game: Game, scope: Scope) -> bool:
        done = (e for e in game.state.history if isinstance(e, Sacrifice) and e.player == scope.controller)
        return any(self.things.match(game, e.object, scope) for e in done)


@says("{number} or more cards left your graveyard this turn")
class ManyLeftYourGraveyard(Condition, frozen=True):
    """At least so many cards left the controller's graveyard."""

    number: Numeral

    @rule("400.7")
    def holds(self, game: Game, scope: Scope) -> bool:
        gone = [e for e, last in left(game, Zone.GRAVEYARD) if last.object.owner == scope.controller]
        return len(gone) >= (self.number.count(game, scope) or 0)
