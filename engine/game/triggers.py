"""Handling triggered abilities: which trigger, and how they are put on the stack.

A trigger condition is an ``EventPattern``. Beside ``match`` it may have these class attributes (or properties):

* ``looks_back``: it is matched for objects as they were just before the event (``looks_back_at(event)`` where it depends);
* ``functions_in``: the zones in which its ability functions, when not the battlefield;
* ``one_or_more``: everything that happens at the same time and matches triggers it once (once for each ``group(slots)``);
* ``state``: a ``Condition``; it triggers by itself whenever that holds.

A triggered ability has ``trigger``, ``condition`` (the intervening "if") and ``effect``; ``once_each_turn`` limits it. A static
ability may have ``additional_triggers(game, waiting, event, scope) -> int``. The scope of the ability as it resolves has
the slots that the pattern bound; ``scope.now`` finds what the event's objects became.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game import layers
from engine.game.abilities import functioning, works_in
from engine.game.continuous import EndDelayed
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.objects import Characteristics, Definition, Id, Object, Stacked, Zone
from engine.game.scope import Scope
from engine.game.state import State, Waiting
from engine.game.zones import Move
from engine.phrase import Word, walk
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

FOLLOWS = "follows"
"""The slot of a waiting ability that says what the objects of its event became."""

class AbilityTriggers(Event, frozen=True):
    """A triggered ability triggers; it waits to be put on the stack. ``event`` is what triggered it.

    An ability that keeps others from triggering forbids this.
    """

    waiting: Waiting
    event: Event | None = None

    def affected(self, game: Game) -> Id:
        return self.waiting.controller

    def apply(self, state: State) -> State:
        return state.with_(waiting=(*state.waiting, self.waiting))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.waiting.source)}'s ability triggers."


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


# -- noticing


def notice(game: Game, happened: tuple[Event, ...], before: State, first: int = 0) -> None:
    """Let triggered abilities see what happened; those that trigger wait to be put on the stack.

    ``before`` is the state before it, ``first`` the number of the log entry of the first event.
    """
    seen = [(n, event) for n, event in enumerate(happened) if not (event.is_bookkeeping or isinstance(event, AbilityTriggers))]
    seen += [(n, put) for n, event in seen for put in _entered_with(game, event)]
    if not seen:
        return
    moves = {e.object: game.state.became[e.object] for _, e in seen if isinstance(e, Move) and e.object in game.state.became}
    triggered = [*_triggered(game, seen, before), *_delayed(game, seen, before)]
    for waiting, event, at in triggered:
        waiting = msgspec.structs.replace(waiting, slots={**waiting.slots, FOLLOWS: {**waiting.slots.get(FOLLOWS, {}), **moves}})
        _trigger(game, msgspec.structs.replace(waiting, cause=first + at if first else None), event)
    _check_states(game)


@rule("122.6")
def _entered_with(game: Game, event: Event) -> Iterator[Event]:
    """Counters that an object enters with are put on it, for abilities that see that."""
    if isinstance(event, Move) and event.counters and event.object in game.state.became:
        for kind, amount in event.counters.items():
            yield PutCounters(on=game.state.became[event.object], kind=kind, amount=amount)


def _triggered(game: Game, seen: list[tuple[int, Event]], before: State) -> Iterator[tuple[Waiting, Event, int]]:
    for looks_back, state in ((False, game.state), (True, before)):
        for thing, abilities in functioning(state):
            for ability in abilities.triggered:
                fitting = [(n, e) for n, e in seen if _looks_back(ability.trigger, e) is looks_back]
                if fitting and thing.zone in works_in(ability):
                    yield from _matches(game, thing, ability, _scope(state, thing), fitting)


def _scope(state: State, thing: Object) -> Scope:
    return Scope.of(thing.id, layers.controller(state, thing.id), x=thing.x)


@rule("603.10")
def _looks_back(trigger: Any, event: Event) -> bool:
    """Whether the trigger condition is matched as of just before the event; entering is always seen as it is after."""
    at = getattr(trigger, "looks_back_at", None)
    if at is not None:
        return bool(at(event))
    return bool(trigger.looks_back) and not (isinstance(event, Move) and event.to is Zone.BATTLEFIELD)


def _matches(
    game: Game, thing: Object, ability: Any, scope: Scope, events: list[tuple[int, Event]]
) -> Iterator[tuple[Waiting, Event, int]]:
    """The times that an ability triggers on these events."""
    found = [(n, e, slots) for n, e in events if (slots := ability.trigger.match(game, e, scope)) is not None]
    if getattr(ability.trigger, "one_or_more", False):
        found = _at_once(ability.trigger, found)
    for n, event, slots in found:
        bound = scope.bind(**slots)
        if _is_so(game, ability, bound):
            x = thing.x if _is_entering(game, thing, event) else 0
            yield Waiting(ability=ability, source=thing.id, controller=scope.controller, slots=slots, x=x), event, n


def _is_entering(game: Game, thing: Object, event: Event) -> bool:
    return isinstance(event, Move) and event.to is Zone.BATTLEFIELD and game.state.became.get(event.object) == thing.id


@rule("603.4")
def _is_so(game: Game, ability: Any, scope: Scope) -> bool:
    """Whether the intervening "if" of an ability, when it has one, is true now."""
    condition = getattr(ability, "condition", None)
    return condition is None or bool(condition.holds(game, scope))


@rule("603.2c")
def _at_once(trigger: Any, found: list[tuple[int, Event, dict[str, Any]]]) -> list[tuple[int, Event, dict[str, Any]]]:
    """What triggers an ability that sees "one or more": once for each group, with the slots of all."""
    groups: dict[Any, tuple[int, Event, dict[str, Any]]] = {}
    for n, event, slots in found:
        group = trigger.group(slots) if hasattr(trigger, "group") else None
        earlier = groups.get(group)
        groups[group] = (n, event, slots) if earlier is None else (*earlier[:2], _together(earlier[2], slots))
    return list(groups.values())


def _together(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    def both(a: Any, b: Any) -> Any:
        return (*a, *(i for i in b if i not in a)) if isinstance(a, tuple) and isinstance(b, tuple) else a

    joined = {key: both(value, other.get(key)) for key, value in one.items()}
    if "amount" in one and isinstance(one["amount"], int):
        joined["amount"] = one["amount"] + other.get("amount", 0)
    return joined


@rule("603.7b")
def _delayed(game: Game, seen: list[tuple[int, Event]], before: State) -> Iterator[tuple[Waiting, Event, int]]:
    for delayed in before.delayed:
        if delayed not in game.state.delayed:
            continue
        uses = delayed.uses
        for n, event in seen:
            slots = delayed.ability.trigger.match(game, event, delayed.scope) if uses is None or uses > 0 else None
            if slots is None or not _is_so(game, delayed.ability, delayed.scope.bind(**slots)):
                continue
            uses = None if uses is None else uses - 1
            bound = {**delayed.scope.slots, FOLLOWS: dict(delayed.scope.follows), **slots}
            yield (
                Waiting(
                    ability=delayed.ability, source=delayed.scope.source, controller=delayed.scope.controller, slots=bound,
                    x=delayed.scope.x or 0,
                ), event, n,
            )
        if uses == 0:
            game.happen(EndDelayed(id=delayed.id))


@rule("603.2")
def _trigger(game: Game, waiting: Waiting, event: Event) -> None:
    if _used_up(game, waiting) or _has_left(game, waiting):
        return
    with game.because(waiting.cause):
        for _ in range(1 + _additional(game, waiting, event)):
            if not _is_mana(waiting.ability, event):
                game.happen(AbilityTriggers(waiting=waiting, event=event))
            else:
                _resolve_mana(game, waiting)


@rule("603.2h")
def _used_up(game: Game, waiting: Waiting) -> bool:
    """Whether an ability that triggers only once each turn has done so."""
    if not getattr(waiting.ability, "once_each_turn", False):
        return False
    earlier = (e.waiting for e in game.state.history if isinstance(e, AbilityTriggers))
    return any(w.source == waiting.source and w.ability is waiting.ability for w in earlier)


@rule("800.4d")
def _has_left(game: Game, waiting: Waiting) -> bool:
    """Whether the ability would be controlled by a player who left the game; then it is not put on the stack."""
    return game.state.players[waiting.controller].has_lost


@rule("603.2d")
def _additional(game: Game, waiting: Waiting, event: Event) -> int:
    """How many additional times effects make an ability trigger."""
    return sum(
        int(static.additional_triggers(game, waiting, event, Scope.of(thing.id, game.controller(thing.id))))
        for thing, abilities in functioning(game.state)
        for static in abilities.statics
        if hasattr(static, "additional_triggers") and thing.zone in works_in(static)
    )


def _is_mana(ability: Any, event: Event) -> bool:
    from engine.game.mana import is_triggered_mana_ability

    return is_triggered_mana_ability(ability, event)


def _resolve_mana(game: Game, waiting: Waiting) -> None:
    from engine.game.mana import resolve_triggered_mana_ability

    scope = Scope.of(waiting.source, waiting.controller, waiting.slots)
    scope.follows.update(scope.slots.get(FOLLOWS, {}))
    resolve_triggered_mana_ability(game, waiting.ability, scope)


@rule("603.8")
def _check_states(game: Game) -> None:
    """State triggers: an ability whose condition holds triggers, unless it is waiting or on the stack already."""
    watching = [(thing, a) for thing, abilities in functioning(game.state) for a in abilities.state_triggers]
    for thing, ability in watching:
        if thing.zone not in works_in(ability) or _is_pending(game, thing.id, ability):
            continue
        scope = _scope(game.state, thing)
        if ability.trigger.state.holds(game, scope):
            game.happen(AbilityTriggers(waiting=Waiting(ability=ability, source=thing.id, controller=scope.controller, slots={})))


def _is_pending(game: Game, source: Id, ability: Any) -> bool:
    if any(w.source == source and w.ability is ability for w in game.state.waiting):
        return True
    on_it = (game.state.objects[i].stacked for i in game.state.zone(Zone.STACK))
    return any(s is not None and s.source == source and s.ability is ability for s in on_it)


@rule("603.12")
def reflexive(game: Game, ability: Any, scope: Scope, **slots: Any) -> None:
    """A reflexive triggered ability ("when you do") triggers now, with what the resolving ability knows."""
    bound = {**scope.slots, FOLLOWS: dict(scope.follows), **slots}
    waiting = Waiting(ability=ability, source=scope.source, controller=scope.controller, slots=bound, x=scope.x or 0)
    game.happen(AbilityTriggers(waiting=waiting))


# -- putting on the stack


@rule("603.3b")
def put_on_stack(game: Game) -> None:
    """Put every waiting ability on the stack: those of the active player first, each player's in the order they choose."""
    for player in game.state.order():
        own = [w for w in game.state.waiting if w.controller == player]
        for waiting in _ordered(game, player, own):
            ability = game.state.next_id
            with game.because(waiting.cause):
                game.happen(_with_x(game, waiting) if _speaks_of_x(waiting.ability) else _put(game, waiting))
                _announce(game, ability, waiting)


