"""Keywords that save something else: umbra armor."""

from __future__ import annotations

from typing import ClassVar

from engine.game.damage import RemoveDamage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, Static
from engine.game.scope import Scope
from engine.game.zones import Destroy
from engine.phrase import says
from engine.rulebook import rule


class DestroyedInItsPlace(Static, frozen=True):
    """The Aura is destroyed instead of what it enchants, whose damage is removed."""

    @rule("702.89a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Destroy) or event.object != game.object(scope.source).attached_to:
            return None
        return (RemoveDamage(objects=(event.object,)), Destroy(object=scope.source, by=scope.source))


@says("umbra armor", "totem armor")
class UmbraArmor(Keyword, frozen=True):
    """It dies in place of what it enchants."""

    name: ClassVar[str] = "umbra armor"

    def means(self) -> tuple[Ability, ...]:
        return (DestroyedInItsPlace(),)
