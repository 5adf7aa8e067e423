"""Increment: a creature grows with spells that cost more mana than it is big."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, EventPattern, Keyword
from engine.game.qualities import is_creature, power, toughness
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import MadeTriggered, effect


class YouSpendOnASpell(EventPattern, frozen=True):
    """The controller casts a spell; slot ``spent`` holds how much mana was spent; made, never read."""

    @rule("702.191a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.player != scope.controller:
            return None
        return {"spent": event.mana_spent}


class MoreThanItsSize(Condition, frozen=True):
    """It is a creature, and more mana was spent than its power or its toughness; made, never read."""

    @rule("702.191a")
    def holds(self, game: Game, scope: Scope) -> bool:
        size = min(power(game, scope.source), toughness(game, scope.source))
        return is_creature(game, scope.source) and int(scope.slots.get("spent", 0)) > size


@says("increment")
class Increment(Keyword, frozen=True):
    """It gets a +1/+1 counter when much is spent on a spell."""

    name: ClassVar[str] = "increment"

    @rule("702.191a", "702.191b")
    def means(self) -> tuple[Ability, ...]:
        grows = effect("put a +1/+1 counter on ~.")
        return (MadeTriggered(trigger=YouSpendOnASpell(), condition=MoreThanItsSize(), effect=grows),)
