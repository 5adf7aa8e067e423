"""Landwalk of the land types that lands have, and creatures that block in spite of landwalk."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, ObjectReference, Reference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.abilities import Predicate
from engine.words.keywords.landwalk import LandKind, Landwalk, Walk
from engine.words.keywords.landwalks import Landwalkers, WalksNoMore
from engine.words.modifications.abilities import HasThese
from engine.words.references.antecedents import is_settled
from engine.words.references.objects import This


def walks(kinds: tuple[str, ...]) -> tuple[Landwalk, ...]:
    """Landwalk of each of some land types."""
    return tuple(Landwalk(lands=Walk(kind=kind)) for kind in kinds)


class WalksOfYourLands(Modification, frozen=True):
    """Landwalk of each basic land type among the lands of its controller; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "702.14a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        mine = (game.characteristics(o.id) for o in game.state.battlefield() if game.controller(o.id) == scope.controller)
        found = {kind for now in mine if "land" in now.types for kind in now.subtypes}
        draft.gain(*walks(tuple(kind for kind in sorted(vocabulary.basic_land_types()) if kind in found)))


@says("for each basic land type among lands you control, ~ has landwalk of that type.")
class LandwalkOfYourTypes(Static, frozen=True):
    """It has landwalk of each of those types."""

    @rule("604.2")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), WalksOfYourLands()),)


@says("gain{s^} landwalk of each of the land types of {land}")
class GainsLandwalkOf(Modification, frozen=True):
    """Landwalk of each land type that a land has, or last had."""

    land: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.land):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("702.14a", "608.2h")
    def settled(self, game: Game, scope: Scope) -> HasThese:
        """The landwalk abilities that it comes to."""
        had = (kind for t in self.land.find(game, scope) for kind in game.characteristics(t).subtypes)
        return HasThese(abilities=walks(tuple(kind for kind in had if kind in vocabulary.subtypes("land"))))

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Nothing before it is settled."""


@says("{predicate} and can block {walkers} as though (they|it) didn't have those abilities.")
class BlocksWalkers(WalksNoMore, frozen=True):
    """What is said of creatures, and that landwalk does not stop them from blocking."""

    predicate: Predicate
    walkers: Landwalkers

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return self.predicate.modifications()

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        return self.predicate.forbid(game, action, scope)

    @rule("609.4")
    def is_of_no_use(self, game: Game, lands: LandKind, blocker: Id, scope: Scope) -> bool:
        return blocker in self.predicate.subject.find(game, scope)
