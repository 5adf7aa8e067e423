"""Banding, as cards say it."""

from __future__ import annotations

from typing import ClassVar

from engine.game.combat.banding import mates
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Keyword, Modification, ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("banding")
class Banding(Keyword, frozen=True):
    """It attacks in bands, and its player divides the damage dealt to it and what fights beside it."""

    name: ClassVar[str] = "banding"


@says('lose{s^} banding and all "bands with other" abilities')
class LosesBanding(Modification, frozen=True):
    """Banding of every kind is lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("702.22b", "613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose(lambda ability: ability.name in ("banding", "bands with other"))


@says("all creatures banded with it", "creatures banded with ~")
class BandedWithIt(ObjectReference, frozen=True):
    """The other creatures in the band of the object itself."""

    @property
    def plural(self) -> bool:
        return True

    @rule("702.22e")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return mates(game.state.combat, scope.source) if game.state.combat is not None else ()
