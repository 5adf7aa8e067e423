"""What is chosen for the costs of a spell as they are announced: what will be sacrificed for it, what is spliced onto it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.functioning import hooks
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.actions import CastSpell
    from engine.game.machine import Game


@rule("601.2b")
def choose_for_costs(game: Game, action: CastSpell) -> None:
    """Static abilities have their say by ``as_announced(game, action, scope)``, once the spell's own costs are announced."""
    for asked, scope in hooks(game, "as_announced", action.spell):
        asked(game, action, scope)
