"""The Ring tempts a player: its emblem, its bearer, and what speaks of either."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from engine.game.actions import BlockWith
from engine.game.combat.events import Attacks, BlocksCreature
from engine.game.continuous import EndEffect, StartDelayed, StartEffect
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Condition,
    Effect,
    EventPattern,
    Filter,
    Modification,
    ObjectReference,
    PlayerReference,
    Reference,
    Static,
)
from engine.game.objects import Characteristics, Id
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.game.state import Continuous, Delayed
from engine.game.the_ring import NAME, Bearing, ChooseBearer, RingGrows, WhileTheirs, ring_bearer, times_tempted
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import FullClause
from engine.words.effects.delayed import StepBegins
from engine.words.events.subjects import Subject
from engine.words.keywords.spelling import MadeTriggered, effect
from engine.words.references.antecedents import Antecedent

TEMPTED = "tempt"
"""The action of which abilities see that it is done."""
BEARER = "bearer"
"""The slot of the creature that was chosen."""


@says("your Ring-bearer")
class YourRingBearer(ObjectReference, frozen=True):
    """The creature that bears the controller's Ring."""

    @rule("701.54e")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = ring_bearer(game, scope.controller)
        return () if found is None else (found,)


@says("your Ring-bearer")
class ItIsYourRingBearer(Subject, frozen=True):
    """The same as what something happens to."""

    @rule("701.54e")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == ring_bearer(game, scope.controller)


class IsLegendary(Modification, frozen=True):
    """It is legendary; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("701.54c")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(supertypes=tuple(dict.fromkeys((*draft.now.supertypes, "legendary"))))


class BearerIsLegend(Static, frozen=True):
    """The first ability of the Ring: its bearer is legendary, and nothing stronger can block it; made, never read."""

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((YourRingBearer(), IsLegendary()),)

    @rule("701.54c")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or action.attacker != ring_bearer(game, scope.controller):
            return None
        if power(game, action.blocker) <= power(game, action.attacker):
            return None
        bearer, blocker = game.name(action.attacker), game.name(action.blocker)
        return forbidden(f"{bearer} bears the Ring: {blocker} can't block it, its power is greater.", NAME)


class BearerAttacks(EventPattern, frozen=True):
    """The Ring-bearer attacks; made, never read."""

    @rule("701.54c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, Attacks) and event.attacker == ring_bearer(game, scope.controller) else None


class BearerIsBlocked(EventPattern, frozen=True):
    """The Ring-bearer becomes blocked by a creature; made, never read."""

    @rule("701.54c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, BlocksCreature) and event.attacker == ring_bearer(game, scope.controller)
        return {"blocker": (event.blocker,)} if fits and isinstance(event, BlocksCreature) else None


class BearerHits(EventPattern, frozen=True):
    """The Ring-bearer deals combat damage to a player; made, never read."""

    @rule("701.54c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not event.is_combat or event.recipient not in game.state.players:
            return None
        return {} if event.source == ring_bearer(game, scope.controller) else None


class BlockerIsSacrificed(Effect, frozen=True):
    """Its controller sacrifices the blocker; made, never read."""

    @rule("701.54c", "701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        here = (t for t in scope.slots["blocker"] if game.exists(t))
        game.happen(*(Sacrifice(player=game.controller(t), object=t, by=scope.source) for t in here))


class BlockerFalls(Effect, frozen=True):
    """The blocker is sacrificed at the end of combat; made, never read."""

    @rule("701.54c", "603.7")
    def happen(self, game: Game, scope: Scope) -> None:
        later = MadeTriggered(trigger=StepBegins(step="end of combat"), effect=BlockerIsSacrificed())
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=later, scope=scope.apart())))


@cache
def the_ring(times: int) -> Characteristics:
    """The emblem of a player whom the Ring has tempted so many times."""
    loots = MadeTriggered(trigger=BearerAttacks(), effect=effect("draw a card, then discard a card."))
    fells = MadeTriggered(trigger=BearerIsBlocked(), effect=BlockerFalls())
    drains = MadeTriggered(trigger=BearerHits(), effect=effect("each opponent loses 3 life."))
    abilities: tuple[Ability, ...] = (BearerIsLegend(), loots, fells, drains)
    return Characteristics(name=NAME, abilities=abilities[:times])


@rule("701.54a", "701.54d")
def tempt(game: Game, scope: Scope, player: Id) -> None:
    """Have the Ring tempt a player."""
    game.happen(RingGrows(player=player, base=the_ring(min(4, times_tempted(game.state, player) + 1))))
    able = [o.id for o in game.state.battlefield() if game.controller(o.id) == player and is_creature(game, o.id)]
    chosen = None
    if able:
        options = [(t, game.name(t)) for t in able]
        chosen = game.choose_one(player, "ring-bearer", options, about=scope.source, prompt="Who bears the Ring?")
        settle_bearer(game, player, chosen)
        game.happen(ChooseBearer(player=player, object=chosen))
    game.happen(ActionDone(action=TEMPTED, player=player, object=chosen))


@rule("701.54a", "701.54b")
def settle_bearer(game: Game, player: Id, bearer: Id) -> None:
    """Make a creature a player's Ring-bearer instead of the one before."""
    before = [e for e in game.state.effects if isinstance(e.effect, Bearing) and e.scope.controller == player]
    begun = Continuous(
        id=0, effect=Bearing(), scope=Scope.of(bearer, player), affected=(bearer,), until=WhileTheirs(),
        timestamp=game.state.timestamp, source_name=NAME,
    )
    game.happen(*(EndEffect(id=e.id) for e in before), StartEffect(effect=begun))


