"""Triggered abilities as events and as objects on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.objects import Characteristics, Definition, Id, Object, Stacked, Zone
from engine.game.scope import Scope
from engine.game.state import State, Waiting
from engine.game.zones import Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

FOLLOWS = "follows"
"""The slot of a waiting ability that says what the objects of its event became."""


class AbilityTriggers(Event, frozen=True):
    """A triggered ability triggers; it waits to be put on the stack. ``event`` is what triggered it.

    An ability that keeps others from triggering forbids this. ``once_more_by`` names what made it trigger an additional time.
    """

    waiting: Waiting
    event: Event | None = None
    once_more_by: str = ""

    def affected(self, game: Game) -> Id:
        return self.waiting.controller

    def apply(self, state: State) -> State:
        return state.with_(waiting=(*state.waiting, self.waiting))

    def sentence(self, game: Game) -> str:
        once_more = f" an additional time because of {self.once_more_by}" if self.once_more_by else ""
        return f"{game.name(self.waiting.source)}'s ability triggers{once_more}."


class FollowAura(Event, frozen=True):
    """A waiting ability that triggered on what an Aura enchanted leaving finds the card that the Aura has become."""

    aura: Id
    card: Id
    host: Id

    is_bookkeeping: ClassVar[bool] = True

    @rule("400.7f")
    def apply(self, state: State) -> State:
        return state.with_(waiting=tuple(self._followed(w) for w in state.waiting))

    def _followed(self, waiting: Waiting) -> Waiting:
        follows = waiting.slots.get(FOLLOWS, {})
        if waiting.source != self.aura or self.host not in follows:
            return waiting
        return msgspec.structs.replace(waiting, slots={**waiting.slots, FOLLOWS: {**follows, self.aura: self.card}})


@rule("603.3")
class PutTriggerOnStack(Event, frozen=True):
    """The first of the waiting abilities that is this one is put on the stack as an object (``state.next_id``)."""

    waiting: Waiting
    name: str

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        left = list(state.waiting)
        del left[next(n for n, w in enumerate(left) if w is self.waiting)]
        waiting = self.waiting
        stacked = Stacked(ability=waiting.ability, source=waiting.source, slots=waiting.slots)
        state = state.with_(waiting=tuple(left))
        return on_stack(state, waiting.controller, stacked, f"{self.name}'s ability", x=waiting.x)

    def sentence(self, game: Game) -> str:
        return f"{self.name}'s ability is put on the stack."


@rule("405.1", "405.2", "405.4")
def on_stack(state: State, controller: Id, stacked: Stacked, name: str, x: int = 0) -> State:
    """The state with a new ability on top of the stack; its id is ``state.next_id``."""
    nothing = Characteristics()
    new = Object(
        id=state.next_id, definition=Definition(name=name, faces=(nothing,)), base=nothing, owner=controller,
        controller=controller, zone=Zone.STACK, timestamp=state.timestamp, stacked=stacked, x=x,
    )
    stack = (*state.zone(Zone.STACK), new.id)
    return state.put(new).with_(
        zones={**state.zones, (Zone.STACK, 0): stack}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
    )


class RemoveFromStack(Event, frozen=True):
    """A spell or ability leaves the stack without resolving: an ability ceases to exist, a card goes to the graveyard."""

    object: Id
    why: str

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def parts(self, game: Game) -> tuple[Event, ...]:
        to = Zone.NOWHERE if is_ability(game.object(self.object)) else Zone.GRAVEYARD
        return (Move(object=self.object, to=to, how="fizzle", cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is removed from the stack: {self.why}."


def is_ability(found: Object) -> bool:
    """Whether an object on the stack is an ability rather than a spell."""
    return found.stacked is not None and found.stacked.source is not None


def scope_of(game: Game, of: Id) -> Scope:
    """The scope of a spell or ability on the stack, with what was announced for it."""
    found = game.object(of)
    stacked = found.stacked or Stacked()
    scope = Scope.of(of if stacked.source is None else stacked.source, game.controller(of), stacked.slots, x=found.x)
    scope.follows.update(scope.slots.get(FOLLOWS, {}))
    return scope
