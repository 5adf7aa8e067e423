"""Conditions about what did not happen this turn, or happened in the turn before or on the other side."""

from __future__ import annotations

from engine.game.combat.events import Attacks, BecomeBlocked
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Discard, Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.conditions.this_turn import left
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import This
from engine.words.references.spoken_of import OfKnown


@says("no {things:many} attacked this turn")
class NoneAttacked(Condition, frozen=True):
    """Nothing that fits was declared as an attacker."""

    things: ObjectFilter

    @rule("508.1k")
    def holds(self, game: Game, scope: Scope) -> bool:
        attackers = (e.attacker for e in game.state.history if isinstance(e, Attacks))
        return not any(self.things.match(game, t, scope) for t in attackers)


@says("no {things:many} died this turn")
class NoneDied(Condition, frozen=True):
    """Nothing that fits died."""

    things: ObjectFilter

    @rule("700.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        died = (e for e, _ in left(game, Zone.BATTLEFIELD) if e.to is Zone.GRAVEYARD)
        return not any(self.things.match(game, e.object, scope) for e in died)


@says("another {things:one} died this turn")
class AnotherDied(Condition, frozen=True):
    """Something that fits died, other than the object itself."""

    things: ObjectFilter

    @rule("700.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        died = (e for e, _ in left(game, Zone.BATTLEFIELD) if e.to is Zone.GRAVEYARD and e.object != scope.source)
        return any(self.things.match(game, e.object, scope) for e in died)


@says("a(n) {things} died under an opponent's control this turn")
class DiedUnderOpponents(Condition, frozen=True):
    """Something that fits died under the control of an opponent."""

    things: ObjectFilter

    @rule("700.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        theirs = game.state.opponents(scope.controller)
        died = ((e, last) for e, last in left(game, Zone.BATTLEFIELD) if e.to is Zone.GRAVEYARD)
        return any(last.controller in theirs and self.things.match(game, e.object, scope) for e, last in died)


@says("a(n) {things} entered the battlefield under an opponent's control this turn")
class EnteredUnderOpponents(Condition, frozen=True):
    """Something that fits entered under the control of an opponent."""

    things: ObjectFilter

    @rule("603.6a")
    def holds(self, game: Game, scope: Scope) -> bool:
        theirs = game.state.opponents(scope.controller)
        moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD)
        came = (game.state.became[e.object] for e in moves if e.object in game.state.became)
        return any(game.object(t).controller in theirs and self.things.match(game, t, scope) for t in came)


@says("{thing:one} was blocked this turn", "{thing:one} attacked this turn")
class ItFought(OfKnown, Condition, frozen=True):
    """An object became blocked, or was declared as an attacker."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.wording == 1 and isinstance(self.thing, This):
            raise Unfit  # of the object itself other words say it

    @rule("508.1k", "509.1h")
    def holds(self, game: Game, scope: Scope) -> bool:
        things = self.thing.find(game, scope)
        kind = BecomeBlocked if self.wording == 0 else Attacks
        return any(isinstance(e, kind) and e.attacker in things for e in game.state.history)


@says("you discarded a card this turn", "an opponent discarded a card this turn", "a player discarded a card this turn")
class ACardWasDiscarded(Condition, frozen=True):
    """The controller, an opponent or any player discarded a card."""

    @rule("701.9a")
    def holds(self, game: Game, scope: Scope) -> bool:
        you = scope.controller
        who = ((you,), game.state.opponents(you), game.state.order())[self.wording]
        return any(isinstance(e, Discard) and e.player in who for e in game.state.history)


@says("a(n) {things} is in your graveyard")
class OneInGraveyard(Condition, frozen=True):
    """A card that fits is in the controller's graveyard."""

    things: ObjectFilter

    @rule("404.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.things.match(game, t, scope) for t in game.state.zone(Zone.GRAVEYARD, scope.controller))


@says("a(n) {things} left your graveyard this turn")
class OneLeftGraveyard(Condition, frozen=True):
    """A card that fits left the controller's graveyard."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.nouns() == frozenset({"card"}):
            raise Unfit  # any card has words of its own

    @rule("400.7")
    def holds(self, game: Game, scope: Scope) -> bool:
        gone = (e for e, last in left(game, Zone.GRAVEYARD) if last.object.owner == scope.controller)
        return any(self.things.match(game, e.object, scope) for e in gone)
