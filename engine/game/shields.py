"""Shields: the replacement and prevention effects that spells and abilities put around objects and players.

``shield(game, word, scope, affected, until, uses)`` starts one. They are words for ``Continuous.effect``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from engine.game.continuous import StartEffect, UseEffect
from engine.game.damage import Damage, RemoveDamage
from engine.game.events import DidNotHappen, Event
from engine.game.functioning import hooks
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.status import Tap
from engine.game.zones import Destroy
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def shield(game: Game, word: Any, scope: Scope, affected: tuple[Id, ...] | None, until: Any, uses: int | None = None) -> None:
    """Start a shield around these objects and players (None: around everything that the word says)."""
    effect = Continuous(
        id=0, effect=word, scope=scope, affected=affected, until=until, timestamp=0, uses=uses, source_name=game.name(scope.source)
    )
    game.happen(StartEffect(effect=effect))


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


class RegenerationShield(Struct, frozen=True):
    """The next time that an affected permanent would be destroyed it regenerates instead (``uses=1``)."""

    @rule("614.8")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """Regenerating instead of being destroyed, unless it can't be regenerated."""
        if not isinstance(event, Destroy) or not event.can_regenerate or event.object not in scope.slots["affected"]:
            return None
        if any(asked(game, event.object, own) for asked, own in hooks(game, "bars_regeneration")):
            return None
        return (Regenerate(object=event.object),)


class PreventionShield(Struct, frozen=True, kw_only=True):
    """Damage to what is affected is prevented: all of it, or the next so much (``uses`` of its effect).

    ``source`` is a filter that the source of the damage fits, ``only_combat`` limits it to combat damage.
    """

    source: Any = None
    only_combat: bool = False

    spends_itself: ClassVar[bool] = True

    @rule("615.1", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """What is left of the damage."""
        if not isinstance(event, Damage) or not self._stands_before(game, event, scope):
            return None
        left = _left(game, scope.slots["effect"])
        prevented = event.amount if left is None else min(left, event.amount)
        if left is not None:
            game.happen(UseEffect(id=scope.slots["effect"], by=prevented))
        told = DidNotHappen(event=event, why=f"{prevented} damage to {game.name(event.recipient)} is prevented.")
        if prevented == event.amount:
            return (told,)
        return (told, msgspec.structs.replace(event, amount=event.amount - prevented))

    def _stands_before(self, game: Game, damage: Damage, scope: Scope) -> bool:
        affected = scope.slots["affected"]
        if not damage.can_be_prevented or (self.only_combat and not damage.is_combat):
            return False
        if affected is not None and damage.recipient not in affected:
            return False
        return self.source is None or bool(self.source.match(game, damage.source, scope))


def _left(game: Game, effect: Id) -> int | None:
    return next(e.uses for e in game.state.effects if e.id == effect)
