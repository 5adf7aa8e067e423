"""Opponents as targets who have more of something than the controller of the ability."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent

_AS_YOU_DO = "than you do as you activate this ability"


class Comparison(Word, frozen=True):
    """What a player has more, or less, of."""

    def holds(self, game: Game, player: Id, scope: Scope) -> bool:
        """Whether a player has so much more than the controller of the ability."""
        return False


@says(f"has more life {_AS_YOU_DO}")
class HasMoreLife(Comparison, frozen=True):
    """More life."""

    def holds(self, game: Game, player: Id, scope: Scope) -> bool:
        players = game.state.players
        return players[player].life > players[scope.controller].life


@says(f"has at least {{n}} more cards in hand {_AS_YOU_DO}")
class HasMoreCards(Comparison, frozen=True):
    """At least so many more cards in hand."""

    n: Number

    def holds(self, game: Game, player: Id, scope: Scope) -> bool:
        hands = [len(game.state.zone(Zone.HAND, p)) for p in (player, scope.controller)]
        return hands[0] >= hands[1] + self.n.n


@says(f"controls more {{things:many}} {_AS_YOU_DO}")
class ControlsMore(Comparison, frozen=True):
    """More permanents that fit."""

    things: ObjectFilter

    def holds(self, game: Game, player: Id, scope: Scope) -> bool:
        fits = [game.controller(o.id) for o in game.state.battlefield() if self.things.match(game, o.id, scope)]
        return fits.count(player) > fits.count(scope.controller)


@says(f"has at least {{n}} fewer {{things:many}} in their graveyard {_AS_YOU_DO}")
class HasFewerCards(Comparison, frozen=True):
    """At least so many fewer cards that fit in the graveyard."""

    n: Number
    things: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit

    def holds(self, game: Game, player: Id, scope: Scope) -> bool:
        theirs, mine = (self._many(game, p, scope) for p in (player, scope.controller))
        return theirs <= mine - self.n.n

    def _many(self, game: Game, player: Id, scope: Scope) -> int:
        return sum(self.things.match(game, t, scope) for t in game.state.zone(Zone.GRAVEYARD, player))


@says("target opponent who {comparison}")
class TargetOpponentWho(TargetReference, PlayerReference, frozen=True):
    """An opponent for whom a comparison holds as the ability is activated; it is not asked again."""

    comparison: Comparison

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        theirs = game.state.opponents(scope.controller)
        return tuple(p for p in theirs if self.comparison.holds(game, p, scope))

    @rule("115.1", "608.2b")
    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in game.state.opponents(scope.controller) and not game.state.players[thing].has_lost

    def can_be_chosen(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in self.candidates(game, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return (Antecedent(slot=self.slot, nature="player"),)
