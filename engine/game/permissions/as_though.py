"""Asking whether an action may be done as though something were otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import Action
from engine.game.functioning import hooks
from engine.game.objects import Id

if TYPE_CHECKING:
    from engine.game.machine import Game


class AsThough(Action, frozen=True):
    """Do ``action`` as though it had a keyword (``haste``, ``flash``); ``Static.permit`` is asked about it.

    Leave to do a thing from a zone from which it usually cannot be done is asked about with the action itself.
    """

    action: Action
    keyword: str


def by_leave_of(game: Game, action: Action, about: Id | None = None) -> str | None:
    """The name of what permits an action; None when nothing does."""
    for permit, scope in hooks(game, "permit", about):
        verdict = permit(game, action, scope)
        if verdict is not None and verdict:
            return game.name(scope.source)
    return None


def as_though(game: Game, action: Action, keyword: str, about: Id | None = None) -> str | None:
    """The name of what lets an action be done as though its object had a keyword; None when nothing does."""
    return by_leave_of(game, AsThough(player=action.player, action=action, keyword=keyword), about)
