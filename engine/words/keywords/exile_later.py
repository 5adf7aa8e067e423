"""Warp: cast for less, exiled at the end of the turn, cast again later."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.graveyard import until_end_step
from engine.words.keywords.spelling import Costed, MadeTriggered, costed, event


class Warps(Effect, frozen=True):
    """What the slot ``back`` holds is exiled, and remembered to be cast later; made, never read."""

    @rule("702.185a")
    def happen(self, game: Game, scope: Scope) -> None:
        things = tuple(t for t in scope.slots.get("back", ()) if game.exists(t))
        turn = game.state.turn.number
        game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source, chosen={"warped": turn}) for t in things))


class ExiledAtEnd(Effect, frozen=True):
    """At the next end step the permanent is exiled; made, never read."""

    @rule("702.185a")
    def happen(self, game: Game, scope: Scope) -> None:
        until_end_step(game, scope, (scope.source,), Warps())


class CastFromWarp(Static, frozen=True):
    """A warped card may be cast from exile by its owner in later turns."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("702.185a")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != scope.source:
            return None
        found = game.object(scope.source)
        turn = found.chosen.get("warped")
        if found.zone is not Zone.EXILE or turn is None or turn >= game.state.turn.number or found.owner != action.player:
            return None
        name = game.name(scope.source)
        return allowed(f"{name} was warped, so its owner may cast it from exile.", name)


@says(*costed("warp"))
class Warp(Costed, frozen=True):
    """For its warp cost it comes for a turn."""

    name: ClassVar[str] = "warp"

    @rule("702.185a")
    def means(self) -> tuple[Ability, ...]:
        goes = MadeTriggered(trigger=event("~ enters"), condition=WasCastFor(name="warp"), effect=ExiledAtEnd())
        hand = frozenset({Zone.HAND})
        return (CastFor(name="warp", cost=self.cost, zones=hand), CastFromWarp(), goes)
