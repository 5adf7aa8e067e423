"""Noticing what triggers abilities: matching trigger conditions against what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game import layers
from engine.game.abilities import expanded, functioning, functions
from engine.game.continuous import EndDelayed
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.limited_range_of_influence import is_limited, sees
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import Delayed, State, Waiting
from engine.game.status import TurnFaceUp
from engine.game.teams import take_turns_together
from engine.game.triggers.of_a_team import for_each_whose_step
from engine.game.triggers.on_the_stack import FOLLOWS, AbilityTriggers, FollowAura
from engine.game.triggers.triggering import check_states, scope_in, trigger
from engine.game.zones import Move
from engine.game.zones.parts import parts_moved
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def notice(game: Game, happened: tuple[Event, ...], before: State, first: int = 0) -> None:
    """Let triggered abilities see what happened; those that trigger wait to be put on the stack.

    ``before`` is the state before it, ``first`` the number of the log entry of the first event.
    """
    seen = [(n, event) for n, event in enumerate(happened) if not (event.is_bookkeeping or isinstance(event, AbilityTriggers))]
    seen += [(n, put) for n, event in seen for put in _entered_with(game, event)]
    seen += [(n, part) for n, event in seen for part in parts_moved(game, event)]
    if not seen:
        return
    moves = {e.object: game.state.became[e.object] for _, e in seen if isinstance(e, Move) and e.object in game.state.became}
    triggered = [*_triggered(game, seen, before), *_delayed(game, seen, before)]
    for waiting, event, at in triggered:
        if _is_silenced(game, waiting, event, seen, before):
            continue
        followed = {**waiting.slots.get(FOLLOWS, {}), **_found_again(game, waiting, event, moves, before)}
        waiting = msgspec.structs.replace(waiting, slots={**waiting.slots, FOLLOWS: followed})
        looked_at = before if _looks_back(waiting.ability.trigger, event) else None
        trigger(game, msgspec.structs.replace(waiting, cause=first + at if first else None), event, looked_at)
    _follow_auras(game, seen, before)
    check_states(game)


@rule("603.10", "603.2g")
def _is_silenced(game: Game, waiting: Waiting, event: Event, seen: list[tuple[int, Event]], before: State) -> bool:
    """Whether something that left at the same time keeps an ability from triggering on what left."""
    if not isinstance(event, Move) or event.to is Zone.BATTLEFIELD:
        return False
    action = AbilityTriggers(waiting=waiting, event=event)
    left = [before.objects[e.object] for _, e in seen if isinstance(e, Move) and e.object in before.objects]
    for thing in (one for one in left if one.zone is Zone.BATTLEFIELD):
        for word in expanded(layers.characteristics(before, thing.id).abilities).forbidding:
            verdict = word.forbid(game, action, scope_in(before, thing)) if word.is_so_as_it_leaves else None
            if verdict is not None and not verdict:
                return True
    return False


@rule("400.7e")
def _found_again(game: Game, waiting: Waiting, event: Event, moves: dict[Id, Id], before: State) -> dict[Id, Id]:
    """The moves that an ability can follow: that of its own source only where that is what it triggered on, or enchanted."""
    met = [event.object, *(one for slot in waiting.slots.values() if isinstance(slot, tuple) for one in slot)]
    known = waiting.source in met or _left_with_its_host(game, waiting.source, event, before)
    return moves if known else {old: new for old, new in moves.items() if old != waiting.source}


@rule("400.7f")
def _left_with_its_host(game: Game, aura: Id, event: Event, before: State) -> bool:
    """Whether an Aura was put into its owner's graveyard at the same time as what it enchanted left the battlefield."""
    if not isinstance(event, Move) or aura not in before.objects or before.objects[aura].attached_to != event.object:
        return False
    card = game.state.objects.get(game.state.became.get(aura, aura))
    return card is not None and card.zone is Zone.GRAVEYARD


def _follow_auras(game: Game, seen: list[tuple[int, Event]], before: State) -> None:
    """Auras that are put into the graveyard for being attached to nothing are followed by their abilities that wait."""
    for _, event in seen:
        if isinstance(event, Move) and event.how == "state-based" and event.to is Zone.GRAVEYARD and game.state.waiting:
            host = before.objects[event.object].attached_to if event.object in before.objects else None
            if host is not None and event.object in game.state.became:
                game.happen(FollowAura(aura=event.object, card=game.state.became[event.object], host=host))


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
                if fitting and is_limited(game.state):
                    fitting = [(n, e) for n, e in fitting if sees(game, layers.controller(state, thing.id), e)]
                if fitting and functions(thing, ability):
                    yield from _matches(game, thing, ability, scope_in(state, thing), fitting)