def _put(game: Game, waiting: Waiting) -> PutTriggerOnStack:
    return PutTriggerOnStack(waiting=waiting, name=game.name(waiting.source))


@rule("107.3m")
def _with_x(game: Game, waiting: Waiting) -> PutTriggerOnStack:
    """X is what was chosen for the spell that became the permanent, in an ability that triggers on its entering; else 0."""
    return _put(game, waiting)


def _speaks_of_x(ability: Any) -> bool:
    """Whether the text has an X that it does not define itself (words say so by ``is_x`` and ``defines_x``)."""
    words = tuple(walk(ability)) if isinstance(ability, Word) else ()
    return any(getattr(word, "is_x", False) for word in words) and not any(getattr(word, "defines_x", False) for word in words)


@rule("603.3d")
def _announce(game: Game, of: Id, waiting: Waiting) -> None:
    """Choose modes and targets; an ability for which that is impossible is removed from the stack."""
    from engine.game.announcing import announce
    from engine.game.illegal import Illegal

    try:
        announce(game, waiting.controller, of, (waiting.ability,), scope_of(game, of))
    except Illegal:
        game.happen(RemoveFromStack(object=of, why="it has no legal choice for its targets or modes"))


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


def _ordered(game: Game, player: Id, own: list[Waiting]) -> list[Waiting]:
    """The abilities in the order in which they go on the stack. Equal ones of one source are not asked about."""
    kinds = {(w.source, id(w.ability)) for w in own}
    if len(kinds) < 2:
        return own
    options = [(n, f"{game.name(w.source)}'s ability") for n, w in enumerate(own)]
    prompt = "In which order do these abilities go on the stack, the first one lowest?"
    order = game.choose(player, "order", options, minimum=len(own), maximum=len(own), about=own[0].source, prompt=prompt)
    return [own[n] for n in order]
