"""Events of abilities being activated."""

from __future__ import annotations

from typing import Any

from engine.game.activating import Activate
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.game.targets import targets_of
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import Subject
from engine.words.filters.activated import Asked, OneActivated
from engine.words.references.antecedents import Antecedent

ABILITY = Antecedent(slot="by", nature="object", nouns=frozenset({"ability"}), said=frozenset({"ability"}))
"""The ability on the stack, which can be spoken of."""


def roles(event: Activate) -> dict[str, Any]:
    """The player, the ability on the stack and its object."""
    by = () if event.on_stack is None else (event.on_stack,)
    return {"player": (event.player,), "by": by, "activated": (event.source,), "it": (event.source,)}


@says("{player} activate{s} {what}", "{player} activate{s} {what}, if it isn't a mana ability")
class WhenActivates(PlayerActs, frozen=True):
    """A player activates an ability that fits, perhaps none that is a mana ability."""

    what: OneActivated

    def __post_init__(self) -> None:
        if self.wording == 1 and self.what.without_mana:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The ability can be spoken of, and the player."""
        return (*super().antecedents(), *self.what.antecedents(), ABILITY)

    @rule("603.2", "602.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Activate) or not self.is_them(game, event.player, scope):
            return None
        if (self.wording == 1 or self.what.without_mana) and is_mana_ability(event.ability):
            return None
        aimed = targets_of(game, event.on_stack) if event.on_stack is not None else ()
        asked = Asked(ability=event.ability, source=event.source, targets=aimed)
        return roles(event) if self.what.match(game, asked, scope) else None


@says("an ability of {of} is activated", "an ability of {of} is activated, if it isn't a mana ability")
class WhenIsActivated(EventPattern, frozen=True):
    """Somebody activates an ability of an object."""

    of: Subject

    def __post_init__(self) -> None:
        if self.of.is_batch:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The ability can be spoken of."""
        return (ABILITY,)

    @rule("603.2", "602.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Activate) or not self.of.match(game, event.source, scope):
            return None
        return None if self.wording == 1 and is_mana_ability(event.ability) else roles(event)
