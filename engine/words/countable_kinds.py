"""Counting kinds among things, and players and cards to whom something happened this turn."""

from __future__ import annotations

from engine.game.combat.events import DeclareAttackers
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.zones import Discard, Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter, candidates


@says("different mana value among {things:many}")
class EachManaValueAmong(Countable, frozen=True):
    """Mana values that some of the things have."""

    things: ObjectFilter

    @rule("202.3")
    def count(self, game: Game, scope: Scope) -> int:
        return len({mana_value(game, t) for t in candidates(game, self.things, scope)})


@says("the number of differently named {things:many}")
class NumberOfNames(Quantity, frozen=True):
    """Names that some of the things have; what has no name is no different."""

    things: ObjectFilter

    @rule("201.2b")
    def count(self, game: Game, scope: Scope) -> int | None:
        names = {game.characteristics(t).name for t in candidates(game, self.things, scope)}
        return len(names - {""})


@says("the greatest number of {things:many} {player:one} controls")
class GreatestNumber(Quantity, frozen=True):
    """As many things as the one of some players controls who controls most of them."""

    things: ObjectFilter
    player: PlayerReference

    def count(self, game: Game, scope: Scope) -> int | None:
        found = [game.controller(t) for t in candidates(game, self.things, scope)]
        return max((found.count(p) for p in self.player.find(game, scope)), default=0)


@says("opponent you're attacking")
class OpponentUnderAttack(Countable, frozen=True):
    """Opponents whom creatures of the controller attack."""

    @rule("508.6")
    def count(self, game: Game, scope: Scope) -> int:
        combat = game.state.combat
        attacks = combat.attacking.items() if combat is not None else ()
        attacked = {who for creature, who in attacks if game.controller(creature) == scope.controller}
        return len(attacked & set(game.state.opponents(scope.controller)))


@says("opponent you attacked this turn")
class OpponentAttacked(Countable, frozen=True):
    """Opponents against whom the controller declared attackers this turn."""

    @rule("508.6")
    def count(self, game: Game, scope: Scope) -> int:
        declared = (e for e in game.state.history if isinstance(e, DeclareAttackers) and e.player == scope.controller)
        attacked = {who for e in declared for who in e.attacks.values()}
        return len(attacked & set(game.state.opponents(scope.controller)))


@says(
    "card you've (cycled or discarded|discarded or cycled) this turn",
    "permanent sacrificed this turn",
    "permanent you've sacrificed this turn",
)
class EachGoneThisTurn(Countable, frozen=True):
    """Cards that the controller discarded (cycling discards them), or permanents that were sacrificed."""

    @rule("702.29a", "701.21a")
    def count(self, game: Game, scope: Scope) -> int:
        kind: type[Discard] | type[Sacrifice] = Discard if self.wording < 2 else Sacrifice
        found = (e for e in game.state.history if isinstance(e, kind))
        return sum(self.wording == 2 or e.player == scope.controller for e in found)
