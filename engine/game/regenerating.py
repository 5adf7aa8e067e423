"""Regeneration: the shield that is put around a permanent, and what happens instead of its being destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.damage import RemoveDamage
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.zones import Destroy
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("701.19a")
class Regenerate(Event, frozen=True):
    """A permanent regenerates: damage is removed, it is tapped and removed from combat."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def parts(self, game: Game) -> tuple[Event, ...]:
        from engine.game.combat import RemoveFromCombat

        return (RemoveDamage(objects=(self.object,)), Tap(object=self.object), RemoveFromCombat(object=self.object))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} regenerates."


class RegenerationShield(Static, frozen=True):
    """The next time that an affected permanent would be destroyed it regenerates instead (``uses=1``)."""

    @rule("614.8")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """Regenerating instead of being destroyed, unless it can't be regenerated."""
        if not isinstance(event, Destroy) or not event.can_regenerate or event.object not in scope.slots["affected"]:
            return None
        if any(asked(game, event.object, own) for asked, own in hooks(game, "bars_regeneration")):
            return None
        return (Regenerate(object=event.object),)
