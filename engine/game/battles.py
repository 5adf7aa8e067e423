"""Battles: the player who protects each one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.game.objects import Characteristics, Id
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

PROTECTOR = "protector"
"""Under what ``Object.chosen`` keeps a battle's protector."""


@rule("310.9a", "310.12a")
def possible_protectors(game: Game, controller: Id, subtypes: Iterable[str]) -> tuple[Id, ...]:
    """Who can protect a battle: an opponent of its controller a Siege, else its controller."""
    return tuple(game.state.opponents(controller)) if "Siege" in subtypes else (controller,)


def choose_protector(game: Game, battle: Id, controller: Id, now: Characteristics) -> Id | None:
    """The protector that the controller chooses; None when nobody can be."""
    options = [(player, game.name(player)) for player in possible_protectors(game, controller, now.subtypes)]
    chosen: Id | None = game.choose_one(
        controller, PROTECTOR, options, about=battle, prompt=f"Who protects {now.name}?"
    )
    return chosen


@rule("310.11")
def has_protector(game: Game, battle: Id) -> bool:
    """Whether a player who can be is designated as its protector."""
    protector = game.object(battle).chosen.get(PROTECTOR)
    return protector in possible_protectors(game, game.controller(battle), game.characteristics(battle).subtypes)
