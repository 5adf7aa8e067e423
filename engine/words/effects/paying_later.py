"""What has to be paid at a later moment: "at the beginning of your next upkeep, pay {3}. if you don't, ..."."""

from __future__ import annotations

from typing import ClassVar

from engine.game.continuous import StartDelayed
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.clauses import PlayerStep
from engine.words.effects.delayed import Later, Moment
from engine.words.effects.paying import Unless
from engine.words.references.players import You
from engine.words.sentences import Core, Sentence


@says("{moment}, {price}. if you don't, {sentence}")
class PayLater(Sentence, frozen=True):
    """The controller pays at a later moment, or something happens."""

    moment: Moment
    price: PlayerStep
    sentence: Core
    triggers_later: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.price.verb is None or not self.price.verb.is_payment:
            raise Unfit

    @rule("603.7a", "118.12")
    def happen(self, game: Game, scope: Scope) -> None:
        unless_paid = Unless(core=self.sentence, player=You(), price=self.price)
        ability = Later(trigger=self.moment.pattern(game, scope), effect=unless_paid)
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope)))
