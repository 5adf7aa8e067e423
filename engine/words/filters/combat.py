"""Qualifiers of combat: attacking a player, blocking or blocked by an object."""

from __future__ import annotations

from engine.game.combat.standing import attackers, blockers
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
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
        others = self.other.find(game, scope)
        return any(t in others for t in self._meets(game, thing))

    def _meets(self, game: Game, thing: Id) -> tuple[Id, ...]:
        """What it blocks and is blocked by, as the wording asks."""
        blocked = game.state.combat.blocking.get(thing, ()) if game.state.combat else ()
        by = blockers(game, thing)
        return (blocked, by, (*blocked, *by))[self.wording]
