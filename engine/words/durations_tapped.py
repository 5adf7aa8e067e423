"""The duration that lasts while an object spoken of remains tapped."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.durations import WhileSo, is_seen
from engine.words.references.antecedents import is_settled
from engine.words.references.objects import This


@says("for as long as {thing} remains tapped")
class WhileItRemainsTapped(WhileSo, frozen=True):
    """Until the object spoken of becomes untapped or leaves the battlefield."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing) or isinstance(self.thing, This):
            raise Unfit

    @rule("611.2b")
    def is_so(self, game: Game, scope: Scope) -> bool:
        return any(is_seen(game, t) and game.object(t).is_tapped for t in self.thing.find(game, scope))
