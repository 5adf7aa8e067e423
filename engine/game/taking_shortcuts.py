"""Taking shortcuts: sequences of choices that are done so many times, and what keeps a loop going."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.game.events import Event
from engine.game.objects import Id
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("732.2a", "732.2c")
class Shortcut(Event, frozen=True):
    """A player proposes to do the same once more, or so many times, and nobody wants anything else on the way."""

    is_bookkeeping: ClassVar[bool] = True

    player: Id
    times: int

    def sentence(self, game: Game) -> str:
        often = "once more" if self.times == 1 else f"{self.times} more times"
        return f"{game.name(self.player)} repeats this sequence {often}."


@rule("732.6")
def goes_on_unpaid(game: Game) -> None:
    """Nobody has to do what stands after an "unless": that it was declined is no choice that keeps a loop from being a draw."""
    game.choices -= 1
