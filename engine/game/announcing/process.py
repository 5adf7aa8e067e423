"""The order in which all of it is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.announcing.announcement import NOTHING_SAID, Announcement
from engine.game.announcing.division import announce_division
from engine.game.announcing.modes import announce_modes
from engine.game.announcing.targets import announce_targets
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import BecomeTarget, own_x
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def announce(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement = NOTHING_SAID) -> None:
    """Modes, targets and division of a spell or ability that was put on the stack, in that order; Illegal when impossible.

    ``scope`` is filled in; its slots become those of the object on the stack. What becomes a target is noticed at the end.
    """
    announce_modes(game, player, of, texts, scope, said)
    _define_x(game, texts, scope)
    targets = announce_targets(game, player, of, texts, scope, said)
    announce_division(game, player, of, texts, scope, said)
    if targets:
        game.happen(*(BecomeTarget(target=target, of=of) for target in dict.fromkeys(targets)))


@rule("601.2c", "601.2d", "107.3i")
def _define_x(game: Game, texts: tuple[Any, ...], scope: Scope) -> None:
    """An X that the text itself defines and that says what the targets are or how many, or how much is divided."""
    x = own_x(game, texts, scope) if "X" not in scope.slots else None
    if x is not None:
        scope.slots["X"] = x

