"""Creatures that must attack one player this combat or this turn."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectVerb, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfCombat, UntilEndOfTurn
from engine.words.effects.until import start
from engine.words.keywords.company import MustAttackThat


@says("attack{s^} {player} this combat if able", "attack{s^} {player} this turn if able")
class AttacksThatPlayer(ObjectVerb, frozen=True):
    """Creatures must attack a player who was spoken of."""

    player: PlayerReference

    def __post_init__(self) -> None:
        if not self.player.refers:
            raise Unfit

    @rule("508.1d", "611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        until = (UntilEndOfCombat(wording=1), UntilEndOfTurn(wording=1))[self.wording]
        for player in self.player.find(game, scope):
            start(game, scope, (MustAttackThat(player=player),), objects, until)
