"""Life: gaining, losing, paying and setting it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.game.teams import called, share_life, sharing_life
from engine.rulebook import rule, rules_of

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

    def as_it_stands(self, game: Game) -> Event:
        return _from_the_team(self) if share_life(game.state) else self

    def _by(self, state: State, amount: int) -> State:
        for one in sharing_life(state, self.player):
            player = state.players[one]
            state = state.put(player.with_(life=player.life + amount))
        return state


@rule("810.9")
def _from_the_team(event: _LifeEvent) -> _LifeEvent:
    """It happens to the player; the team's total is what changes."""
    return msgspec.structs.replace(event, cites=(*event.cites, *rules_of(_from_the_team)))


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

    def as_it_stands(self, game: Game) -> Event:
        return _becomes_the_teams(self) if share_life(game.state) else self

    def parts(self, game: Game) -> tuple[Event, ...]:
        change = self.amount - game.state.players[self.player].life
        kind = GainLife if change > 0 else LoseLife
        return (kind(player=self.player, amount=abs(change), source=self.source),) if change else ()

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)}'s life total becomes {self.amount}."


@rule("810.9c", "810.9a")
def _becomes_the_teams(event: SetLife) -> SetLife:
    """The team's total is what the number is compared with."""
    return msgspec.structs.replace(event, cites=(*event.cites, *rules_of(_becomes_the_teams)))


def become(game: Game, totals: Mapping[Id, int], source: Id | None = None) -> tuple[Event, ...]:
    """Life totals become numbers, all at once."""
    events = [SetLife(player=p, amount=n, source=source) for p, n in totals.items()]
    return game.happen(*(_of_each_team(game, events) if share_life(game.state) else events))


def _of_each_team(game: Game, events: Sequence[SetLife]) -> list[SetLife]:
    teams = dict.fromkeys(sharing_life(game.state, event.player) for event in events)
    meant = [tuple(event for event in events if event.player in team) for team in teams]
    return [one[0] if len(one) == 1 else _chosen_of_team(game, one) for one in meant]


@rule("810.9d")
def _chosen_of_team(game: Game, events: tuple[SetLife, ...]) -> SetLife:
    """That of the player who is affected, as their team chooses."""
    players = tuple(event.player for event in events)
    options = [(event, game.name(event.player)) for event in events]
    prompt = f"Whose life total changes for {called(game, players)}?"
    chosen: SetLife = game.choose_one(players[0], "player", options, prompt=prompt)
    return chosen


def can_exchange(game: Game, one: Id, other: Id) -> bool:
    """Whether two players have life totals of their own to exchange."""
    return not (share_life(game.state) and _is_of_one_team(game.state, one, other))


@rule("810.9e")
def _is_of_one_team(state: State, one: Id, other: Id) -> bool:
    return other in sharing_life(state, one)


def can_pay_life(state: State, player: Id, amount: int) -> bool:
    """Whether the player has that much life to pay; 0 can always be paid."""
    return amount <= 0 or state.players[player].life >= amount
