"""Keywords that define a characteristic of their object in every zone: changeling, devoid."""

from __future__ import annotations

from typing import ClassVar

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Filter, Keyword, Modification, Reference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.references.objects import This


class EveryCreatureType(Modification, frozen=True):
    """Every creature type, besides the subtypes that there are; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("702.73a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_subtypes(*sorted(vocabulary.subtypes("creature")))


class NoColor(Modification, frozen=True):
    """No colour, whatever the mana cost says; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("702.114a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(colors=frozenset())


class Defines(Static, frozen=True):
    """A characteristic-defining ability."""

    what: Modification
    is_cda: ClassVar[bool] = True
    functions_in: ClassVar[frozenset[Zone]] = frozenset(Zone)

    @rule("604.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), self.what),)


@says("changeling")
class Changeling(Keyword, frozen=True):
    """It is every creature type."""

    name: ClassVar[str] = "changeling"

    def means(self) -> tuple[Ability, ...]:
        return (Defines(what=EveryCreatureType()),)


@says("devoid")
class Devoid(Keyword, frozen=True):
    """It has no colour."""

    name: ClassVar[str] = "devoid"

    def means(self) -> tuple[Ability, ...]:
        return (Defines(what=NoColor()),)
