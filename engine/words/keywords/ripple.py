"""Ripple: the top cards are revealed, and those of the spell's name cast free."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, Effect
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move, Reveal, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.casting import ItIsCast
from engine.words.keywords.later import ALLOWING, may_cast
from engine.words.keywords.spelling import MadeTriggered, Numbered


class Ripples(Effect, frozen=True):
    """The top cards may be revealed; those of the same name may be cast, the rest go below; made, never read."""

    number: int

    @rule("702.60a")
    def happen(self, game: Game, scope: Scope) -> None:
        player, name = scope.controller, game.name(scope.source)
        options, prompt = ((True, "yes"), (False, "no")), f"Reveal the top {self.number} cards for {name}?"
        if not game.choose_one(player, "may", options, about=scope.source, prompt=prompt):
            return
        top = top_cards(game, player, self.number)
        if top:
            game.happen(Reveal(player=player, objects=top))
        called = game.characteristics(scope.source).name
        for card in top:
            if called and game.characteristics(card).name == called:
                may_cast(game, player, card, ALLOWING)
        rest = [t for t in top if game.exists(t)]
        order = game.choose(
            player, "order", [(t, game.name(t)) for t in rest], minimum=len(rest), maximum=len(rest), about=scope.source,
            prompt="In which order, from the top?",
        )
        game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in order))


@says("ripple {number}")
class Ripple(Numbered, frozen=True):
    """Cards of its name follow from the library."""

    name: ClassVar[str] = "ripple"

    @rule("702.60a", "702.60b")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=ItIsCast(), effect=Ripples(number=self.number)),)
