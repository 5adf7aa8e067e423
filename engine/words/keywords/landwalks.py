"""More of landwalk: of a chosen type, lost, and made of no use."""

from __future__ import annotations

from typing import ClassVar

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, Modification, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.keywords.landwalk import LandKind, Landwalk, SuperWalk, Walk
from engine.words.kinds import Supertype
from engine.words.replacements.choosing import remembered


@says("landwalk of the chosen type", "snow landwalk of the chosen type")
class ChosenLandwalk(Keyword, frozen=True):
    """Landwalk of the land type that was chosen; what is granted is that very landwalk."""

    name: ClassVar[str] = "landwalk"

    def means(self) -> tuple[Ability, ...]:
        return ()

    @rule("702.14a")
    def granted(self, game: Game, scope: Scope) -> Keyword:
        """The landwalk that it comes to."""
        kind = remembered(game, scope, "type")
        if kind is None:
            return self
        walk = Walk(kind=kind)
        return Landwalk(lands=walk if self.wording == 0 else SuperWalk(supertype=Supertype(name="snow"), walk=walk))

    def settled(self, game: Game, scope: Scope) -> Keyword:
        """The same, settled as an effect begins."""
        return self.granted(game, scope)


@says("lose{s^} all landwalk abilities")
class LosesLandwalk(Modification, frozen=True):
    """Landwalk of every kind is lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "702.14a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose(lambda ability: ability.name == "landwalk")


class WalksNoMore(Static, frozen=True):
    """Creatures with landwalk (of a kind) can be blocked as though they didn't have it."""

    def stops(self, lands: LandKind) -> bool:
        """Whether it is such landwalk."""
        return True

    @rule("609.4")
    def is_of_no_use(self, game: Game, lands: LandKind, blocker: Id, scope: Scope) -> bool:
        """Whether a blocker may take no notice of this landwalk."""
        return self.stops(lands)


@says(
    "creatures with {walk} can be blocked as though they didn't have {again}.",
    "each creature with {walk} can be blocked as though it didn't have {again}.",
)
class OneWalksNoMore(WalksNoMore, frozen=True):
    """Of one kind."""

    walk: Walk
    again: Walk

    def __post_init__(self) -> None:
        if self.walk != self.again:
            raise Unfit

    def stops(self, lands: LandKind) -> bool:
        return lands == self.walk


@says("creatures with landwalk abilities", "each creature with landwalk abilities")
class Landwalkers(Word, frozen=True):
    """Whatever has landwalk."""


@says("{walkers} can be blocked as though (they|it) didn't have those abilities.")
class NoneWalksMore(WalksNoMore, frozen=True):
    """Of every kind."""

    walkers: Landwalkers
