"""Coins: flipping them, and winning or losing a flip."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.chance import FlipCoin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.effects.oftener import FLIP, instead
from engine.words.effects.repeating import Occasion
from engine.words.events.players import PlayerActs
from engine.words.references.antecedents import Antecedent

WON = "won the flip"
"""The slot that holds whether the last flip of the ability was won."""


@rule("705.1", "705.2")
def flip(game: Game, scope: Scope, player: Id) -> bool:
    """Have a player flip a coin; whether they won it, as chance says. Of several flipped in its place they keep one."""
    results = [_chance(game, scope, player) for _ in range(instead(game, player, FLIP))]
    is_won = results[0] if len(set(results)) == 1 else _kept(game, scope, player)
    game.happen(FlipCoin(player=player, is_won=is_won))
    return is_won


def _chance(game: Game, scope: Scope, player: Id) -> bool:
    options = (("won", "wins the flip"), ("lost", "loses the flip"))
    prompt = f"Does {game.name(player)} win the coin flip?"
    return bool(game.choose_one(player, "coin", options, about=scope.source, prompt=prompt) == "won")


def _kept(game: Game, scope: Scope, player: Id) -> bool:
    options = ((True, "the flip that is won"), (False, "the flip that is lost"))
    return bool(game.choose_one(player, "kept flip", options, about=scope.source, prompt="Which flip is kept?"))


@says("flip{s^} a coin")
class FlipACoin(PlayerVerb, frozen=True):
    """A coin is flipped; chance says whether the player wins it."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who won can be asked."""
        return (Antecedent(slot=WON, nature="flip"),)

    @rule("705.1", "705.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            scope.slots[WON] = flip(game, scope, player)


class FlipsSeveral(PlayerVerb, frozen=True, kw_only=True):
    """Coins are flipped; the slot keeps for each whether it was won."""

    slot: str = ""
    makes: ClassVar[str] = "flips"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were won can be asked."""
        return (Antecedent(slot=self.slot, nature="flips"),)


@says("flip{s^} {amount} coins")
class FlipCoins(FlipsSeveral, frozen=True, kw_only=True):
    """A number of coins."""

    amount: Numeral

    def __post_init__(self) -> None:
        if isinstance(self.amount, Number) and (self.amount.n < 2 or self.amount.form != "word"):
            raise Unfit

    @rule("705.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        scope.slots[self.slot] = tuple(flip(game, scope, p) for p in players for _ in range(many))


@says("flip{s^} a coin until you lose a flip")
class FlipUntilLost(FlipsSeveral, frozen=True, kw_only=True):
    """As many coins as are won, and one that is lost."""

    @rule("705.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        flips: list[bool] = []
        for player in players:
            flips.append(flip(game, scope, player))
            while flips[-1]:
                flips.append(flip(game, scope, player))
        scope.slots[self.slot] = tuple(flips)


@says("flip you (win|won)", "flip you (lose|lost)")
class EachFlip(Occasion, frozen=True, kw_only=True):
    """The flips that were won, or lost."""

    slot: str = ""
    refers: ClassVar[str] = "flips"

    @rule("705.2")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(won == (self.wording < 2) for won in scope.slots.get(self.slot, ()))


@says(
    "you win the flip", "that player wins the flip", "they win the flip",
    "you lose the flip", "that player loses the flip", "they lose the flip",
)
class FlipWas(Condition, frozen=True):
    """The flip was won, or lost."""

    slot: str = ""
    refers: ClassVar[str] = "flip"

    @rule("705.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(scope.slots.get(WON)) == (self.wording < 3) and WON in scope.slots


@says("{player} win{s} a coin flip", "{player} lose{s} a coin flip", "{player} win{s} a flip", "{player} lose{s} a flip")
class WhenFlips(PlayerActs, frozen=True):
    """A player wins or loses a coin flip."""

    @rule("705.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, FlipCoin) or event.is_won == (self.wording % 2 == 1):
            return None
        return {"player": (event.player,)} if self.is_them(game, event.player, scope) else None
