"""Mayhem without a cost: a card discarded this turn may be played from the graveyard."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell, PlayLand
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.discarding import WasDiscardedThisTurn


class PlayedWhenDiscarded(Static, frozen=True):
    """Its owner may play it from the graveyard in the turn in which it was discarded; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})

    @rule("702.187c")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        card = action.spell if isinstance(action, CastSpell) else action.land if isinstance(action, PlayLand) else None
        if card != scope.source or game.object(scope.source).owner != action.player:
            return None
        if not WasDiscardedThisTurn().holds(game, scope):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} was discarded this turn, so mayhem lets it be played.", name)


@says("mayhem")
class MayhemAlone(Keyword, frozen=True):
    """Discarded this turn, it may be played from the graveyard."""

    name: ClassVar[str] = "mayhem"

    @rule("702.187c")
    def means(self) -> tuple[Ability, ...]:
        return (PlayedWhenDiscarded(),)
