"""Activated abilities of an object that is named that can't be activated."""

from __future__ import annotations

from typing import Any

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.activated import ActivatedOfOne, Asked


@says("{abilities} can't be activated.", "{abilities} can't be activated unless they're mana abilities.")
class TheseCantBeActivated(Static, frozen=True):
    """They can't be activated, perhaps unless they are mana abilities."""

    abilities: ActivatedOfOne

    @rule("101.2", "602.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, ActivateAbility) or (self.wording == 1 and is_mana_ability(action.ability)):
            return None
        if not self.abilities.match(game, Asked(ability=action.ability, source=action.source), scope):
            return None
        return forbidden(f"Activated abilities of {game.name(action.source)} can't be activated.", game.name(scope.source))
