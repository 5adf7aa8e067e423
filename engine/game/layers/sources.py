"""Where continuous effects come from while the layers are applied: static abilities, effects of the state, counters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.game.abilities import is_emblem
from engine.game.layers.counters import PTCounters, keyword_counters, size
from engine.game.layers.effects import Acting, Layered, Part, as_granted, layered, of_continuous
from engine.game.layers.order import Layer
from engine.game.meaning import Modification
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

Key = tuple[Any, ...]
_COUNTERS = "counters"


class Sources:
    """The effects at work, by key. ``seen`` is what those that are gone again have read."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.acting: dict[Key, Acting] = {}
        self.seen: set[str] = set()
        self._granted: dict[Id, dict[Layered, tuple[int, ...]]] = {}
        self._copied: dict[Id, int] = {}
        for thing in state.objects.values():
            if not thing.is_phased_out and thing.base.abilities and layered(thing.base.abilities):
                self.scan(thing, thing.base.abilities)
        for effect in state.effects:
            acting = of_continuous(effect)
            if acting is not None:
                self.acting[("effect", effect.id)] = acting

    def of_layer(self, layer: Layer, is_defining: bool) -> list[Key]:
        """The effects that apply in a layer: those of defining abilities, or the others."""
        return [key for key, one in self.acting.items() if layer in one.layers and one.is_defining == is_defining]

    def read(self) -> frozenset[str]:
        """Everything that effects have read."""
        return frozenset(self.seen.union(*(one.reads for one in self.acting.values())))

    def scan(self, thing: Object, abilities: tuple[Any, ...]) -> set[Key]:
        """Take in the effects of an object's static abilities; gives the keys of all those that it has now."""
        keys: set[Key] = set()
        for one, stamp in self._stamped(thing.id, layered(abilities)):
            if stamp is not None:
                one = as_granted(one)
            if not one.is_defining and thing.zone not in one.zones and not is_emblem(thing):
                continue
            key = _key(thing.id, one, keys)
            keys.add(key)
            if key not in self.acting:
                self.acting[key] = _of_static(thing, one, max(thing.timestamp, self._copied.get(thing.id, 0), stamp or 0))
        return keys

    def _stamped(self, thing: Id, abilities: tuple[Layered, ...]) -> Iterator[tuple[Layered, int | None]]:
        """Each ability with the timestamp of the effect that granted it, None for what is the object's own and comes first."""
        granted = self._granted.get(thing, {})
        met: dict[Layered, int] = {}
        for one in abilities:
            stamps = granted.get(one, ())
            own = abilities.count(one) - len(stamps) if stamps else 1
            n = met[one] = met.get(one, 0) + 1
            yield one, stamps[n - own - 1] if stamps and n > own else None

    def note_granted(self, thing: Id, before: tuple[Any, ...], after: tuple[Any, ...], timestamp: int) -> None:
        """Keep the timestamp of abilities that an effect gave an object."""
        had, has, stamps = layered(before), layered(after), dict(self._granted.get(thing, {}))
        for one in dict.fromkeys((*had, *has)):
            more = has.count(one) - had.count(one)
            given = (*stamps.get(one, ()), *(timestamp,) * more)
            stamps[one] = given[-has.count(one) :] if one in has else ()
        self._granted[thing] = {one: times for one, times in stamps.items() if times}

    def note_copied(self, thing: Id, timestamp: int) -> None:
        """Keep the timestamp of the copy effect that gave an object all its abilities."""
        self._copied[thing] = timestamp

    def rescan(self, abilities: Mapping[Id, tuple[Any, ...]]) -> set[Key]:
        """Look again at the abilities of some objects; gives the effects that are gone with the abilities they came from.

        Effects that have begun to apply stay.
        """
        gone: set[Key] = set()
        for thing, now in abilities.items():
            keys = self.scan(self.state.objects[thing], now)
            gone |= {key for key, one in self.acting.items() if key[0] == thing and key not in keys and _can_end(key, one)}
        return gone

    def only(self, thing: Object, abilities: tuple[Any, ...]) -> None:
        """Have an object have no effects but those of these abilities."""
        keys = self.scan(thing, abilities)
        self.drop({key for key in self.acting if key[0] == thing.id and key not in keys})

    def drop(self, keys: Iterable[Key]) -> None:
        """Let effects go."""
        for key in keys:
            self.seen |= self.acting.pop(key).reads

    def add_keyword_counters(self) -> None:
        """Have the counters that give abilities act like effects."""
        for thing in self.state.objects.values():
            if thing.counters and thing.zone is Zone.BATTLEFIELD and not thing.is_phased_out:
                for given in keyword_counters(thing):
                    stamp = thing.counted.get(given.kind, thing.timestamp)
                    self._act((thing.id, _COUNTERS, given.kind), given, stamp, (thing.id,), thing.definition.name)

    def add_pt_counters(self) -> None:
        """Have the counters that change power and toughness act like one effect."""
        bearers = tuple(o.id for o in self.state.battlefield() if o.counters and any(map(size, o.counters)))
        if bearers:
            self._act((None, _COUNTERS, ""), PTCounters(), 0, bearers, "")

    def _act(self, key: Key, word: Modification, timestamp: int, on: tuple[Id, ...], name: str) -> None:
        layers = frozenset(word.layers)
        self.acting[key] = Acting(
            source=key[0],
            name=name,
            parts=(Part(None, word, layers, 0),),
            layers=layers,
            timestamp=timestamp,
            rank=0,
            scope=Scope.of(key[0] or 0, 0),
            word=word,
            fixed=on,
            begun={},
            reads=set(),
            tried={},
        )


@rule("611.3b", "613.6")
def _can_end(key: Key, one: Acting) -> bool:
    """An effect of a static ability ends with it, unless it has begun to apply."""
    return one.rank == 0 and not one.begun and key[1] != _COUNTERS


def ends_without(key: Key, one: Acting, abilities: tuple[Any, ...]) -> bool:
    """Whether an effect would end if its object had just these abilities."""
    return _can_end(key, one) and key[1].ability not in [left.ability for left in layered(abilities)]


def _key(source: Id, one: Layered, taken: set[Key]) -> Key:
    n = 0
    while (source, one, n) in taken:
        n += 1
    return source, one, n


@rule("613.7a", "604.2")
def _of_static(thing: Object, one: Layered, timestamp: int) -> Acting:
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
