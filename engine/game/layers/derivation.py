"""Deriving the characteristics of every object of a state, layer by layer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.game.layers import dependency
from engine.game.layers.counters import PTCounters, keyword_counters, size
from engine.game.layers.draft import Draft
from engine.game.layers.effects import Acting, Layered, Part, as_granted, layered, of_continuous
from engine.game.layers.intrinsic import starting_values, with_mana_abilities
from engine.game.layers.order import WRITES, Layer
from engine.game.layers.recording import Recorder
from engine.game.layers.steps import STEPS
from engine.game.layers.view import View
from engine.game.meaning import Modification, Reference
from engine.game.objects import OWNED_ZONES, Characteristics, Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

Key = tuple[Any, ...]
_PLAY = (Zone.BATTLEFIELD, Zone.STACK)


class Derivation:
    """One run through the layers over a whole state. ``drafts`` holds only objects that something applies to."""

    def __init__(self, state: State, recorder: Recorder | None = None) -> None:
        self.state = state
        self.recorder = recorder
        self.drafts: dict[Id, Draft] = {}
        self.acting: dict[Key, Acting] = {}
        self.granted: dict[Id, dict[Layered, tuple[int, ...]]] = {}
        self.before_counters: dict[Id, Characteristics] = {}
        self.late: dict[Id, list[tuple[Acting, Part, Layer]]] = {}
        self.seen: set[str] = set()
        self._start = starting_values
        self._gather()

    @rule("613.1")
    def run(self) -> Derivation:
        """Apply every layer."""
        for step in STEPS.values():
            step(self)
        for one in self.acting.values():
            self.seen |= one.reads
        return self

    @rule("613.2c")
    def copiable(self, thing: Id) -> Characteristics:
        """The copiable values of an object: what it is after the first layer."""
        STEPS[Layer.COPY](self)
        STEPS[Layer.FACE_DOWN](self)
        return self.drafts[thing].now if thing in self.drafts else self._start(self.state.objects[thing])

    # -- where effects come from

    def _gather(self) -> None:
        for thing in self.state.objects.values():
            if not thing.is_phased_out and thing.base.abilities and layered(thing.base.abilities):
                self.scan(thing, thing.base.abilities)
        for effect in self.state.effects:
            acting = of_continuous(effect)
            if acting is not None:
                self.acting[("effect", effect.id)] = acting

    def scan(self, thing: Object, abilities: tuple[Any, ...]) -> set[Key]:
        """Take in the effects of an object's static abilities; gives the keys of all those that it has now."""
        keys: set[Key] = set()
        for one, stamp in self._stamped(thing.id, layered(abilities)):
            if stamp is not None:
                one = as_granted(one)
            if not one.is_defining and thing.zone not in one.zones:
                continue
            key = self._key(thing.id, one, keys)
            keys.add(key)
            if key not in self.acting:
                self.acting[key] = self._of_static(thing, one, max(thing.timestamp, stamp or 0))
        return keys

    def _stamped(self, thing: Id, abilities: tuple[Layered, ...]) -> Iterator[tuple[Layered, int | None]]:
        """Each ability with the timestamp of the effect that granted it, None for what is the object's own and comes first."""
        granted = self.granted.get(thing, {})
        met: dict[Layered, int] = {}
        for one in abilities:
            stamps = granted.get(one, ())
            own = abilities.count(one) - len(stamps) if stamps else 1
            n = met[one] = met.get(one, 0) + 1
            yield one, stamps[n - own - 1] if stamps and n > own else None

    @staticmethod
    def _key(source: Id, one: Layered, taken: set[Key]) -> Key:
        n = 0
        while (source, one, n) in taken:
            n += 1
        return source, one, n

    @rule("613.7a")
    def _of_static(self, thing: Object, one: Layered, timestamp: int) -> Acting:
        return Acting(
            source=thing.id,
            name=thing.definition.name,
            parts=one.parts,
            layers=one.layers,
            timestamp=timestamp,
            rank=0,
            scope=Scope.of(thing.id, thing.controller, x=thing.x if thing.zone is Zone.STACK else 0),
            word=one.ability,
            is_defining=one.is_defining,
            begun={},
            reads=set(),
            tried={},
        )

    def rescan(self, changed: set[Id]) -> set[Key]:
        """Look again at the abilities of some objects; effects that have not begun go with the abilities they came from."""
        gone: set[Key] = set()
        for thing in changed & self.state.objects.keys():
            keys = self.scan(self.state.objects[thing], self.drafts[thing].now.abilities)
            gone |= {
                key for key, one in self.acting.items()
                if key[0] == thing and key not in keys and not one.begun and one.rank == 0 and key[1] != "counters"
            }
        return gone

    # -- the steps

    @rule("613.3")
    def apply(self, layer: Layer) -> None:
        """Apply the effects of a layer, those of defining abilities first."""
        for is_defining in (True, False):
            keys = self.of_layer(layer, is_defining)
            if keys:
                dependency.in_order(self, layer, keys, is_defining)

    def of_layer(self, layer: Layer, is_defining: bool) -> list[Key]:
        """The effects that apply in a layer: those of defining abilities, or the others."""
        return [key for key, one in self.acting.items() if layer in one.layers and one.is_defining == is_defining]

    def turn_down(self) -> None:
        """Give face-down objects that a copy effect changed the values of what is face down."""
        for thing in self.state.objects.values():
            if thing.is_face_down and thing.zone in _PLAY:
                if thing.id in self.drafts:
                    self.drafts[thing.id].now = starting_values(thing)
                self.drop(self.rescan_face_down(thing))

    def rescan_face_down(self, thing: Object) -> set[Key]:
        """The effects that a face-down object does not have."""
        keys = self.scan(thing, starting_values(thing).abilities)
        return {key for key in self.acting if key[0] == thing.id and key not in keys}

    def drop(self, keys: set[Key]) -> None:
        """Let effects go; what they read still counts as read."""
        for key in keys:
            self.seen |= self.acting.pop(key).reads

    def give_intrinsic_abilities(self) -> None:
        """Give lands the mana abilities of their basic land types."""
        self._start = _with_intrinsic
        for thing, draft in self.drafts.items():
            before = draft.now
            draft.now = with_mana_abilities(before)
            if self.recorder is not None and draft.now is not before:
                self.recorder.intrinsic(self, thing, before, draft)

    def add_keyword_counters(self) -> None:
        """Have the keyword counters on objects act like effects."""
        for thing in self.state.objects.values():
            if thing.counters and thing.zone is Zone.BATTLEFIELD and not thing.is_phased_out:
                for given in keyword_counters(thing):
                    stamp = thing.counted.get(given.kind, thing.timestamp)
                    self._act(thing.id, given.kind, given, Layer.ABILITY, stamp, (thing.id,), thing.definition.name)

    def add_pt_counters(self) -> None:
        """Have the counters that change power and toughness act like one effect."""
        bearers = tuple(o.id for o in self.state.battlefield() if o.counters and any(map(size, o.counters)))
        for thing in self.drafts:
            self.before_counters[thing] = self.drafts[thing].now
        if bearers:
            self._act(None, "", PTCounters(), Layer.PT_MODIFIED, 0, bearers, "")

    def _act(
        self, source: Id | None, kind: str, word: Modification, layer: Layer, timestamp: int, on: tuple[Id, ...], name: str
    ) -> None:
        self.acting[(source, "counters", kind)] = Acting(
            source=source,
            name=name,
            parts=(Part(None, word, frozenset({layer}), 0),),
            layers=frozenset({layer}),
            timestamp=timestamp,
            rank=0,
            scope=Scope.of(source or 0, 0),
            word=word,
            fixed=on,
            begun={},
            reads=set(),
            tried={},
        )

    # -- applying one effect

    def view(self, seen: set[str], drafts: dict[Id, Draft] | None = None) -> Any:
        """What words see at this point."""
        return View(self.state, self.drafts if drafts is None else drafts, self._start, seen)

    def draft(self, thing: Id) -> Draft:
        """The draft of an object, begun from what it is if there is none yet."""
        found = self.drafts.get(thing)
        if found is None:
            found = self.drafts[thing] = self.fresh(thing)
        return found

    def fresh(self, thing: Id) -> Draft:
        """A draft that nothing has been applied to."""
        found = self.state.objects[thing]
        return Draft(of=thing, now=self._start(found), controller=found.controller)

    def affected(self, one: Acting, part: Part, view: Any) -> tuple[Id, ...]:
        """What a part of an effect applies to now, unless that was settled before."""
        if one.fixed is not None:
            objects = self.state.objects
            return tuple(t for t in one.fixed if t in objects and not objects[t].is_phased_out)
        if part.group in one.begun:
            return one.begun[part.group]
        if part.group in one.tried:
            return one.tried[part.group]
        return self.evaluated(one, part, view)

    def evaluated(self, one: Acting, part: Part, view: Any) -> tuple[Id, ...]:
        """What a part of an effect says that it applies to."""
        condition = getattr(one.word, "condition", None)
        if condition is not None and not condition.holds(view, one.scope):
            return ()
        subject = part.subject
        if subject is None:
            return () if one.source is None or one.source not in self.state.objects else (one.source,)
        if isinstance(subject, Reference):
            return tuple(t for t in subject.find(view, one.scope) if t in self.state.objects)
        return tuple(t for t in self._candidates(one, subject, view) if subject.match(view, t, one.scope))

    def _candidates(self, one: Acting, subject: Any, view: Any) -> Iterator[Id]:
        zones = subject.zones(view, one.scope) if hasattr(subject, "zones") else ((Zone.BATTLEFIELD, 0),)
        for zone, player in zones:
            self.seen.add("zone." + zone.value)
            whose = self.state.players if zone in OWNED_ZONES and not player else (player,)
            for owner in whose:
                yield from (t for t in self.state.zone(zone, owner) if not self.state.objects[t].is_phased_out)

    def settle_scope(self, one: Acting) -> None:
        """Let the effect of a static ability mean its controller of now by "you"."""
        if one.rank == 0 and one.source in self.drafts:
            now = self.drafts[one.source].controller
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
                self._modify(one, part, layer, thing, view, changed)
        written = WRITES[layer]
        return (written | {"abilities"}, changed) if changed else (written, changed)

    def _modify(self, one: Acting, part: Part, layer: Layer, thing: Id, view: Any, changed: set[Id]) -> None:
        draft = self.draft(thing)
        before, controller = draft.now, draft.controller
        part.modification.modify(view, draft, layer, one.scope)
        if layer in (Layer.PT_MODIFIED, Layer.PT_SWITCHED) and part.modification.__class__ is not PTCounters:
            self.late.setdefault(thing, []).append((one, part, layer))
        if draft.now.abilities is not before.abilities:
            changed.add(thing)
            if layer not in (Layer.COPY, Layer.FACE_DOWN, Layer.TEXT):
                self._note_granted(thing, before.abilities, draft.now.abilities, one.timestamp)
        if self.recorder is not None:
            self.recorder.applied(self, one, part, layer, before, controller, draft)
        if draft.rules:
            draft.rules = ()

    def _note_granted(self, thing: Id, before: tuple[Any, ...], after: tuple[Any, ...], timestamp: int) -> None:
        had, has, stamps = layered(before), layered(after), dict(self.granted.get(thing, {}))
        for one in dict.fromkeys((*had, *has)):
            more = has.count(one) - had.count(one)
            given = (*stamps.get(one, ()), *(timestamp,) * more)
            stamps[one] = given[-has.count(one) :] if one in has else ()
        self.granted[thing] = {one: times for one, times in stamps.items() if times}


def _with_intrinsic(thing: Object) -> Characteristics:
    return with_mana_abilities(starting_values(thing))
