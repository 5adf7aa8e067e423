"""Miracle: as the first draw of a turn it may be revealed and cast for another cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.announcing import Announcement
from engine.game.costs import CostChange
from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.triggers import reflexive
from engine.game.zones import Draw, Move, Reveal
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.later import may_cast
from engine.words.keywords.spelling import Costed, MadeTriggered, costed, event

MIRACLE = "miracle"
"""What the cost is called, and the mark of the card while the ability lets it be cast."""


class CastForMiracle(Effect, frozen=True):
    """The revealed card may be cast for its miracle cost; made, never read."""

    @rule("702.94a")
    def happen(self, game: Game, scope: Scope) -> None:
        card = scope.source
        if not game.exists(card):
            return
        game.happen(Mark(object=card, mark=MIRACLE))
        if not may_cast(game, game.object(card).owner, card, Announcement(paid=(MIRACLE,), is_permitted=True)):
            game.happen(Mark(object=card, mark=MIRACLE, on=False))


class MayReveal(Effect, frozen=True):
    """The card just drawn may be revealed, upon which it can be cast; made, never read."""

    @rule("702.94a", "702.94b", "603.11")
    def happen(self, game: Game, scope: Scope) -> None:
        card = game.state.became.get(scope.source, scope.source)
        if not game.exists(card) or game.object(card).zone is not Zone.HAND:
            return
        shown, prompt = ((card, game.name(card)),), f"Reveal {game.name(card)} for its miracle?"
        if game.choose(scope.controller, "reveal", shown, minimum=0, maximum=1, about=card, prompt=prompt):
            game.happen(Reveal(player=scope.controller, objects=(card,)))
            casts = MadeTriggered(trigger=event("~ enters"), effect=CastForMiracle())
            reflexive(game, casts, Scope.of(card, scope.controller))


class RevealedAsDrawn(Static, frozen=True):
    """As the first card drawn in a turn it may be revealed; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.LIBRARY})

    @rule("702.94a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.how != "draw" or event.to is not Zone.HAND:
            return None
        owner = game.object(scope.source).owner
        if any(isinstance(e, Draw) and e.player == owner for e in game.state.history):
            return None
        return (event, Perform(effect=MayReveal(), scope=Scope.of(scope.source, owner)))


class WhileAllowed(CastFor, frozen=True):
    """Its miracle cost, only as the ability has it cast; made, never read."""

    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return CastFor.changes(self, game, action, scope) if MIRACLE in game.object(scope.source).marks else ()


@says(*costed("miracle"))
class Miracle(Costed, frozen=True):
    """Drawn first in a turn, it may be cast for less."""

    name: ClassVar[str] = "miracle"
    is_only_printed: ClassVar[bool] = True

    @rule("702.94a")
    def means(self) -> tuple[Ability, ...]:
        return (RevealedAsDrawn(), WhileAllowed(name=MIRACLE, cost=self.cost, zones=frozenset({Zone.HAND})))
