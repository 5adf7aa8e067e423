"""Players told apart by how much they control: "each opponent who controls more lands than you"; targets told apart."""

from __future__ import annotations

from engine.game.combat.events import DeclareAttackers
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.players import TargetedPlayer
from engine.words.references.who import ControlsOne, Fact, HasCardsInHand, HasOtherLife, LostLife, WasDealtDamage


@says(
    "controls more {things:many} than you", "controls fewer {things:many} than you",
    "controls the most {things:many}", "controls the fewest {things:many}",
)
class ControlsCompared(Fact, frozen=True):
    """They control more or fewer things that fit than the controller of the ability, or as many as nobody exceeds."""

    things: ObjectFilter

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        having = [game.controller(t) for t in candidates(game, self.things, scope)]
        theirs, own = having.count(player), having.count(scope.controller)
        every = [having.count(p) for p in game.state.order()]
        return (theirs > own, theirs < own, theirs == max(every), theirs == min(every))[self.wording]


@says("attacked this turn")
class AttackedThisTurn(Fact, frozen=True):
    """They declared an attacker this turn."""

    @rule("508.1k")
    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        return any(isinstance(e, DeclareAttackers) and e.player == player and e.attacks for e in game.state.history)


KNOWN = ControlsOne | HasCardsInHand | HasOtherLife | LostLife | WasDealtDamage | ControlsCompared | AttackedThisTurn
"""The facts that are known without anything done before."""


@says("target player who {fact}", "target opponent who {fact}")
class TargetWho(TargetedPlayer, PlayerReference, frozen=True, kw_only=True):
    """A target that is a player of whom something is so, as it is announced and as it is dealt with."""

    fact: Fact

    def __post_init__(self) -> None:
        if not isinstance(self.fact, KNOWN):
            raise Unfit

    @rule("115.4", "608.2b")
    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        players = game.state.order() if self.wording == 0 else game.state.opponents(scope.controller)
        return tuple(p for p in players if self.fact.is_so(game, scope.for_each(p), p))
