"""The players who were dealt damage by what the ability told before."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.damage import DAMAGED
from engine.words.references.antecedents import Antecedent


@says("each player dealt damage this way")
class EachHurtPlayer(PlayerReference, frozen=True):
    """Each of them, in turn order."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)

    @rule("608.2c", "101.4")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        hurt = scope.slots.get(DAMAGED, ())
        return tuple(p for p in game.state.order() if p in hurt)
