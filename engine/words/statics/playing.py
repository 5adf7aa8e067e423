"""When the spell itself can't be cast, and what can't be played then."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell, PlayLand
from engine.game.casting import Cast
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Condition, Duration, PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause


@says("you can't cast ~ if {condition}.", "you can't cast ~ unless {condition}.")
class CantCastThisIf(Static, frozen=True):
    """The card itself can't be cast when something is so, or is not."""

    condition: Condition
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("601.3", "101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != scope.source:
            return None
        own = Scope.of(scope.source, action.player)
        if self.condition.holds(game, own) == (self.wording == 1):
            return None
        return forbidden(f"{game.name(scope.source)} says that it can't be cast now.", game.name(scope.source))


@says("~ was cast this turn")
class WasCastThisTurn(Condition, frozen=True):
    """The object was a spell that was cast this turn."""

    def holds(self, game: Game, scope: Scope) -> bool:
        cast = (e.spell for e in game.state.history if isinstance(e, Cast))
        return any(scope.source in (spell, game.state.became.get(spell)) for spell in cast)


@says("{players} can't play lands if {condition}.")
class CantPlayLandsIf(Static, frozen=True):
    """Players can't play lands when something is so."""

    players: PlayerReference
    condition: Condition

    @rule("101.2", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, PlayLand) or action.player not in self.players.find(game, scope):
            return None
        if not self.condition.holds(game, scope):
            return None
        return forbidden(f"{game.name(action.player)} can't play lands.", game.name(scope.source))


class NoLands(Static, frozen=True):
    """Some players can't play lands; made by an instruction, never read."""

    players: tuple[Id, ...]

    @rule("101.2", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, PlayLand) and action.player in self.players:
            return forbidden(f"{game.name(action.player)} can't play lands.", game.name(scope.source))
        return None


@says("{subject} can't play lands {until}")
class CantPlayLandsUntil(FullClause, frozen=True):
    """Players can't play lands for a while."""

    subject: PlayerReference
    until: Duration

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, NoLands(players=self.subject.find(game, scope)), self.until)
