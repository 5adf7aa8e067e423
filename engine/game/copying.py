"""Copying objects: copiable values, exceptions to copying, becoming a copy, copies of spells and abilities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game import layers
from engine.game.abilities import expanded
from engine.game.events import Event
from engine.game.layers import Draft, Layer
from engine.game.layers.effects import layered
from engine.game.meaning import Modification
from engine.game.objects import OWNED_ZONES, Characteristics, Id, Stacked, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("707.2", "707.3")
def copiable(game: Game, thing: Id) -> Characteristics:
    """The copiable values of an object; those that it last had when it is gone."""
    if thing in game.state.objects:
        return layers.copiable(game.state, thing)
    last = game.state.gone[thing].object
    key = (last.zone, last.owner if last.zone in OWNED_ZONES else 0)
    zones = {**game.state.zones, key: (*game.state.zones.get(key, ()), thing)}
    return layers.copiable(game.state.put(last).with_(zones=zones), thing)


@rule("707.9", "707.9a", "707.9b")
def copy_of(
    game: Game, thing: Id, exceptions: Iterable[Modification] = (), scope: Scope | None = None
) -> Characteristics:
    """What a copy of an object is: its copiable values with the exceptions, which become copiable themselves."""
    return with_exceptions(game, copiable(game, thing), exceptions, scope or Scope.of(thing, game.controller(thing)))


def with_exceptions(
    game: Game, values: Characteristics, exceptions: Iterable[Modification], scope: Scope
) -> Characteristics:
    """Copied values as the exceptions change them."""
    draft = Draft(of=scope.source, now=values, controller=scope.controller)
    for layer in Layer:
        for exception in exceptions:
            if layer in exception.layers:
                before = draft.now
                exception.modify(game, draft, layer, scope)
                _without_definitions(draft, before)
    return draft.now


@rule("707.9d")
def _without_definitions(draft: Draft, before: Characteristics) -> None:
    """Where an exception gives a value, the copied ability that would define that value is not copied."""
    defining: set[Layer] = set()
    if (draft.now.power, draft.now.toughness) != (before.power, before.toughness):
        defining.add(Layer.PT_DEFINED)
    if draft.now.colors != before.colors:
        defining.add(Layer.COLOR)
    if not set(before.types) <= set(draft.now.types) or not set(before.subtypes) <= set(draft.now.subtypes):
        defining.add(Layer.TYPE)
    dropped = [one.ability for one in layered(draft.now.abilities) if one.is_defining and one.layers & defining]
    if dropped:
        draft.lose(lambda ability: any(meant in dropped for meant in expanded((ability,)).all))


class IsCopy(Modification, frozen=True):
    """An object is a copy with these values, which were fixed when it became one, by these rules besides."""

    values: Characteristics
    rules: tuple[str, ...] = ()

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COPY,)

    @rule("707.2b", "707.4")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.now, draft.rules = self.values, self.rules


@rule("707.10")
class CopyOnStack(Event, frozen=True):
    """A copy of a spell or ability is put on the stack; its id is ``state.next_id``. It is neither cast nor activated."""

    of: Id
    controller: Id
    base: Characteristics
    slots: Mapping[str, Any] = {}

    def affected(self, game: Game) -> Id:
        return self.controller

    @rule("112.1a", "112.2")
    def apply(self, state: State) -> State:
        original = state.objects.get(self.of) or state.gone[self.of].object
        stacked = original.stacked and msgspec.structs.replace(
            original.stacked, is_copy=True, slots={**original.stacked.slots, **self.slots}, cast_from=None,
            mana_spent=(), mana_from=(), snow_spent=0,
        )
        copy = original.with_(
            id=state.next_id, base=self.base, owner=self.controller, controller=self.controller, zone=Zone.STACK,
            timestamp=state.timestamp, is_copy=True, stacked=stacked, label="",
        )
        stack = (*state.zone(Zone.STACK), copy.id)
        return state.put(copy).with_(
            zones={**state.zones, (Zone.STACK, 0): stack}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.controller)} copies {game.name(self.of)}."


@rule("707.10")
def copy_on_stack(
    game: Game, of: Id, controller: Id, exceptions: Iterable[Modification] = (), new_targets: bool = False
) -> Id:
    """Put a copy of a spell or ability on the stack; its controller may choose new targets if ``new_targets``."""
    base = copy_of(game, of, exceptions)
    copy = game.state.next_id
    cites = tuple(number for is_so in _KINDS_OF_COPIES if is_so(game, of) for number in rules_of(is_so))
    game.happen(CopyOnStack(of=of, controller=controller, base=base, cites=cites))
    copied = _target_slots(game, copy)
    if new_targets:
        _aim_anew(game, copy, controller)
    _become_targets(game, copy, copied)
    return copy


@rule("707.10b")
def _is_of_an_ability(game: Game, of: Id) -> bool:
    """Whether an ability is copied: the copy has the same source."""
    stacked = game.object(of).stacked
    return stacked is not None and stacked.source is not None


@rule("700.2g")
def _has_modes(game: Game, of: Id) -> bool:
    """Whether modes were chosen: the copy has the same."""
    stacked = game.object(of).stacked
    return stacked is not None and bool(stacked.modes)


@rule("715.3c")
def _is_an_adventure(game: Game, of: Id) -> bool:
    """Whether an Adventure is copied: the copy is one."""
    return "Adventure" in game.characteristics(of).subtypes


@rule("720.3c")
def _is_an_omen(game: Game, of: Id) -> bool:
    """Whether an Omen is copied: the copy is one."""
    return "Omen" in game.characteristics(of).subtypes


@rule("718.3c")
def _is_prototyped(game: Game, of: Id) -> bool:
    """Whether a prototyped spell is copied: the copy is one."""
    stacked = game.object(of).stacked
    return stacked is not None and "prototype" in stacked.paid


@rule("702.103c")
def _is_bestowed(game: Game, of: Id) -> bool:
    """Whether a bestowed Aura spell is copied: the copy is one."""
    stacked = game.object(of).stacked
    return stacked is not None and "bestow" in stacked.paid


_KINDS_OF_COPIES = (_is_of_an_ability, _has_modes, _is_an_adventure, _is_an_omen, _is_prototyped, _is_bestowed)
"""What else is so of the copy, by what is copied."""


def _target_slots(game: Game, copy: Id) -> dict[str, tuple[Id, ...]]:
    stacked = game.object(copy).stacked
    slots = stacked.slots if stacked is not None else {}
    return {name: slots[name] for name in slots if name.startswith("target") and name[6:].isdecimal()}


@rule("707.10c")
def _become_targets(game: Game, copy: Id, copied: dict[str, tuple[Id, ...]]) -> None:
    """What is left as a target becomes one of the copy as that is put on the stack; new ones have done so."""
    from engine.game.targets import BecomeTarget

    kept = (t for name, targets in _target_slots(game, copy).items() for t in targets if t in copied.get(name, ()))
    game.happen(*(BecomeTarget(target=t, of=copy) for t in dict.fromkeys(kept)))


@rule("707.10c")
def _aim_anew(game: Game, copy: Id, player: Id) -> None:
    """Let a player keep or change each target of a copy."""
    from engine.game.retargeting import choose_new_targets

    choose_new_targets(game, player, copy)


@rule("707.10e")
def copy_aimed_at(game: Game, of: Id, controller: Id, target: Id) -> Id:
    """Put a copy of a spell or ability on the stack of which every target is this one."""
    from engine.game.targets import BecomeTarget
    from engine.game.targets.events import division_slot

    slots: dict[str, Any] = {}
    for name, chosen in _target_slots(game, of).items():
        slots[name] = (target,) if chosen else ()
        shares = (game.object(of).stacked or Stacked()).slots.get(division_slot(name), ())
        if shares:
            slots[division_slot(name)] = ((target, sum(amount for _, amount in shares)),)
    copy = game.state.next_id
    game.happen(CopyOnStack(of=of, controller=controller, base=copy_of(game, of), slots=slots))
    game.happen(BecomeTarget(target=target, of=copy))
    return copy


@rule("707.10d", "707.10e")
def could_target(game: Game, of: Id, target: Id) -> bool:
    """Whether each instance of "target" of a spell or ability could have this one target."""
    from engine.game.targets import options, requirements, source_of, texts_of

    found = game.object(of)
    scope = Scope.of(source_of(found), game.controller(of), found.stacked.slots if found.stacked else {}, x=found.x)
    words = list(requirements(game, texts_of(game, of), scope))
    return bool(words) and all(target in options(game, scope.controller, word, scope.source, of, scope) for word in words)
