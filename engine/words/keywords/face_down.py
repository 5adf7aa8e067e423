"""Morph, megamorph and disguise: casting face down, and turning face up for a cost."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.counters import PutCounters
from engine.game.layers.intrinsic import FACE_DOWN
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.game.verdict import ALLOWED, Verdict
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.spelling import Costed, costed, costs, keyword


class CastFaceDownFor(CastFor, frozen=True):
    """Another cost for which the spell may be cast face down."""

    is_face_down: ClassVar[bool] = True


class FaceDown(Costed, frozen=True):
    """A keyword that lets its card be cast face down for {3}."""

    name: ClassVar[str] = "morph"

    @property
    def face_up_cost(self) -> tuple[CostPart, ...]:
        """What turning it face up costs."""
        return self.cost

    @rule("702.37c")
    def means(self) -> tuple[Ability, ...]:
        return (CastFaceDownFor(name=self.name, cost=costs("{3}")),)


@says(*costed("morph"))
class Morph(FaceDown, frozen=True):
    """Cast face down, turned face up for its morph cost."""

    name: ClassVar[str] = "morph"


class WithACounter(CostPart, frozen=True):
    """What comes with turning it face up for its megamorph cost: a +1/+1 counter; made, never read."""

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("702.37b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(PutCounters(on=scope.source, kind="+1/+1", amount=1, by=player))


@says(*costed("megamorph"))
class Megamorph(FaceDown, frozen=True):
    """Morph, with a +1/+1 counter put on it as it is turned face up for that cost."""

    name: ClassVar[str] = "megamorph"

    @property
    def face_up_cost(self) -> tuple[CostPart, ...]:
        return (*self.cost, WithACounter())


class WithWard(CostPart, frozen=True):
    """What comes with casting it face down by disguise: it has ward {2}; made, never read."""

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("702.168a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        warded = msgspec.structs.replace(FACE_DOWN, abilities=(keyword("ward {2}"),))
        game.happen(Remember(object=scope.source, key="face_down", value=warded))


@says(*costed("disguise"))
class Disguise(FaceDown, frozen=True):
    """Cast face down with ward, turned face up for its disguise cost."""

    name: ClassVar[str] = "disguise"

    @rule("702.168a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFaceDownFor(name="disguise", cost=(*costs("{3}"), WithWard())),)
