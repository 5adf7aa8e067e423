"""What happens unless anybody pays: "sacrifice ~ unless any player pays {3}"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.mana import ManaVerb
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.clauses import PlayerStep
from engine.words.effects.offers import Anybody
from engine.words.effects.paying import Unless
from engine.words.references.players import EachOpponent, EachPlayer
from engine.words.sentences import Core, Sentence


@says("{core} unless {who} {price@who}")
class UnlessAnybody(Sentence, frozen=True):
    """Each of the players in turn order may pay; it happens only when none of them does."""

    core: Core
    who: Anybody
    price: PlayerStep
    closes: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if any(isinstance(word, ManaVerb) for word in walk(self.core)):
            raise Unfit  # what mana could be added hangs on what others pay
        self._asking()

    def _asking(self) -> Unless:
        player = EachPlayer() if self.who.wording == 0 else EachOpponent()
        return Unless(core=self.core, player=player, price=self.price)

    @rule("118.12a", "101.4")
    def happen(self, game: Game, scope: Scope) -> None:
        self._asking().happen(game, scope)
