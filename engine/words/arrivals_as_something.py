"""What a permanent is, besides what it was, from the moment on at which an instruction puts it onto the battlefield."""

from __future__ import annotations

from typing import Any

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.arrivals import Arrival
from engine.words.effects.being_now import WhatItIs
from engine.words.effects.until import Modifications


@says(
    ". (that creature|that permanent) is {what:one}",
    ". it's {what:one}",
    ". each of (those creatures|them) is {what:one}",
    ". (those creatures|those permanents) are {what:many}",
    ". they're {what:many}",
)
class IsSomethingToo(Arrival, frozen=True):
    """It is something in addition to what the card is."""

    what: WhatItIs

    def __post_init__(self) -> None:
        if self.what.kept is None:
            raise Unfit

    @rule("611.2e")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        word = Modifications(what=(self.what.modification(),))
        effect = Continuous(
            id=0, effect=word, scope=scope, affected=None, until=None, timestamp=0, source_name=game.name(scope.source)
        )
        return {"effects": (effect,)}
