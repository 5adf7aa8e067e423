"""Warp: cast for less, exiled at the end of the turn, cast again later."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed
from engine.game.zones import Move, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.for_a_turn import ArrangedIfCastFor
from engine.words.keywords.spelling import Costed, costed


class CastFromWarp(Static, frozen=True):
    """Warped cards may be cast from exile by their owners after the turn in which they were exiled; made, never read."""

    cards: tuple[Id, ...]
    turn: int

    @rule("702.185a")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell not in self.cards or self.turn >= game.state.turn.number:
            return None
        found = game.object(action.spell)
        if found.zone is not Zone.EXILE or found.owner != action.player:
            return None
        name = game.name(action.spell)
        return allowed(f"{name} was warped, so its owner may cast it from exile.", name)


class Warps(Effect, frozen=True):
    """What the slot ``back`` holds is exiled, to be cast later; made, never read."""

    @rule("702.185a")
    def happen(self, game: Game, scope: Scope) -> None:
        things = tuple(t for t in scope.slots.get("back", ()) if game.exists(t))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in things))
        cards = arrived(game, moved, Zone.EXILE)
        if cards:
            may = CastFromWarp(cards=cards, turn=game.state.turn.number)
            begin(game, scope.apart(), may, None)


@says(*costed("warp"))
class Warp(Costed, frozen=True):
    """For its warp cost it comes for a turn."""

    name: ClassVar[str] = "warp"

    @rule("702.185a")
    def means(self) -> tuple[Ability, ...]:
        hand = frozenset({Zone.HAND})
        return (CastFor(name="warp", cost=self.cost, zones=hand), ArrangedIfCastFor(cost="warp", goes=Warps()))
