"""Attaching and unattaching."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.attaching import Attach, Unattach, can_be_attached
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter
from engine.words.references.chosen import Chosen, told
from engine.words.references.objects import This
from engine.words.replacements.choosing import OfChosenType


class PossibleHosts(ObjectFilter, frozen=True):
    """What fits and what something that is moving can be attached to; made, never read."""

    things: ObjectFilter
    moving: tuple[Id, ...] = ()

    @property
    def plural(self) -> bool:
        return self.things.plural

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return self.things.zones(game, scope)

    @rule("608.2d")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope) and any(can_be_attached(game, t, thing) for t in self.moving)


def _possible(to: ObjectReference, moving: tuple[Id, ...]) -> ObjectReference:
    """The same reference; what is chosen must be something to which the objects can be attached."""
    return msgspec.structs.replace(to, things=PossibleHosts(to.things, moving)) if isinstance(to, Chosen) else to


@says("attach{es^} {thing} to {to:one}")
class AttachTo(PlayerVerb, frozen=True):
    """Objects move onto another object, if they can be attached to it."""

    thing: ObjectReference
    to: ObjectReference
    are_two: ClassVar[tuple[str, str]] = ("thing", "to")

    def __post_init__(self) -> None:
        if any(isinstance(word, OfChosenType) for word in walk(self.to)):
            raise Unfit  # that type is one of the two at which the object is, and nothing says which

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to choose to which the object itself can be attached."""
        to = _possible(self.to, present(game, scope, (scope.source,)))
        return not isinstance(to, Chosen) or not isinstance(self.thing, This) or bool(to.fits(game, scope))

    @rule("701.3a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        moving = present(game, scope, told(game, scope, self.thing, players))
        if not moving:
            return
        hosts = present(game, scope, told(game, scope, _possible(self.to, moving), players))
        if hosts:
            game.happen(*(Attach(object=t, to=hosts[0]) for t in moving))


@says("unattach{es^} {thing}")
class UnattachThings(PlayerVerb, frozen=True):
    """Objects stop being attached to what they are on."""

    thing: ObjectReference

    @rule("701.3d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(Unattach(object=t) for t in present(game, scope, told(game, scope, self.thing, players))))
