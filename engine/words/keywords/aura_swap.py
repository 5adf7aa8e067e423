"""Aura swap: an Aura changes places with one in its owner's hand."""

from __future__ import annotations

from typing import ClassVar

from engine.game.abilities import keywords_of
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import Costed, MadeActivated, costed


class Swaps(Effect, frozen=True):
    """The Aura is exchanged with an Aura card that can take its place; made, never read."""

    @rule("702.65a", "702.65b", "701.12e")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source) or game.object(scope.source).owner != scope.controller:
            return
        host = game.object(scope.source).attached_to
        able = [t for t in game.state.zone(Zone.HAND, scope.controller) if host is not None and _fits(game, t, host, scope)]
        options = [(t, game.name(t)) for t in able]
        for card in game.choose(
            scope.controller, "exchange", options, minimum=0, maximum=1, about=scope.source, prompt="Exchange it with which Aura?"
        ):
            back = Move(object=scope.source, to=Zone.HAND, how="return", by=scope.source)
            new = Move(
                object=card, to=Zone.BATTLEFIELD, how="put", controller=scope.controller, attached_to=host, by=scope.source
            )
            game.happen(back, new)


def _fits(game: Game, card: Id, host: Id, scope: Scope) -> bool:
    """Whether it is an Aura that can enchant this."""
    if "Aura" not in game.characteristics(card).subtypes:
        return False
    return any(enchant.filter.match(game, host, scope) for enchant in keywords_of(game, card, "enchant"))


@says(*costed("aura swap"))
class AuraSwap(Costed, frozen=True):
    """It changes places with an Aura card in hand."""

    name: ClassVar[str] = "aura swap"

    @rule("702.65a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeActivated(cost=self.cost, effect=Swaps()),)
