"""Optional costs to attack: what may be paid as creatures are declared as attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import DeclareAttack
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("508.1g")
def optional_costs(game: Game, action: DeclareAttack) -> tuple[Event, ...]:
    """What the active player chooses to pay; static abilities offer it by ``as_it_attacks(game, action, scope)``."""
    return tuple(event for asked, scope in hooks(game, "as_it_attacks") for event in asked(game, action, scope))
