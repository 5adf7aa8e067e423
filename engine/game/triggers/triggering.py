"""Triggering: how often an ability triggers, mana abilities that do at once, state triggers and reflexive ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game import layers
from engine.game.abilities import functioning, functions
from engine.game.events import Event
from engine.game.meaning import Static
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State, Waiting
from engine.game.triggers.on_the_stack import FOLLOWS, AbilityTriggers
from engine.game.triggers.reasons import reasons
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def scope_in(state: State, thing: Object) -> Scope:
    """The scope of an object's abilities in this state."""
    return Scope.of(thing.id, layers.controller(state, thing.id), x=thing.x)


@rule("603.2")
def trigger(game: Game, waiting: Waiting, event: Event, before: State | None = None) -> None:
    """An ability triggers on an event, as often as effects say; a mana ability resolves at once.

    ``before`` is the state in which those effects are looked for where the ability looks back in time.
    """
    if _used_up(game, waiting) or _has_left(game, waiting):
        return
    with game.because(waiting.cause):
        why = reasons(game, waiting, event)
        again = rules_of(_additional) if before is None else (*rules_of(_additional), *rules_of(_in_effect))
        for by in ("", *_additional(game, waiting, event, _in_effect(game, before))):
            if not _is_mana(waiting.ability, event):
                cites = (*again, *why) if by else why
                game.happen(AbilityTriggers(waiting=waiting, event=event, once_more_by=by, cites=cites))
            else:
                _resolve_mana(game, waiting)


@rule("603.2h")
def _used_up(game: Game, waiting: Waiting) -> bool:
    """Whether an ability that triggers only once each turn has done so, or what it offers once each turn was taken."""
    effect = waiting.ability.effect
    if effect is not None and effect.is_taken(game, waiting.source):
        return True
    if not waiting.ability.once_each_turn:
        return False
    earlier = (e.waiting for e in game.state.history if isinstance(e, AbilityTriggers))
    return any(w.source == waiting.source and w.ability is waiting.ability for w in earlier)


@rule("800.4d")
def _has_left(game: Game, waiting: Waiting) -> bool:
    """Whether the ability would be controlled by a player who left the game; then it is not put on the stack."""
    return game.state.players[waiting.controller].has_lost


@rule("603.10")
def _in_effect(game: Game, before: State | None) -> State:
    """The state in which effects count for an ability: that before the event where it looks back in time, else that after it."""
    return before or game.state


@rule("603.2d")
def _additional(game: Game, waiting: Waiting, event: Event, state: State) -> list[str]:
    """The names of what makes an ability trigger an additional time, once for each time."""
    asked = (
        (game.name(thing.id), static.additional_triggers(game, waiting, event, scope_in(state, thing)))
        for thing, abilities in functioning(state)
        for static in abilities.statics
        if type(static).additional_triggers is not Static.additional_triggers and functions(thing, static)
    )
    return [name for name, times in asked for _ in range(int(times))]


def _is_mana(ability: Any, event: Event) -> bool:
    from engine.game.mana import is_triggered_mana_ability

    return is_triggered_mana_ability(ability, event)


def _resolve_mana(game: Game, waiting: Waiting) -> None:
    from engine.game.mana import resolve_triggered_mana_ability

    scope = Scope.of(waiting.source, waiting.controller, waiting.slots)
    scope.follows.update(scope.slots.get(FOLLOWS, {}))
    resolve_triggered_mana_ability(game, waiting.ability, scope)


@rule("603.8")
def check_states(game: Game) -> None:
    """State triggers: an ability whose condition holds triggers, unless it is waiting or on the stack already."""
    watching = [(thing, a) for thing, abilities in functioning(game.state) for a in abilities.state_triggers]
    for thing, ability in watching:
        if not functions(thing, ability) or _is_pending(game, thing.id, ability):
            continue
        scope = scope_in(game.state, thing)
        condition = ability.condition
        if ability.trigger.state.holds(game, scope) and (condition is None or condition.holds(game, scope)):
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
