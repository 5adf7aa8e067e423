"""Limited range of influence: how far each player reaches, counted in seats, and what is out of reach for whom.

``state.marks[RANGE]`` holds the range of each player; without it nothing is limited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.game.state import RANGE, State
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

P = ParamSpec("P")
R = TypeVar("R")
Asked = Callable[Concatenate["Game", P], R]

SEATS = "seats"
"""The key of ``state.marks`` for the players in the order of their seats, as they were when the turn began."""
_NUMBERS = frozenset({"x", "number", "amount", "mode", "order", "roll", "additional cost", "times"})
"""Kinds of choices whose options are no ids."""
_AFFECTED = ("object", "player", "recipient", "on")
_INVOLVED = (*_AFFECTED, "attacker", "defender", "blocker")


def is_limited(state: Any) -> bool:
    """Whether the game is played with limited ranges; looking does not count as reading the state."""
    return RANGE in state.bare.marks


def _where_limited(otherwise: R) -> Callable[[Asked[P, R]], Asked[P, R]]:
    """Ask something only of games with limited ranges; of all others the answer is ``otherwise``."""

    def guard(asked: Asked[P, R]) -> Asked[P, R]:
        @wraps(asked)
        def ask(game: Game, /, *args: P.args, **kwargs: P.kwargs) -> R:
            return asked(game, *args, **kwargs) if is_limited(game.state) else otherwise

        return ask

    return guard


@rule("801.2", "801.2a", "801.2b")
def in_range(state: Any, player: Id, other: Id) -> bool:
    """Whether a player is no more seats away than another reaches; everybody is within their own range.

    Whoever has left has no seat to count from: what they did to others before goes on.
    """
    seats = _seats(state)
    most: Mapping[Id, int] = state.marks[RANGE]
    if player not in most or player not in seats or player == other:
        return True
    if other not in seats:
        return False
    away = (seats.index(other) - seats.index(player)) % len(seats)
    return min(away, len(seats) - away) <= most[player]


def _seats(state: Any) -> Sequence[Id]:
    seats: Sequence[Id] = state.marks.get(SEATS) or tuple(state.players)
    return seats


@rule("801.2c")
def seated(state: State) -> dict[str, Any]:
    """What is kept of the seats as a turn begins: whoever has left leaves no gap."""
    return {SEATS: tuple(p.id for p in state.players.values() if not p.has_lost)} if is_limited(state) else {}


@rule("801.2d")
def reaches(game: Game, player: Id, thing: Id) -> bool:
    """Whether a player or object is within a player's range: with its controller, a battle with its protector too."""
    if in_range(game.state, player, game.controller(thing)):
        return True
    protector = None if thing in game.state.players else game.object(thing).chosen.get("protector")
    return isinstance(protector, int) and in_range(game.state, player, protector)


def _known(game: Game, thing: Any) -> bool:
    state = game.state
    return isinstance(thing, int) and not isinstance(thing, bool) and (
        thing in state.players or thing in state.objects or thing in state.gone
    )


def _within(game: Game, player: Id, of: Any, fields: Iterable[str]) -> bool:
    """Whether what stands in some fields of an event or action is all within the range."""
    from engine.game.zones import Move

    things: list[Any] = [getattr(of, name, None) for name in fields if not (name == "player" and isinstance(of, Move))]
    return all(reaches(game, player, thing) for thing in things if _known(game, thing))


