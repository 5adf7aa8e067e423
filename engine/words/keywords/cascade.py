"""Cascade: what is cast brings a cheaper spell from the library."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword
from engine.game.objects import Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.discovering import casts_within, exile_until
from engine.words.keywords.casting import ItIsCast
from engine.words.keywords.spelling import MadeTriggered


class Cascades(Effect, frozen=True):
    """Cards are exiled down to a cheaper nonland card, which may be cast free; the rest go below; made, never read."""

    @rule("702.85a")
    def happen(self, game: Game, scope: Scope) -> None:
        most, player = mana_value(game, scope.source) - 1, scope.controller
        exiled, found = exile_until(game, scope, player, most)
        if found is not None:
            casts_within(game, player, found, most)
        rest = [t for t in exiled if game.exists(t) and game.object(t).zone is Zone.EXILE]
        game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in rest))


@says("cascade")
class Cascade(Keyword, frozen=True):
    """Cast, it brings a cheaper spell."""

    name: ClassVar[str] = "cascade"

    @rule("702.85a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=ItIsCast(), effect=Cascades()),)

    @rule("702.85c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()
