"""Controlling another player: who makes whose decisions, from when and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec
from msgspec import Struct

from engine.game.choices import Choice
from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.game.teams import active_players, side, take_turns_together
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

CONTROL = "players controlled"
"""The key of ``state.marks`` for the effects that control players, in the order in which they were created."""
CHANCE = frozenset({"coin", "random", "roll"})
"""Kinds of choices that are no player's decision."""

Span = Literal["turn", "combat phase"]


class PlayerControl(Struct, frozen=True, kw_only=True):
    """A player controls another during the next turn or combat phase that the other takes; ``is_now`` while it lasts.

    ``then_extra``: after that turn the controlled player takes an extra one.
    """

    player: Id
    by: Id
    source_name: str
    span: Span = "turn"
    then_extra: bool = False
    is_now: bool = False


class ControlPlayer(Event, frozen=True):
    """An effect is created that gives control of a player."""

    control: PlayerControl

    def affected(self, game: Game) -> Id:
        return self.control.player

    def apply(self, state: State) -> State:
        return _with(state, (*controls(state), self.control))

    def sentence(self, game: Game) -> str:
        one = self.control
        return f"{game.name(one.by)} will control {game.name(one.player)} during that player's next {one.span}."


class ControlsNow(Event, frozen=True):
    """What control of players there is from now on."""

    is_bookkeeping: ClassVar[bool] = True

    controls: tuple[PlayerControl, ...]

    def apply(self, state: State) -> State:
        return _with(state, self.controls)

    def sentence(self, game: Game) -> str:
        before = {one.player: one for one in controls(game.state) if one.is_now}
        begun = {one.player: one for one in self.controls if one.is_now and before.get(one.player) != one}
        said = (f"{game.name(o.by)} controls {game.name(o.player)} during this {o.span} ({o.source_name})." for o in begun.values())
        return " ".join(said)


class DecideFor(Event, frozen=True):
    """A player makes a decision of a player they control; ``what`` is decided, in words."""

    is_bookkeeping: ClassVar[bool] = True

    by: Id
    player: Id
    what: str

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.by)} decides for {game.name(self.player)}: {self.what}"


def controls(state: State) -> tuple[PlayerControl, ...]:
    """The effects that control players or will do so, the oldest first."""
    found: tuple[PlayerControl, ...] = state.marks.get(CONTROL, ())
    return found


def _with(state: State, kept: Sequence[PlayerControl]) -> State:
    return state.with_(marks={**state.marks, CONTROL: tuple(kept)})


def without(state: State, player: Id) -> State:
    """The state without control of players by a player who leaves the game, or of them."""
    kept = tuple(one for one in controls(state) if player not in (one.by, one.player))
    return state if len(kept) == len(controls(state)) else _with(state, kept)


def turn_begins(game: Game) -> None:
    """What controlled players until now is over, and what waited for this player's turn begins."""
    if controls(game.state):
        _next_turn_taken(game)


@rule("723.1", "723.1b")
def _next_turn_taken(game: Game) -> None:
    from engine.game.turn.events import TakeExtraTurn

    active = active_players(game.state)
    kept = _begun(tuple(one for one in controls(game.state) if not one.is_now), active, "turn")
    now = [one for one in kept if one.is_now]
    if len(now) > 1:
        _overwrite(game, tuple(one for one in kept if not one.is_now or one is now[-1]))
    else:
        game.happen(ControlsNow(controls=kept))
    for one in now:
        if one.then_extra:
            game.happen(TakeExtraTurn(player=one.player))


@rule("723.1a")
def _overwrite(game: Game, kept: tuple[PlayerControl, ...]) -> None:
    """Of several effects the last one created is the one that works."""
    game.happen(ControlsNow(controls=kept))


def step_begins(game: Game, is_combat: bool) -> None:
    """What controls a player for a combat phase lasts from the first of its steps to the last."""
    if any(one.span == "combat phase" for one in controls(game.state)):
        _limited(game, is_combat)


@rule("723.2")
def _limited(game: Game, is_combat: bool) -> None:
    kept = tuple(one for one in controls(game.state) if is_combat or one.span == "turn" or not one.is_now)
    kept = _begun(kept, active_players(game.state), "combat phase") if is_combat else kept
    if kept != controls(game.state):
        game.happen(ControlsNow(controls=kept))


def _begun(waiting: tuple[PlayerControl, ...], active: Sequence[Id], span: Span) -> tuple[PlayerControl, ...]:
    return tuple(
        msgspec.structs.replace(one, is_now=True) if one.player in active and one.span == span else one for one in waiting
    )


def decider(game: Game, player: Id, kind: str = "") -> Id:
    """Who makes this player's decisions now, those of one kind when it is said: themselves, unless they are controlled."""
    seen = [player]
    while (by := _controller(game, seen[-1], kind)) not in seen:
        seen.append(by)
    return seen[-1]


def _controller(game: Game, player: Id, kind: str) -> Id:
    if kind == "search" and (searching := _while_searching(game, player)):
        return searching
    effects = controls(game.state)
    if not effects:
        return player
    return (_of_team if take_turns_together(game.state) else _latest)(effects, side(game.state, player), player)


@rule("723.9")
def _latest(effects: Sequence[PlayerControl], players: Sequence[Id], player: Id) -> Id:
    """Of several effects the last one counts; it may be the player's own."""
    return next((one.by for one in reversed(effects) if one.is_now and one.player in players), player)


@rule("805.8", "723.9")
def _of_team(effects: Sequence[PlayerControl], players: Sequence[Id], player: Id) -> Id:
    """Whoever controls one player of a team controls the team."""
    return _latest(effects, players, player)


@rule("723.2")
def _while_searching(game: Game, player: Id) -> Id:
    """Who controls a player while they search their own library, as static abilities say by ``controls_searcher``; else 0."""
    from engine.game.functioning import hooks
    from engine.game.searching import SearchLibrary

    asking = [scope for asked, scope in hooks(game, "controls_searcher") if asked(game, player, scope)]
    last = next((e for e in reversed(game.state.history) if isinstance(e, SearchLibrary)), None)
    if not asking or last is None or (last.player, last.owner) != (player, player):
        return 0
    return max(asking, key=lambda scope: game.object(scope.source).timestamp).controller


@rule("723.5")
def tell_choice(game: Game, choice: Choice, answer: Sequence[object]) -> None:
    """That a choice of a controlled player was made by who controls them."""
    chosen = [option.text for option in choice.options if any(option.value is one or option.value == one for one in answer)]
    asked = (choice.prompt or choice.kind).rstrip(".?")
    game.happen(DecideFor(by=choice.maker, player=choice.player, what=f"{asked}: {', '.join(chosen) or 'none'}."))


@rule("723.5", "723.5a")
def act_for(game: Game, player: Id) -> None:
    """That what a controlled player is about to do is decided by who controls them."""
    by = decider(game, player)
    if by != player:
        game.happen(DecideFor(by=by, player=player, what="what to do, with the cards and the mana of that player."))


@rule("723.5")
def may_decide(game: Game, by: Id, player: Id) -> Verdict:
    """Whether a player can have another do something: only control of the player gives that."""
    if by == decider(game, player):
        return Verdict()
    return forbidden(f"{game.name(by)} does not control {game.name(player)}.")


@rule("723.6")
def cannot_concede_for(game: Game, by: Id, player: Id) -> Verdict:
    """Nobody makes another player concede."""
    return forbidden(f"{game.name(by)} can't make {game.name(player)} concede, even while controlling that player.")