@rule("603.10")
def _looks_back(trigger: Any, event: Event) -> bool:
    """Whether the trigger condition is matched as of just before the event; entering is always seen as it is after."""
    return bool(trigger.looks_back_at(event))


@rule("603.3a", "113.8")
def _matches(
    game: Game, thing: Object, ability: Any, scope: Scope, events: list[tuple[int, Event]]
) -> Iterator[tuple[Waiting, Event, int]]:
    """The times that an ability triggers on these events."""
    matched = [(n, e, slots) for n, e in events if (slots := ability.trigger.match(game, e, scope)) is not None]
    found = [one for one in matched for _ in range(_times(ability.trigger, one[1]))]
    if take_turns_together(game.state):
        found = [(n, e, each) for n, e, slots in found for each in for_each_whose_step(ability, slots)]
    if ability.trigger.one_or_more:
        found = _at_once(ability.trigger, found)
    for n, event, slots in found:
        bound = scope.bind(**slots)
        if is_so(game, ability, bound):
            x = thing.x if _knows_x(game, thing, event) else 0
            yield Waiting(ability=ability, source=thing.id, controller=scope.controller, slots=slots, x=x), event, n


@rule("603.2c")
def _times(trigger: Any, event: Event) -> int:
    """How often one event triggers an ability: more than once when it is several of what the ability speaks of."""
    return int(trigger.times(event))


def _knows_x(game: Game, thing: Object, event: Event) -> bool:
    """Whether it triggers on being cast, on entering or on being turned face up, for which X was chosen."""
    if isinstance(event, TurnFaceUp) and event.object == thing.id and event.x:
        return True
    return thing.zone is Zone.STACK or _is_entering(game, thing, event)


def _is_entering(game: Game, thing: Object, event: Event) -> bool:
    return isinstance(event, Move) and event.to is Zone.BATTLEFIELD and game.state.became.get(event.object) == thing.id


@rule("603.4")
def is_so(game: Game, ability: Any, scope: Scope) -> bool:
    """Whether the intervening "if" of an ability, when it has one, is true now."""
    condition = ability.condition
    return condition is None or bool(condition.holds(game, scope))


@rule("603.2c")
def _at_once(trigger: Any, found: list[tuple[int, Event, dict[str, Any]]]) -> list[tuple[int, Event, dict[str, Any]]]:
    """What triggers an ability that sees "one or more": once for each group, with the slots of all."""
    groups: dict[Any, tuple[int, Event, dict[str, Any]]] = {}
    for n, event, slots in found:
        group = trigger.group(slots)
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


@rule("107.3n")
def _x_of(delayed: Delayed) -> int | None:
    """The X of the spell or ability that created it; None when that had none."""
    return delayed.scope.x or None


@rule("603.7b", "603.7d", "603.7e")
def _delayed(game: Game, seen: list[tuple[int, Event]], before: State) -> Iterator[tuple[Waiting, Event, int]]:
    for delayed in before.delayed:
        if delayed not in game.state.delayed:
            continue
        uses, trigger_on = delayed.uses, delayed.ability.trigger
        matched = [(n, e, slots) for n, e in seen if (slots := trigger_on.match(game, e, delayed.scope)) is not None]
        found = [one for one in matched for _ in range(_times(trigger_on, one[1]))]
        for n, event, slots in _at_once(trigger_on, found) if trigger_on.one_or_more else found:
            if uses == 0 or not is_so(game, delayed.ability, delayed.scope.bind(**slots)):
                continue
            uses = None if uses is None else uses - 1
            bound = {**delayed.scope.slots, FOLLOWS: dict(delayed.scope.follows), **slots}
            yield (
                Waiting(
                    ability=delayed.ability, source=delayed.scope.source, controller=delayed.scope.controller, slots=bound,
                    x=_x_of(delayed) or 0,
                ), event, n,
            )
        if uses == 0:
            game.happen(EndDelayed(id=delayed.id))
