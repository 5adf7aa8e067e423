"""Hideaway: one of the top cards is exiled face down for later."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, Effect
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import link
from engine.words.keywords.spelling import MadeTriggered, Numbered, event


class HidesOne(Effect, frozen=True):
    """Of the top cards one is exiled face down, the others go below in a random order; made, never read."""

    number: int

    @rule("702.75a")
    def happen(self, game: Game, scope: Scope) -> None:
        top = top_cards(game, scope.controller, self.number)
        options = [(t, game.name(t)) for t in top]
        hidden = game.choose_one(scope.controller, "hideaway", options, about=scope.source, prompt="Hide which card away?")
        if hidden is None:
            return
        moved = game.happen(Move(object=hidden, to=Zone.EXILE, how="exile", face_down=True, by=scope.source))
        link(game, scope, arrived(game, moved, Zone.EXILE))
        rest = (t for t in top if t != hidden)
        game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in rest))


@says("hideaway {number}")
class Hideaway(Numbered, frozen=True):
    """It hides a card away as it enters."""

    name: ClassVar[str] = "hideaway"

    @rule("702.75a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ enters"), effect=HidesOne(number=self.number)),)
