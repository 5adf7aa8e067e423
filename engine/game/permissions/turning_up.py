"""Whether a face-down permanent may be turned face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import TurnUp
from engine.game.choices import Choice, Undecided
from engine.game.face_down import ways_up
from engine.game.functioning import objections
from engine.game.objects import Id, Zone
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import UNKNOWN
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def may_turn_up(game: Game, player: Id, action: TurnUp) -> Verdict:
    """Whether this player may turn this permanent face up."""
    return is_face_down(game, player, action) + has_way(game, action) + objected(game, action)


@rule("116.2b")
def is_face_down(game: Game, player: Id, action: TurnUp) -> Verdict:
    """It is a face-down permanent of the player."""
    found = game.object(action.permanent)
    if found.zone is not Zone.BATTLEFIELD or not found.is_face_down:
        return forbidden(f"{game.name(action.permanent)} is not a face-down permanent.")
    if game.controller(action.permanent) != player:
        return forbidden(f"{game.name(player)} does not control {game.name(action.permanent)}.")
    return ALLOWED


@rule("702.37e", "701.40b")
def has_way(game: Game, action: TurnUp) -> Verdict:
    """An ability of the card, or that it is a manifested or cloaked creature card, lets it be turned face up."""
    found = game.object(action.permanent)
    if not found.is_face_down or ways_up(found):
        return ALLOWED
    if found.definition is UNKNOWN:
        prompt = "Which card is the face-down permanent?"
        raise Undecided(Choice(player=action.player, kind="card", options=(), about=action.permanent, prompt=prompt))
    return forbidden(f"Nothing lets {game.name(action.permanent)} be turned face up.")


@rule("101.2")
def objected(game: Game, action: TurnUp) -> Verdict:
    """What other objects have against it."""
    return objections(game, action)
