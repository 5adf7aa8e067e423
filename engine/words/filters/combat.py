"""Qualifiers of combat: attacking a player, blocking or blocked by an object."""

from __future__ import annotations

from engine.game.combat.standing import attackers, blockers
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import is_settled


@says("that's attacking {player}", "that are attacking {player}", "attacking {player}")
class AttackingPlayer(Qualifier, frozen=True):
    """It attacks one of certain players."""

    player: PlayerReference

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return attackers(game).get(thing) in self.player.find(game, scope)


class InCombatWith(Qualifier, frozen=True):
    """It blocks, is blocked by, or either."""

    def meets(self, game: Game, thing: Id, scope: Scope) -> tuple[Id, ...]:
        """What it blocks and is blocked by, as the wording asks."""
        blocked = game.state.combat.blocking.get(thing, ()) if game.state.combat else ()
        by = blockers(game, thing)
        return (blocked, by, (*blocked, *by))[self.wording]


@says("blocking {other}", "blocked by {other}", "blocking or blocked by {other}")
class BlockingIt(InCombatWith, frozen=True):
    """It is in combat with an object that is named."""

    other: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.other):
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        others = self.other.find(game, scope)
        return any(t in others for t in self.meets(game, thing, scope))


@says("blocking a(n) {things}", "blocked by a(n) {things}", "blocking or blocked by a(n) {things}")
class BlockingOne(InCombatWith, frozen=True):
    """It is in combat with something that fits."""

    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(self.things.match(game, t, scope) for t in self.meets(game, thing, scope))
