"""Whether a land may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import PlayLand
from engine.game.functioning import hooks, objections
from engine.game.objects import Id, Zone
from engine.game.permissions.leave import Leave, leaves
from engine.game.permissions.timing import sorcery_timing
from engine.game.teams import take_turns_together
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def may_play(game: Game, player: Id, action: PlayLand) -> Verdict:
    """Whether this player may play this land now."""
    verdict = is_a_land(game, action) + from_zone(game, player, action) + own_turn(game, player)
    return verdict + in_time(game, player, action) + one_each_turn(game, player) + objected(game, action)


@rule("305.3", "305.2b")
def may_play_as_told(game: Game, player: Id, action: PlayLand) -> Verdict:
    """Whether a player who is told to play this land, wherever and whenever, may: in the own turn, as one of so many."""
    return is_a_land(game, action) + own_turn(game, player) + one_each_turn(game, player) + objected(game, action)


@rule("305.9")
def is_a_land(game: Game, action: PlayLand) -> Verdict:
    """Only lands are played so."""
    if "land" in game.characteristics(action.land).types:
        return ALLOWED
    return forbidden(f"{game.name(action.land)} is not a land.")


@rule("305.1")
def from_zone(game: Game, player: Id, action: PlayLand) -> Verdict:
    """From its owner's hand, or from where something lets it be played."""
    card = game.object(action.land)
    if card.zone is Zone.HAND and card.owner == player:
        return ALLOWED
    leave = leave_to_play(game, action)
    if leave is not None:
        return allowed(f"{leave.name} lets it be played from the {card.zone}.", leave.name)
    why = f"nothing lets {game.name(player)} play it from there"
    return forbidden(f"{game.name(action.land)} is in the {card.zone} zone, and {why}.")


def leave_to_play(game: Game, action: PlayLand) -> Leave | None:
    """The leave by which a land is played from where it is: one of which nothing comes, if there is such a one."""
    found = leaves(game, action, action.land)
    return next((one for one in found if one.is_plain), next(iter(found), None))


def own_turn(game: Game, player: Id) -> Verdict:
    """In the player's own turn, which may be that of their team."""
    return (_turn_of_team if take_turns_together(game.state) else _turn_of_player)(game, player)


@rule("305.3", "805.4c")
def _turn_of_team(game: Game, player: Id) -> Verdict:
    return _their_turn(game, player)


@rule("305.3")
def _turn_of_player(game: Game, player: Id) -> Verdict:
    """Never in another player's turn."""
    return _their_turn(game, player)


def _their_turn(game: Game, player: Id) -> Verdict:
    if game.state.is_active(player):
        return ALLOWED
    return forbidden(f"It is not {game.name(player)}'s turn, so {game.name(player)} can't play a land.")


@rule("305.1", "505.6b")
def in_time(game: Game, player: Id, action: PlayLand) -> Verdict:
    """The timing of sorceries."""
    if not game.state.is_active(player):
        return ALLOWED
    return sorcery_timing(game, player, f"{game.name(action.land)} can be played")


@rule("305.2b")
def one_each_turn(game: Game, player: Id) -> Verdict:
    """As many lands a turn as the player may play."""
    if _has_one_left(game, player) or not game.state.is_active(player):
        return ALLOWED
    played, most = game.state.players[player].lands_played, lands_a_turn(game, player)
    return forbidden(f"{game.name(player)} has played {played} of {most} land{'s' if most != 1 else ''} this turn.")


@rule("305.2a")
def _has_one_left(game: Game, player: Id) -> bool:
    """Whether fewer lands were played this turn than may be."""
    return game.state.players[player].lands_played < lands_a_turn(game, player)


@rule("305.2")
def lands_a_turn(game: Game, player: Id) -> int:
    """How many lands a player may play this turn: one, and what static abilities and effects add.

    They say so by ``additional_lands(game, player, scope) -> int``.
    """
    return 1 + sum(int(more(game, player, scope)) for more, scope in hooks(game, "additional_lands"))


@rule("101.2")
def objected(game: Game, action: PlayLand) -> Verdict:
    """What other objects have against it."""
    return objections(game, action, action.land)
