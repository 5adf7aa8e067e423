"""Equip and its relatives: attaching Equipment to creatures and Fortifications to lands."""

from __future__ import annotations

from typing import ClassVar

from engine.game.attaching import Attach, can_be_attached
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import Description, ObjectFilter, OneKind, candidates
from engine.words.keywords.spelling import Costed, MadeActivated, costed
from engine.words.kinds import Kind
from engine.words.limits import Limit, OnlyAsSorcery


class TargetOfYours(TargetReference, frozen=True):
    """A target that fits and that the controller of the ability controls; made, never read."""

    things: ObjectFilter

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in candidates(game, self.things, scope) if self.is_legal(game, t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.controller(thing) == scope.controller and self.things.match(game, thing, scope)


class AttachTo(Effect, frozen=True):
    """The object is attached to the target, if it can be; made, never read."""

    to: TargetOfYours

    @rule("701.3a")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.to.find(game, scope):
            if game.exists(scope.source) and can_be_attached(game, scope.source, thing):
                game.happen(Attach(object=scope.source, to=thing))


def described(kind: str) -> ObjectFilter:
    """The description that is this one noun."""
    return Description(head=OneKind(kind=Kind(name=kind)))


class Attaching(Costed, frozen=True):
    """Pay: attach it to something of yours, as a sorcery."""

    def onto(self) -> ObjectFilter:
        """To what."""
        return described("creature")

    def limits(self) -> tuple[Limit, ...]:
        """When."""
        return (OnlyAsSorcery(),)

    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=self.cost, effect=AttachTo(to=TargetOfYours(things=self.onto())), limits=self.limits()),)


@says(*costed("equip"))
class Equip(Attaching, frozen=True):
    """Attach it to a creature of yours."""

    name: ClassVar[str] = "equip"

    @rule("702.6a")
    def means(self) -> tuple[Ability, ...]:
        return Attaching.means(self)

    @rule("702.6d")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("equip {cost:comma+}. {more:space+}", "equip—{cost:comma+}. {more:space+}", "equip {things:one} {cost:comma+}. {more:space+}")
class EquipLimited(Attaching, frozen=True, kw_only=True):
    """Attach it to a creature of yours (of some quality), with limits or a cost of its own besides."""

    more: tuple[Limit, ...]
    things: ObjectFilter | None = None
    name: ClassVar[str] = "equip"

    @rule("702.6c")
    def onto(self) -> ObjectFilter:
        return Attaching.onto(self) if self.things is None else self.things

    def limits(self) -> tuple[Limit, ...]:
        return (*Attaching.limits(self), *self.more)

    @rule("702.6a")
    def means(self) -> tuple[Ability, ...]:
        return Attaching.means(self)


@says("equip {things:one} {cost:comma+}")
class EquipOnly(Attaching, frozen=True):
    """Attach it to a creature of yours of some quality."""

    things: ObjectFilter
    name: ClassVar[str] = "equip"

    @rule("702.6c")
    def onto(self) -> ObjectFilter:
        return self.things


@says(*costed("fortify"))
class Fortify(Attaching, frozen=True):
    """Attach it to a land of yours."""

    name: ClassVar[str] = "fortify"

    @rule("702.67a")
    def onto(self) -> ObjectFilter:
        return described("land")

    @rule("702.67c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()
