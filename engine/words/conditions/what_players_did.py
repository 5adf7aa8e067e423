"""Conditions about what players had, did or suffered this turn, counted: "an opponent drew three or more cards this turn"."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.searching import SearchLibrary
from engine.game.zones import Draw, Move, Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import AnOpponent, AnyPlayer

SACRIFICED = "sacrificed this turn"
"""The slot of how many things the controller sacrificed this turn."""


@rule("603.6a")
def came_under(game: Game, things: ObjectFilter, scope: Scope, player: Id) -> int:
    """How many things that fit entered under a player's control this turn."""
    moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD)
    came = (game.state.became[e.object] for e in moves if e.object in game.state.became)
    return sum(game.object(t).controller == player and things.match(game, t, scope) for t in came)


@says(
    "{player} had a(n) {things} enter the battlefield under their control this turn",
    "{player} had {number} or more {things:many} enter the battlefield under their control this turn",
)
class HadEnter(Condition, frozen=True):
    """Things that fit entered under the control of one player."""

    player: PlayerReference
    things: ObjectFilter
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.player, AnOpponent | AnyPlayer):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        least = 1 if self.number is None else self.number.count(game, scope) or 0
        return any(came_under(game, self.things, scope, p) >= least for p in self.player.find(game, scope))


@says("you had {number} or more {things:many} enter the battlefield under your control this turn")
class YouHadEnter(Condition, frozen=True):
    """Things that fit entered under the control of the controller."""

    number: Numeral
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return came_under(game, self.things, scope, scope.controller) >= (self.number.count(game, scope) or 0)


@says("an opponent had {number} or more cards put into their graveyard from anywhere this turn")
class HadCardsPutThere(Condition, frozen=True):
    """So many cards were put into one opponent's graveyard."""

    number: Numeral

    @rule("404.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.GRAVEYARD)
        came = [game.object(game.state.became[e.object]) for e in moves if e.object in game.state.became]
        owners = [o.owner for o in came if not o.is_token and not o.is_copy]
        return any(owners.count(p) >= (self.number.count(game, scope) or 0) for p in game.state.opponents(scope.controller))


@says("an opponent searched their library this turn")
class OpponentSearched(Condition, frozen=True):
    """An opponent searched the library that is their own."""

    @rule("701.23a")
    def holds(self, game: Game, scope: Scope) -> bool:
        theirs = game.state.opponents(scope.controller)
        return any(isinstance(e, SearchLibrary) and e.player in theirs and e.player == e.owner for e in game.state.history)


@says("an opponent drew {number} or more cards this turn")
class OpponentDrew(Condition, frozen=True):
    """One opponent drew so many cards."""

    number: Numeral

    @rule("121.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        drew = [e.player for e in game.state.history if isinstance(e, Draw)]
        return any(drew.count(p) >= (self.number.count(game, scope) or 0) for p in game.state.opponents(scope.controller))


@says("a(n) {things} is attacking", "exactly one {things:one} is attacking", "{number} or more {things:many} are attacking")
class AreAttacking(Condition, frozen=True):
    """So many things that fit are attacking."""

    things: ObjectFilter
    number: Numeral | None = None

    @rule("508.1k")
    def holds(self, game: Game, scope: Scope) -> bool:
        attacking = game.state.combat.attacking if game.state.combat else {}
        many = sum(t in attacking for t in candidates(game, self.things, scope))
        return many == 1 if self.wording == 1 else many >= (1 if self.number is None else self.number.count(game, scope) or 0)


@says("you've been dealt damage by {number} or more {things:many} this turn")
class DealtDamageBySeveral(Condition, frozen=True):
    """So many sources that fit dealt damage to the controller."""

    number: Numeral
    things: ObjectFilter

    @rule("120.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        dealt = (e for e in game.state.history if isinstance(e, Damage) and e.recipient == scope.controller and e.amount > 0)
        sources = {e.source for e in dealt if e.source is not None}
        return sum(self.things.match(game, t, scope) for t in sources) >= (self.number.count(game, scope) or 0)


@says("you sacrificed {number} or more {things:many} this turn")
class SacrificedSeveral(Condition, frozen=True):
    """The controller sacrificed so many things that fit; how many they were can be spoken of."""

    number: Numeral
    things: ObjectFilter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many."""
        return (Antecedent(slot=SACRIFICED, nature="number"),)

    @rule("701.21a")
    def holds(self, game: Game, scope: Scope) -> bool:
        done = [e for e in game.state.history if isinstance(e, Sacrifice) and e.player == scope.controller]
        many = scope.slots[SACRIFICED] = sum(self.things.match(game, e.object, scope) for e in done)
        return many >= (self.number.count(game, scope) or 0)


@says("you have no {things:many} in hand")
class NoneInHand(Condition, frozen=True):
    """No card in the controller's hand fits."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or self.things.nouns() == frozenset({"card"}):
            raise Unfit

    @rule("402.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not any(self.things.match(game, t, scope) for t in game.state.zone(Zone.HAND, scope.controller))
