"""Events of casting a spell of one of two descriptions."""

from __future__ import annotations

from typing import Any

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.casting import Casting
from engine.words.events.subjects import ItIsA


@says("{player} cast{s} {spell} or {other}")
class WhenCastsEither(Casting, frozen=True, kw_only=True):
    """A player casts a spell that fits one of two descriptions."""

    other: ItIsA

    def __post_init__(self) -> None:
        super().__post_init__()
        if "spell" not in self.other.nouns():
            raise Unfit

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.player not in self.player.find(game, scope):
            return None
        if not any(spell.match(game, event.spell, scope) for spell in (self.spell, self.other)):
            return None
        return {"it": (event.spell,), "player": (event.player,)}
