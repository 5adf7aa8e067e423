"""Life: gaining, losing, paying and setting it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.game.teams import sharing_life
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class _LifeEvent(Event, frozen=True):
    player: Id
    amount: int
    source: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return self.amount > 0 and not game.state.players[self.player].has_lost

    def _by(self, state: State, amount: int) -> State:
        for one in sharing_life(state, self.player):
            player = state.players[one]
            state = state.put(player.with_(life=player.life + amount))
        return state


@rule("119.3")
class GainLife(_LifeEvent, frozen=True):
    """A player gains life; gaining 0 is no event."""

    def apply(self, state: State) -> State:
        return self._by(state, self.amount)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} gains {self.amount} life."


@rule("119.3")
class LoseLife(_LifeEvent, frozen=True):
    """A player loses life, by an effect, damage or payment."""

    settles_last: ClassVar[bool] = True

    by_damage: bool = False

    def apply(self, state: State) -> State:
        return self._by(state, -self.amount)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} loses {self.amount} life."


@rule("119.4")
class PayLife(_LifeEvent, frozen=True):
    """A player pays life: the loss of that much life is its part."""

    @rule("118.3b")
    def parts(self, game: Game) -> tuple[Event, ...]:
        return (LoseLife(player=self.player, amount=self.amount, source=self.source, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} pays {self.amount} life."


@rule("119.5")
class SetLife(Event, frozen=True):
    """A player's life total becomes a number, by gaining or losing the difference."""

    player: Id
    amount: int
    source: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        change = self.amount - game.state.players[self.player].life
        kind = GainLife if change > 0 else LoseLife
        return (kind(player=self.player, amount=abs(change), source=self.source),) if change else ()

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)}'s life total becomes {self.amount}."


def can_pay_life(state: State, player: Id, amount: int) -> bool:
    """Whether the player has that much life to pay; 0 can always be paid."""
    return amount <= 0 or state.players[player].life >= amount
