"""Players who have left the game: who makes their choices, and what they no longer do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.controlling_another_player import CHANCE
from engine.game.events import Event
from engine.game.layers.order import Layer
from engine.game.meaning import Effect, Modification
from engine.game.objects import Id, Zone
from engine.game.state import Continuous
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def who_chooses(game: Game, player: Id, kind: str) -> Id:
    """Who makes a choice that a player is to make: they themselves, unless they have left the game."""
    if not game.state.players[player].has_lost or kind in CHANCE or len(game.state.order()) < 2:
        return player
    whose = game.resolving.controller if game.resolving is not None else 0
    if whose in game.state.players and not game.state.players[whose].has_lost:
        return _chosen_by(game, whose, player)
    return _next_in_turn(game, player)


@rule("800.4g")
def _chosen_by(game: Game, controller: Id, left: Id) -> Id:
    """The controller of what asks chooses another player, an opponent in place of an opponent."""
    opponents = game.state.opponents(controller)
    team = game.state.players[left].team
    was_opponent = left != controller and (not team or team != game.state.players[controller].team)
    others = opponents if was_opponent and opponents else game.state.order(controller)
    options = [(player, game.name(player)) for player in others]
    prompt = f"Who chooses in place of {game.name(left)}, who has left the game?"
    chosen: Id = game.choose_one(controller, "player", options, prompt=prompt)
    return chosen


@rule("800.4h")
def _next_in_turn(game: Game, left: Id) -> Id:
    return game.state.order(left)[0]


def can_pay(game: Game, player: Id) -> Verdict:
    """Whether a player is there to pay a cost."""
    return _pays_nothing(game, player) if game.state.players[player].has_lost else ALLOWED


@rule("800.4f")
def _pays_nothing(game: Game, player: Id) -> Verdict:
    return forbidden(f"{game.name(player)} has left the game and pays nothing.")


def gets_control(game: Game, event: Event) -> Id:
    """The player who has left the game and under whose control something would come by an event, 0 where there is none."""
    from engine.game.zones import CreateToken, Move

    if isinstance(event, Move) and event.to in (Zone.BATTLEFIELD, Zone.STACK) and event.object in game.state.objects:
        player = game.state.objects[event.object].owner if event.controller is None else event.controller
        return player if game.state.players[player].has_lost else 0
    if isinstance(event, CreateToken):
        return event.controller if game.state.players[event.controller].has_lost else 0
    return 0


@rule("800.4b")
def under_nobodys_control(game: Game, player: Id) -> Verdict:
    return forbidden(f"{game.name(player)} has left the game, so nothing comes under that player's control.")


def gives_control_to(effect: Continuous, player: Id) -> bool:
    """Whether a continuous effect gives a player control: the one it names, else whoever made it."""
    given = (effect.effect.what if isinstance(effect.effect, Effect) else ()) or (effect.effect,)
    parts = [part for part in given if isinstance(part, Modification) and Layer.CONTROL in part.layers]
    return any((effect.scope.controller if part.player is None else part.player) == player for part in parts)