def only_in_range(game: Game, player: Id, things: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those of the things that a spell or ability of the player can affect and see."""
    if not player or not is_limited(game.state):
        return things
    return _in_reach(game, player, things)


@rule("801.10", "801.11")
def _in_reach(game: Game, player: Id, things: tuple[Id, ...]) -> tuple[Id, ...]:
    return tuple(thing for thing in things if reaches(game, player, thing))


def choosable(game: Game, player: Id, kind: str, options: Sequence[tuple[Any, str]], prompt: str) -> Sequence[tuple[Any, str]]:
    """The options that are left when objects and players out of range can't be chosen."""
    if not is_limited(game.state) or kind in _NUMBERS:
        return options
    if not options and "opponent" in (kind, *prompt.rstrip("?").split()):
        return _nearest_to_the_left(game, player)
    return _of_those_in_range(game, player, options)


@rule("801.5a", "801.5b")
def _of_those_in_range(game: Game, player: Id, options: Sequence[tuple[Any, str]]) -> list[tuple[Any, str]]:
    """What are no objects or players can be chosen freely."""
    whose = {player, game.resolving.controller} if game.resolving is not None else {player}
    return [(v, said) for v, said in options if not _is_told(game, v, said) or all(reaches(game, one, v) for one in whose)]


def _is_told(game: Game, value: Any, said: str) -> bool:
    """Whether an option is an object or a player, called by its name, and no number."""
    return _known(game, value) and game.name(value) in said


@rule("801.5c")
def _nearest_to_the_left(game: Game, player: Id) -> list[tuple[Any, str]]:
    """Where no opponent is within range, the closest one to the left."""
    team = game.state.players[player].team
    others = (p for p in game.state.order(player) if p != player and (not team or game.state.players[p].team != team))
    return [(p, game.name(p)) for p in others][:1]


@_where_limited(ALLOWED)
@rule("801.4")
def cannot_target(game: Game, player: Id, thing: Id) -> Verdict:
    """Why a target is out of range."""
    return _out_of_range(game, player, thing)


@_where_limited(ALLOWED)
@rule("801.6")
def cannot_activate(game: Game, player: Id, source: Id) -> Verdict:
    """Why an ability of an object out of range can't be activated."""
    return _out_of_range(game, player, source)


@_where_limited(ALLOWED)
@rule("801.3")
def cannot_attack(game: Game, player: Id, defender: Id) -> Verdict:
    """Why something out of range can't be attacked."""
    return _out_of_range(game, player, defender) if _known(game, defender) else ALLOWED


def _out_of_range(game: Game, player: Id, thing: Id) -> Verdict:
    if reaches(game, player, thing):
        return ALLOWED
    return forbidden(f"{game.name(thing)} is outside {game.name(player)}'s range of influence.")


@_where_limited(True)
def can_be_attached(game: Game, thing: Id, to: Id) -> bool:
    """Whether what an Aura, Equipment or Fortification would be attached to is in range of its controller."""
    aura = "Aura" in game.characteristics(thing).subtypes
    return not (_enchants_out_of_range if aura else _equips_out_of_range)(game, thing, to)


@rule("801.8")
def _enchants_out_of_range(game: Game, aura: Id, to: Id) -> bool:
    return not reaches(game, game.controller(aura), to)


@rule("801.9")
def _equips_out_of_range(game: Game, equipment: Id, to: Id) -> bool:
    return not reaches(game, game.controller(equipment), to)


@_where_limited(ALLOWED)
@rule("801.10", "801.13a")
def out_of_reach(game: Game, event: Event) -> Verdict:
    """Why what a resolving spell or ability would do does not happen."""
    if game.resolving is None or _within(game, game.resolving.controller, event, _AFFECTED):
        return ALLOWED
    return forbidden(f"This would be outside {game.name(game.resolving.controller)}'s range of influence.")


@_where_limited(True)
@rule("801.10")
def acts_on(game: Game, player: Id, what: Any) -> bool:
    """Whether a static ability or effect of a player can affect an event or an action."""
    return _within(game, player, what, _AFFECTED)


@_where_limited(True)
@rule("801.7", "801.7a")
def sees(game: Game, player: Id, event: Event) -> bool:
    """Whether an event happens entirely within a player's range, so that their abilities can trigger on it."""
    from engine.game.damage import Damage
    from engine.game.turn.events import BeginStep
    from engine.game.zones import Move

    fields = (*_INVOLVED, "source") if isinstance(event, Damage) else _INVOLVED
    if isinstance(event, BeginStep):
        return in_range(game.state, player, game.state.turn.active)
    if isinstance(event, Move) and event.to is Zone.BATTLEFIELD:
        now = game.state.became.get(event.object, event.object)
        return not _known(game, now) or reaches(game, player, now)
    return _within(game, player, event, fields)


@_where_limited(True)
@rule("801.11", "801.13", "801.13b")
def replaces(game: Game, player: Id, event: Event, word: Any) -> bool:
    """Whether a replacement or prevention effect of a player can apply to an event: all of the event that it speaks of must be in
    range, which of the source and the recipient of damage that is by ``looks_at`` of the word (both where it does not tell).
    """
    from engine.game.damage import Damage

    fields = word.looks_at if isinstance(event, Damage) else _AFFECTED
    return _within(game, player, event, fields)


@rule("801.12")
def newer_worlds(game: Game, world: Id, others: Sequence[Id]) -> tuple[Id, ...]:
    """The other world permanents that the world rule compares with this one: those in its controller's range."""
    return tuple(other for other in others if reaches(game, game.controller(world), other))
