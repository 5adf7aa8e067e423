"""How much life a player who was spoken of lost or gained this turn, how much damage they were dealt, how many cards they drew."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.game.zones import Discard, Draw
from engine.phrase import Unfit, says, template_of
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.players import TargetedPlayer
from engine.words.references.spoken_of import PlayerSpokenOf


class OfOne(Quantity, frozen=True):
    """An amount of one certain player."""

    player: PlayerReference

    def __post_init__(self) -> None:
        if not isinstance(self.player, PlayerSpokenOf | TargetedPlayer):
            raise Unfit


@says("the life {player} lost this turn", "the life {player} gained this turn")
class LifeOfOne(OfOne, frozen=True):
    """Life lost or gained this turn."""

    @rule("119.3")
    def count(self, game: Game, scope: Scope) -> int | None:
        kind, who = (LoseLife, GainLife)[self.wording], self.player.find(game, scope)
        return sum(e.amount for e in game.state.history if isinstance(e, kind) and e.player in who)


@says("the damage already dealt to {player} this turn")
class DamageToOne(OfOne, frozen=True):
    """Damage dealt this turn."""

    @rule("120.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        who = self.player.find(game, scope)
        return sum(e.amount for e in game.state.history if isinstance(e, Damage) and e.recipient in who)


@says("the number of cards {player} discarded this turn", "the number of cards {player} drew this turn")
class CardsOfOne(OfOne, frozen=True):
    """Cards discarded or drawn this turn."""

    @rule("701.9a", "121.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        kind, who = Discard if "discarded" in template_of(self) else Draw, self.player.find(game, scope)
        return sum(isinstance(e, kind) and e.player in who for e in game.state.history)
