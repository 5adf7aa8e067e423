"""Coins: flipping them, and winning or losing a flip."""

from __future__ import annotations

from typing import ClassVar

from engine.game.chance import FlipCoin
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent

WON = "won the flip"
"""The slot that holds whether the last flip of the ability was won."""


@says("flip{s^} a coin")
class FlipACoin(PlayerVerb, frozen=True):
    """A coin is flipped; chance says whether the player wins it."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who won can be asked."""
        return (Antecedent(slot=WON, nature="flip"),)

    @rule("705.1", "705.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            options = (("won", "wins the flip"), ("lost", "loses the flip"))
            prompt = f"Does {game.name(player)} win the coin flip?"
            is_won = game.choose_one(player, "coin", options, about=scope.source, prompt=prompt) == "won"
            game.happen(FlipCoin(player=player, is_won=is_won))
            scope.slots[WON] = is_won


@says("you win the flip", "that player wins the flip", "you lose the flip", "that player loses the flip")
class FlipWas(Condition, frozen=True):
    """The flip was won, or lost."""

    slot: str = ""
    refers: ClassVar[str] = "flip"

    @rule("705.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(scope.slots.get(WON)) == (self.wording < 2) and WON in scope.slots
