"""Deriving the characteristics of every object of a state, layer by layer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.game.layers import dependency
from engine.game.layers.correlated import without_strangers
from engine.game.layers.counters import PTCounters
from engine.game.layers.draft import Draft
from engine.game.layers.effects import Acting, Part
from engine.game.layers.intrinsic import starting_values, with_mana_abilities
from engine.game.layers.order import WRITES, Layer
from engine.game.layers.recording import Recorder
from engine.game.layers.sources import Sources
from engine.game.layers.steps import IN_ORDER, copiable_values
from engine.game.layers.view import View
from engine.game.limited_range_of_influence import only_in_range
from engine.game.meaning import Filter, Reference, Said
from engine.game.objects import OWNED_ZONES, Characteristics, Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule


class Derivation:
    """One run through the layers over a whole state. ``drafts`` holds only objects that something applies to.

    ``before_counters`` and ``late`` keep what is needed to do the last layers of one object again: its characteristics
    before them and the effects that apply in them.
    """

    def __init__(self, state: State, recorder: Recorder | None = None) -> None:
        self.state = state
        self.recorder = recorder
        self.sources = Sources(state)
        self.drafts: dict[Id, Draft] = {}
        self.before_counters: dict[Id, Characteristics] = {}
        self.late: dict[Id, list[tuple[Acting, Part, Layer]]] = {}
        self._start = starting_values

    @rule("613.1")
    def run(self) -> Derivation:
        """Apply every layer."""
        for layer in IN_ORDER:
            layer(self)
        return self

    @rule("613.2c")
    def copiable(self, thing: Id) -> Characteristics:
        """The copiable values of an object: what it is after the first layer."""
        copiable_values(self)
        return self.drafts[thing].now if thing in self.drafts else self._start(self.state.objects[thing])

    @rule("613.3")
    def apply(self, layer: Layer) -> None:
        """Apply the effects of a layer, those of defining abilities first."""
        for is_defining in (True, False):
            keys = self.sources.of_layer(layer, is_defining)
            if keys:
                dependency.in_order(self, layer, keys, is_defining)

    def turn_down(self) -> None:
        """Give face-down objects the values of what is face down, whatever they are a copy of."""
        for thing in self.state.objects.values():
            if thing.is_face_down and thing.zone in (Zone.BATTLEFIELD, Zone.STACK):
                values = starting_values(thing)
                if thing.id in self.drafts:
                    self.drafts[thing.id].now = values
                self.sources.only(thing, values.abilities)

    def give_intrinsic_abilities(self) -> None:
        """Give lands the mana abilities of their basic land types."""
        self._start = _with_intrinsic
        for thing, draft in self.drafts.items():
            before = draft.now
            draft.now = with_mana_abilities(before)
            if self.recorder is not None and draft.now is not before:
                self.recorder.intrinsic(self, thing, before, draft)

    @rule("208.5")
    def give_missing_sizes(self) -> None:
        """Let what has become a creature without a power or toughness start from 0."""
        for draft in self.drafts.values():
            now = draft.now
            if "creature" in now.types and None in (now.power, now.toughness):
                draft.set_pt(now.power or 0, now.toughness or 0)

    def keep_before_counters(self) -> None:
        """Keep the characteristics as they are before anything modifies power and toughness."""
        self.before_counters = {thing: draft.now for thing, draft in self.drafts.items()}

    def view(self, seen: set[str], drafts: dict[Id, Draft] | None = None) -> Any:
        """What words see at this point."""
        return View(self.state, self.drafts if drafts is None else drafts, self._start, seen)

    def fresh(self, thing: Id) -> Draft:
        """A draft that nothing has been applied to."""
        found = self.state.objects[thing]
        return Draft(of=thing, now=self._start(found), controller=found.controller)

    def affected(self, one: Acting, part: Part, view: Any) -> tuple[Id, ...]:
        """What a part of an effect applies to now, unless that was settled before."""
        if one.fixed is not None:
            return only_in_range(view, one.scope.controller, tuple(filter(self._is_there, one.fixed)))
        if part.group in one.begun:
            return one.begun[part.group]
        if part.group in one.tried:
            return one.tried[part.group]
        return self.evaluated(one, part, view)

    def evaluated(self, one: Acting, part: Part, view: Any) -> tuple[Id, ...]:
        """What a part of an effect says that it applies to."""
        condition = one.word.condition if isinstance(one.word, Said) else None
        if condition is not None and not condition.holds(view, one.scope):
            return ()
        subject = part.subject
        if subject is None:
            return tuple(filter(self._is_there, (one.source or 0,)))
        if isinstance(subject, Reference):
            return only_in_range(view, one.scope.controller, tuple(filter(self._is_there, subject.find(view, one.scope))))
        fitting = tuple(t for t in self._candidates(one, subject, view) if subject.match(view, t, one.scope))
        return only_in_range(view, one.scope.controller, fitting)

    def _is_there(self, thing: Id) -> bool:
        found = self.state.objects.get(thing)
        return found is not None and not found.is_phased_out

    def _candidates(self, one: Acting, subject: Filter, view: Any) -> Iterator[Id]:
        for zone, player in subject.zones(view, one.scope):
            one.reads.add("zone." + zone.value)
            whose = self.state.players if zone in OWNED_ZONES and not player else (player,)
            for owner in whose:
                yield from filter(self._is_there, self.state.zone(zone, owner))

    def settle_scope(self, one: Acting, drafts: dict[Id, Draft] | None = None) -> None:
        """Let the effect of a static ability mean its controller of now, or as in ``drafts``, by "you"."""
        seen = self.drafts if drafts is None else drafts
        if one.rank == 0 and one.source in seen:
            now = seen[one.source].controller
            if now != one.scope.controller:
                one.scope = Scope.of(one.source, now, x=one.scope.x)

    def apply_one(self, one: Acting, layer: Layer) -> tuple[frozenset[str], set[Id]]:
        """Apply an effect; gives what it may have changed, and the objects whose abilities changed."""
        self.settle_scope(one)
        view = self.view(one.reads)
        changed: set[Id] = set()
        for part in list(one.parts_in(layer)):
            things = self.affected(one, part, view)
            if one.fixed is None:
                one.begun.setdefault(part.group, things)
            for thing in things:
                if self._modify(one, part, layer, thing, view):
                    changed.add(thing)
        written = WRITES[layer]
        return (written | {"abilities"}, changed) if changed else (written, changed)

    def _modify(self, one: Acting, part: Part, layer: Layer, thing: Id, view: Any) -> bool:
        """Apply a part of an effect to an object; gives whether its abilities changed."""
        draft = self.drafts.get(thing)
        if draft is None:
            draft = self.drafts[thing] = self.fresh(thing)
        before, controller = draft.now, draft.controller
        part.modification.modify(view, draft, layer, one.scope)
        if layer in (Layer.COPY, Layer.TYPE):
            without_strangers(draft, before)
        if layer in (Layer.PT_MODIFIED, Layer.PT_SWITCHED) and part.modification.__class__ is not PTCounters:
            self.late.setdefault(thing, []).append((one, part, layer))
        if self.recorder is not None:
            self.recorder.applied(self, one, part, layer, before, controller, draft)
        draft.rules = ()
        if draft.now.abilities is before.abilities:
            return False
        self._note_abilities(one, layer, thing, before, draft.now)
        return True

    def _note_abilities(self, one: Acting, layer: Layer, thing: Id, before: Characteristics, after: Characteristics) -> None:
        if layer is Layer.COPY:
            self.sources.note_copied(thing, one.timestamp)
        elif layer not in (Layer.FACE_DOWN, Layer.TEXT):
            self.sources.note_granted(thing, before.abilities, after.abilities, one.timestamp)


def _with_intrinsic(thing: Object) -> Characteristics:
    return with_mana_abilities(starting_values(thing))
