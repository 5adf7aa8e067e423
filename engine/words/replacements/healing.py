"""Healing: damage already dealt is removed as more is dealt."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.healing import Heal
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.replacements.instead import Instead


@says("instead that damage is dealt", "that damage is dealt instead")
class DealtAllTheSame(Word, frozen=True):
    """The damage itself."""


@says("all other damage already dealt to (it|him|her) is healed")
class TheRestHealed(Word, frozen=True):
    """What becomes of the damage before it."""


@says("if damage would be dealt to ~, {dealt}, but {healed}")
class HealsAsItIsDealt(Instead, frozen=True):
    """Only the last damage stays marked on the object."""

    dealt: DealtAllTheSame
    healed: TheRestHealed

    @rule("701.69a", "614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source or not game.object(scope.source).damage:
            return None
        if any(isinstance(other, Heal) and other.object == scope.source for other in game.at_once.others()):
            return None  # what is dealt at the same time is not dealt already
        return (Heal(object=scope.source), event)