@says("the Ring tempts {player}")
class RingTempts(FullClause, frozen=True):
    """The Ring tempts players."""

    player: PlayerReference

    @rule("701.54a")
    def happen(self, game: Game, scope: Scope) -> None:
        for player in self.player.find(game, scope):
            tempt(game, scope, player)


@says("the Ring tempts you")
class WhenRingTempts(EventPattern, frozen=True):
    """The Ring has tempted the controller, whether or not a creature could be chosen."""

    @rule("701.54d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, ActionDone) or event.action != TEMPTED or event.player != scope.controller:
            return None
        return {BEARER: () if event.object is None else (event.object,)}


@says("you choose a creature as your Ring-bearer")
class WhenChoosesBearer(EventPattern, frozen=True):
    """The controller chooses a Ring-bearer, be it the same as before."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The creature can be spoken of."""
        return (Antecedent(slot="it", nature="object", nouns=frozenset({"creature"})),)

    @rule("701.54a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, ChooseBearer) and event.player == scope.controller
        return {"it": (event.object,)} if fits and isinstance(event, ChooseBearer) else None


@says("you chose (a creature other than ~|another creature) as your Ring-bearer")
class ChoseAnother(Condition, frozen=True):
    """Another creature than the object itself was chosen this time."""

    @rule("701.54a")
    def holds(self, game: Game, scope: Scope) -> bool:
        chosen: Iterable[Id] = scope.slots.get(BEARER, ())
        return any(t != scope.source for t in chosen)


@says("{thing} is your Ring-bearer", "{thing} isn't your Ring-bearer")
class IsYourBearer(Condition, frozen=True):
    """Something is, or is not, the controller's Ring-bearer."""

    thing: ObjectReference

    @rule("701.54e")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(t == ring_bearer(game, scope.controller) for t in self.thing.find(game, scope)) == (self.wording == 0)


@says("you control a Ring-bearer", "you don't control a Ring-bearer")
class HasBearer(Condition, frozen=True):
    """The controller has a Ring-bearer, or has none."""

    @rule("701.54e")
    def holds(self, game: Game, scope: Scope) -> bool:
        return (ring_bearer(game, scope.controller) is not None) == (self.wording == 0)


@says("the Ring has tempted you {number} or more times this game")
class HasTempted(Condition, frozen=True):
    """The Ring has tempted the controller often enough."""

    number: Numeral

    @rule("701.54d")
    def holds(self, game: Game, scope: Scope) -> bool:
        return times_tempted(game.state, scope.controller) >= (self.number.count(game, scope) or 0)
