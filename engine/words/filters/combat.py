"""Qualifiers of combat: attacking a player, blocking or blocked by an object."""

from __future__ import annotations

from engine.game.combat.standing import attackers
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Combat
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import is_settled


@says("that's attacking {player}", "that are attacking {player}", "attacking {player}")
class AttackingPlayer(Qualifier, frozen=True):
    """It attacks one of certain players."""

    player: PlayerReference

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return attackers(game).get(thing) in self.player.find(game, scope)


@says("blocking {other}", "blocked by {other}", "blocking or blocked by {other}")
class BlockingIt(Qualifier, frozen=True):
    """It blocks an object that is named, is blocked by it, or either."""

    other: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.other):
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(self._meets(_combat_of(game, other), thing, other) for other in self.other.find(game, scope))

    def _meets(self, combat: Combat | None, thing: Id, other: Id) -> bool:
        """Whether one blocks the other, as the wording asks."""
        blocking = combat.blocking if combat is not None else {}
        blocks, is_blocked = other in blocking.get(thing, ()), thing in blocking.get(other, ())
        return (blocks, is_blocked, blocks or is_blocked)[self.wording]


@rule("608.2h")
def _combat_of(game: Game, thing: Id) -> Combat | None:
    """The combat that an object is in, or was in as it was last on the battlefield."""
    known = game.state.gone.get(thing) if not game.exists(thing) else None
    return game.state.combat if known is None else known.combat
