"""The duration that lasts while what became attached stays so."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.durations import WhileSo, is_seen
from engine.words.references.antecedents import bound


@says(
    "for as long as ~ (remains|is) attached to it",
    "for as long as that (Aura|Equipment) (remains|is) attached to it",
)
class WhileAttachedToIt(WhileSo, frozen=True):
    """Until the object itself, or what became attached, is no longer attached to what it became attached to."""

    slot: str = ""
    refers: ClassVar[str] = "host"

    @rule("611.2b")
    def is_so(self, game: Game, scope: Scope) -> bool:
        things = (scope.source,) if self.wording < 2 else bound(game, scope, "it")
        hosts = bound(game, scope, self.slot)
        return any(is_seen(game, t) and game.object(t).attached_to in hosts for t in things)
