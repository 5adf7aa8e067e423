"""Players: losing, winning and drawing the game, designations, and what is remembered about the game as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game import controlling_another_player
from engine.game.events import Event, Then
from engine.game.leaving_the_game import gives_control_to
from engine.game.objects import Id, Object, Zone
from engine.game.state import State
from engine.game.teams import share_life, teammates
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("104.5")
class LoseGame(Event, frozen=True):
    """A player loses the game and leaves it. ``why`` completes "X loses the game, ..."; ``for_life``: for having none.

    ``by_conceding``: the player chose to leave. ``with_team``: a teammate loses and with them the team.
    """

    player: Id
    why: str = ""
    for_life: bool = False
    by_conceding: bool = False
    with_team: bool = False

    @property
    def overrides_effects(self) -> bool:
        """Whoever concedes leaves, whatever any card says; for a team that loses it was asked already."""
        return self.by_conceding or self.with_team

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        others = (e.player for e in game.at_once.others() if isinstance(e, LoseGame))
        return not game.state.players[self.player].has_lost and not (share_life(game.state) and self.player in others)

    def parts(self, game: Game) -> tuple[Event, ...]:
        """Permanents that the player owns leave the battlefield with them; then what they leave behind is settled."""
        from engine.game.zones import Move

        own = (Move(object=o.id, to=Zone.NOWHERE, how="left") for o in game.state.battlefield() if o.owner == self.player)
        team = () if self.with_team or not share_life(game.state) else self._team(game)
        return (*own, *team, Then(events=(_left_behind(self.player), *_passed_on(game, self.player))))

    def _team(self, game: Game) -> tuple[Event, ...]:
        return (_team_concedes if self.by_conceding else _team_loses)(game, self.player)

    @rule("800.4a")
    def apply(self, state: State) -> State:
        waiting = tuple(w for w in state.waiting if w.controller != self.player)
        state = state.put(state.players[self.player].with_(has_lost=True)).with_(waiting=waiting)
        state = controlling_another_player.without(state, self.player)
        return _without_control(_without_objects(state, self.player), self.player)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} loses the game{', ' + self.why if self.why else ''}."


@rule("810.8a")
def _team_loses(game: Game, player: Id) -> tuple[LoseGame, ...]:
    return _losing_with(game, player)


@rule("810.8b")
def _team_concedes(game: Game, player: Id) -> tuple[LoseGame, ...]:
    return _losing_with(game, player)


def _losing_with(game: Game, player: Id) -> tuple[LoseGame, ...]:
    why = f"for {game.name(player)} does"
    return tuple(LoseGame(player=one, why=why, with_team=True) for one in teammates(game.state, player))


class LeaveBehind(Event, frozen=True):
    """What a player who left the game still controls is exiled."""

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        from engine.game.zones import Move

        left = (o.id for o in game.state.battlefield() if game.controller(o.id) == self.player)
        return tuple(Move(object=thing, to=Zone.EXILE, how="left", cites=self.cites) for thing in left)


@rule("800.4a")
def _left_behind(player: Id) -> LeaveBehind:
    return LeaveBehind(player=player)


def _passed_on(game: Game, player: Id) -> tuple[Event, ...]:
    """The designations that go to another player when theirs leaves."""
    next_one = next((p for p in game.state.order() if p != player), None)
    if next_one is None:
        return ()
    marks = game.state.players[player].marks
    return tuple(pass_on(next_one) for mark, pass_on in _PASSED_ON.items() if mark in marks)


@rule("725.4")
def _monarch(player: Id) -> Designate:
    return Designate(player=player, mark="monarch", only_one=True)


@rule("726.4")
def _initiative(player: Id) -> Designate:
    return Designate(player=player, mark="initiative", only_one=True)


def _without_objects(state: State, player: Id) -> State:
    """Without what the player owns and their abilities on the stack; what they last were stays known."""
    from engine.game.zones import remember

    out = {o.id for o in state.objects.values() if o.owner == player or _is_ability_of(o, player)}
    zones = {key: tuple(i for i in ids if i not in out) for key, ids in state.zones.items()}
    state = remember(state, state, out)
    return state.with_(objects={i: o for i, o in state.objects.items() if i not in out}, zones=zones)


def _without_control(state: State, player: Id) -> State:
    """Without the effects that gave the player control of something."""
    kept = tuple(effect for effect in state.effects if not gives_control_to(effect, player))
    return state if len(kept) == len(state.effects) else state.with_(effects=kept)


def _is_ability_of(found: Object, player: Id) -> bool:
    return found.controller == player and found.stacked is not None and found.stacked.source is not None


class WinGame(Event, frozen=True):
    """A player wins the game. ``is_last``: nobody else is left in it. ``with_team``: a teammate wins and with them the team."""

    player: Id
    why: str = ""
    is_last: bool = False
    with_team: bool = False

    @property
    def overrides_effects(self) -> bool:
        """Whoever is left alone wins, whatever any card says; for a team that wins it was asked already."""
        return self.is_last or self.with_team

    def affected(self, game: Game) -> Id:
        return self.player

    @rule("104.1")
    def is_possible(self, game: Game) -> bool:
        """Nobody wins who has lost (but with the team that is left), or once the game is over."""
        may = self.is_last or not game.state.players[self.player].has_lost
        return may and not any(p.has_won for p in game.state.players.values())

    def parts(self, game: Game) -> tuple[Event, ...]:
        alone = self.with_team or self.is_last or not share_life(game.state)
        return () if alone else _team_wins(game, self.player)

    def apply(self, state: State) -> State:
        return state.put(state.players[self.player].with_(has_won=True))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} wins the game{', ' + self.why if self.why else ''}."


@rule("810.8a")
def _team_wins(game: Game, player: Id) -> tuple[WinGame, ...]:
    why = f"for {game.name(player)} does"
    return tuple(WinGame(player=one, why=why, with_team=True) for one in teammates(game.state, player))


class DrawGame(Event, frozen=True):
    """The game is a draw (``state.marks["draw"]`` says why)."""

    why: str = ""

    def apply(self, state: State) -> State:
        return state.with_(marks={**state.marks, "draw": self.why or True})

    def sentence(self, game: Game) -> str:
        return f"The game is a draw{', ' + self.why if self.why else ''}."


class Designate(Event, frozen=True):
    """A player gets or loses a designation. One that only one player can have (``only_one``) leaves the others."""

    player: Id
    mark: str
    on: bool = True
    only_one: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return (self.mark in game.state.players[self.player].marks) is not self.on

    def apply(self, state: State) -> State:
        for player in state.players.values():
            if player.id == self.player:
                state = state.put(player.with_(marks=player.marks | {self.mark} if self.on else player.marks - {self.mark}))
            elif self.only_one and self.on and self.mark in player.marks:
                state = state.put(player.with_(marks=player.marks - {self.mark}))
        return state

    def sentence(self, game: Game) -> str:
        name = game.name(self.player)
        if not self.on:
            return f"{name} loses {_SAID.get(self.mark, self.mark)}."
        return f"{name} {'becomes' if self.mark == 'monarch' else 'gets'} {_SAID.get(self.mark, self.mark)}."


_SAID = {"monarch": "the monarch", "initiative": "the initiative", "city's blessing": "the city's blessing"}
"""What designations are called in a sentence."""


class Note(Event, frozen=True):
    """Something is remembered about the game as a whole, under ``key`` of ``state.marks``; None forgets it."""

    is_bookkeeping: ClassVar[bool] = True

    key: str
    value: Any

    def apply(self, state: State) -> State:
        rest = {k: v for k, v in state.marks.items() if k != self.key}
        return state.with_(marks=rest if self.value is None else {**rest, self.key: self.value})


_PASSED_ON: dict[str, Callable[[Id], Designate]] = {"monarch": _monarch, "initiative": _initiative}
