"""Keywords about casting a card later or again: madness, rebound, buyback, replicate, casualty."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.announcing import Announcement
from engine.game.casting import cast
from engine.game.continuous import StartDelayed
from engine.game.copying import copy_on_stack
from engine.game.costs import numbered
from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, EventPattern, Keyword, Static
from engine.game.objects import Id, Zone
from engine.game.options import FREE
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.trying import possible
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Discard, Move, Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.casting import ItIsCast
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.kicker import Extra, RepeatableExtra, paid
from engine.words.keywords.spelling import Costed, MadeTriggered, Numbered, costed, event
from engine.words.origins import cast_zone

ALLOWING = Announcement(paid=(FREE,), is_permitted=True)


@rule("608.2g")
def may_cast(game: Game, player: Id, card: Id, said: Announcement) -> bool:
    """Let a player cast a card now, if they can and want to; whether they did."""
    if not game.exists(card) or not possible(game, lambda branch: cast(branch, player, card, said)):
        return False
    options = ((True, "yes"), (False, "no"))
    if not game.choose_one(player, "may", options, about=card, prompt=f"Cast {game.name(card)}?"):
        return False
    return bool(cast(game, player, card, said))


class DiscardedIntoExile(Static, frozen=True):
    """Discarded, the card goes to exile."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.HAND})

    @rule("702.35a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.how != "discard" or event.to is Zone.EXILE:
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE),)


class DiscardedThis(EventPattern, frozen=True):
    """The card was exiled by being discarded; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.EXILE})

    @rule("702.35a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Discard) or game.state.became.get(event.object) != scope.source:
            return None
        return {}


class CastForMadness(Effect, frozen=True):
    """The card may be cast for its madness cost; else it goes to the graveyard; made, never read."""

    @rule("702.35a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source):
            return
        owner = game.object(scope.source).owner
        if not may_cast(game, owner, scope.source, Announcement(paid=("madness",), is_permitted=True)):
            game.happen(Move(object=scope.source, to=Zone.GRAVEYARD, how="put", by=scope.source))


@says(*costed("madness"))
class Madness(Costed, frozen=True):
    """Discarded, it may be cast for its madness cost."""

    name: ClassVar[str] = "madness"

    @rule("702.35a")
    def means(self) -> tuple[Ability, ...]:
        offers = CastFor(name="madness", cost=self.cost, zones=frozenset({Zone.EXILE}))
        return (offers, DiscardedIntoExile(), MadeTriggered(trigger=DiscardedThis(), effect=CastForMadness()))


class CastAgain(Effect, frozen=True):
    """The card of the slot ``again`` may be cast without paying its mana cost; made, never read."""

    @rule("702.88a")
    def happen(self, game: Game, scope: Scope) -> None:
        for card in scope.slots.get("again", ()):
            may_cast(game, scope.controller, card, ALLOWING)


class WaitsToRebound(Effect, frozen=True):
    """What the spell became is cast again at the beginning of the next upkeep; made, never read."""

    @rule("702.88a")
    def happen(self, game: Game, scope: Scope) -> None:
        card = game.state.became.get(scope.source, scope.source)
        later = MadeTriggered(trigger=event("the beginning of your upkeep"), effect=CastAgain())
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=later, scope=scope.apart().bind(again=(card,)))))


class ExiledToRebound(Static, frozen=True):
    """Cast from hand, it is exiled as it resolves, to be cast again in the next upkeep of its controller."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("702.88a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.how != "resolve":
            return None
        if cast_zone(game, scope.source) is not Zone.HAND or event.to is not Zone.GRAVEYARD:
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE), Perform(effect=WaitsToRebound(), scope=scope.apart()))


@says("rebound")
class Rebound(Keyword, frozen=True):
    """It is cast again in the next upkeep."""

    name: ClassVar[str] = "rebound"

    @rule("702.88a")
    def means(self) -> tuple[Ability, ...]:
        return (ExiledToRebound(),)

    @rule("702.88c")
    def means_again(self) -> tuple[Ability, ...]:
        return ()


class ReturnedToHand(Static, frozen=True):
    """With buyback paid, it goes to its owner's hand as it resolves."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("702.27a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.how != "resolve":
            return None
        if "buyback" not in paid(game, scope.source) or event.to is not Zone.GRAVEYARD:
            return None
        return (msgspec.structs.replace(event, to=Zone.HAND),)


@says(*costed("buyback"))
class Buyback(Costed, frozen=True):
    """For more it comes back to hand."""

    name: ClassVar[str] = "buyback"

    @rule("702.27a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name="buyback", cost=self.cost), ReturnedToHand())


class CopiesForEach(Effect, frozen=True):
    """The spell is copied as often as a cost of this name was paid; made, never read."""

    cost: str

    @rule("702.56a", "702.78a", "702.153a")
    def happen(self, game: Game, scope: Scope) -> None:
        for _ in range(paid(game, scope.source).count(self.cost)):
            copy_on_stack(game, scope.source, scope.controller, new_targets=True)


def copied_for(cost: str) -> Ability:
    """The ability that copies a spell as it is cast, if a cost of this name was paid for it."""
    return MadeTriggered(trigger=ItIsCast(), condition=WasCastFor(name=cost), effect=CopiesForEach(cost=cost))


@says(*costed("replicate"))
class Replicate(Costed, frozen=True):
    """Copies for each time the cost was paid."""

    name: ClassVar[str] = "replicate"

    @rule("702.56a")
    def means(self) -> tuple[Ability, ...]:
        return (RepeatableExtra(name="replicate", cost=self.cost), copied_for("replicate"))

    @rule("702.56b")
    def means_again(self) -> tuple[Ability, ...]:
        return (RepeatableExtra(name="replicate", cost=self.cost), copied_for(numbered("replicate", 2)))


class SacrificeWithPower(CostPart, frozen=True):
    """Sacrifice a creature with at least so much power; made, never read."""

    deed: ClassVar[str] = "sacrifice"
    least: int

    def _able(self, game: Game, player: Id) -> list[tuple[Id, str]]:
        mine = (o.id for o in game.state.battlefield() if game.controller(o.id) == player and is_creature(game, o.id))
        return [(t, game.name(t)) for t in mine if power(game, t) >= self.least]

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self._able(game, player):
            return ALLOWED
        return forbidden(f"{game.name(player)} has no creature with power {self.least} or greater to sacrifice.")

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        thing = game.choose_one(player, "sacrifice", self._able(game, player), about=scope.source)
        game.happen(Sacrifice(player=player, object=thing))


@says("casualty {number}")
class Casualty(Numbered, frozen=True):
    """A creature may be sacrificed for a copy."""

    name: ClassVar[str] = "casualty"

    @rule("702.153a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name="casualty", cost=(SacrificeWithPower(least=self.number),)), copied_for("casualty"))

    @rule("702.153b")
    def means_again(self) -> tuple[Ability, ...]:
        return (Extra(name="casualty", cost=(SacrificeWithPower(least=self.number),)), copied_for(numbered("casualty", 2)))
