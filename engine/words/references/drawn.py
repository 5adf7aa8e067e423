"""Cards that were drawn earlier in the ability: "for each card drawn this way"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.cards import DRAWN
from engine.words.effects.repeating import Occasion


@says("card drawn this way")
class CardDrawnThisWay(Occasion, frozen=True, kw_only=True):
    """The cards drawn, by whomever."""

    slot: str = ""
    refers: ClassVar[str] = DRAWN

    @rule("608.2c")
    def count(self, game: Game, scope: Scope) -> int:
        return int(scope.slots.get(DRAWN, 0))
