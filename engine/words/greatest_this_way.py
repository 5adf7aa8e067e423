"""The greatest of a quality among what something was done with earlier, and all of it of what was spoken of."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.filters.comparisons import Quality
from engine.words.references.antecedents import bound
from engine.words.references.this_way import ThisWay


@says("the greatest {quality} among {ones}", "the greatest {quality} among the {ones}")
class AmongThoseThisWay(Quantity, frozen=True):
    """The greatest; 0 when there are none."""

    quality: Quality
    ones: ThisWay

    def __post_init__(self) -> None:
        if not self.ones.things.plural:
            raise Unfit

    @rule("107.1", "608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return max((self.quality.of(game, t) or 0 for t in self.ones.which(game, scope)), default=0)


@says("their total {quality}")
class TheirTotal(Quantity, frozen=True):
    """A quality of the objects spoken of, added up (as they last were where they are gone)."""

    quality: Quality
    slot: str = ""
    refers: ClassVar[str] = "objects"

    @rule("107.1", "608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(self.quality.of(game, t) or 0 for t in bound(game, scope, self.slot))
