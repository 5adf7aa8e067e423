"""Continuous effects at work: where they come from, what they apply to and in which layers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.game.abilities import expanded
from engine.game.layers.order import Layer
from engine.game.meaning import Effect, Modification, Static
from engine.game.objects import Id, Zone
from engine.game.remembering import Remembering
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.rulebook import rule


class Part(Struct, frozen=True):
    """One modification of an effect and what it applies to; parts with the same ``group`` apply to the same objects."""

    subject: Any
    modification: Modification
    layers: frozenset[Layer]
    group: int


class Layered(Struct, frozen=True, eq=False):
    """A static ability that has something to say in the layers. ``layers`` are all those of its parts."""

    ability: Any
    parts: tuple[Part, ...]
    layers: frozenset[Layer]
    is_defining: bool
    zones: frozenset[Zone]


class Acting(Struct, eq=False):
    """A continuous effect while the layers are being applied.

    ``fixed`` is the set of objects settled when it began (effects of spells and abilities that resolved), ``begun`` what
    each group of its parts began to apply to, ``reads`` what it has looked at, ``tried`` what a trial found it applies to.
    """

    source: Id | None
    name: str
    parts: tuple[Part, ...]
    layers: frozenset[Layer]
    timestamp: int
    rank: int
    scope: Scope
    word: Any
    is_defining: bool = False
    fixed: tuple[Id, ...] | None = None
    begun: dict[int, tuple[Id, ...]] = {}
    reads: set[str] = set()
    tried: dict[int, tuple[Id, ...]] = {}

    @property
    @rule("613.7n")
    def order(self) -> tuple[int, int, int]:
        """Where its timestamp puts it; of effects from one moment those of static abilities come first."""
        return self.timestamp, self.rank, self.source or 0

    def parts_in(self, layer: Layer) -> Iterator[Part]:
        """The parts that apply in a layer."""
        return (part for part in self.parts if layer in part.layers)


_by_ability: dict[Any, Layered | None] = {}
_by_abilities: Remembering[tuple[Layered, ...]] = Remembering()
_granted: Remembering[Layered] = Remembering()
_MOST = 20_000


def layered(abilities: tuple[Any, ...]) -> tuple[Layered, ...]:
    """The abilities among these, keywords spelled out, that the layers must know of."""
    return _by_abilities.get((abilities,), lambda: tuple(_found(abilities)))


def _found(abilities: tuple[Any, ...]) -> Iterator[Layered]:
    for ability in expanded(abilities).statics:
        if type(ability).modifications is not Static.modifications:
            found = _of_ability(ability)
            if found is not None:
                yield found


def _of_ability(ability: Any) -> Layered | None:
    if ability not in _by_ability:
        if len(_by_ability) >= _MOST:
            _by_ability.clear()
        parts = parts_of(ability.modifications())
        _by_ability[ability] = (
            Layered(
                ability=ability,
                parts=parts,
                layers=frozenset().union(*(p.layers for p in parts)),
                is_defining=ability.is_cda,
                zones=ability.functions_in,
            )
            if parts
            else None
        )
    return _by_ability[ability]


@rule("604.3a")
def as_granted(one: Layered) -> Layered:
    """A defining ability that an effect granted defines nothing: it sets power and toughness like any other effect."""
    if not one.is_defining:
        return one
    return _granted.get((one,), lambda: _not_defining(one))


def _not_defining(one: Layered) -> Layered:
    swap = {Layer.PT_DEFINED: Layer.PT_SET}
    parts = tuple(
        Part(p.subject, p.modification, frozenset(swap.get(layer, layer) for layer in p.layers), p.group) for p in one.parts
    )
    return Layered(one.ability, parts, frozenset().union(*(p.layers for p in parts)), False, one.zones)


def parts_of(pairs: Iterable[tuple[Any, Modification]]) -> tuple[Part, ...]:
    """The parts of an effect; those that have the same subject belong together."""
    subjects: list[Any] = []
    parts = []
    for subject, modification in pairs:
        if subject not in subjects:
            subjects.append(subject)
        parts.append(Part(subject, modification, frozenset(modification.layers), subjects.index(subject)))
    return tuple(parts)


def of_continuous(effect: Continuous) -> Acting | None:
    """What an effect of the state does in the layers; None when it has nothing to say there."""
    parts = parts_of(_pairs(effect.effect))
    if not parts:
        return None
    scope = effect.scope
    return Acting(
        source=scope.source,
        name=effect.source_name,
        parts=parts,
        layers=frozenset().union(*(p.layers for p in parts)),
        timestamp=effect.timestamp,
        rank=1,
        scope=scope,
        word=effect.effect,
        fixed=effect.affected,
        begun={},
        reads=set(),
        tried={},
    )


def _pairs(word: Any) -> tuple[tuple[Any, Modification], ...]:
    if isinstance(word, Modification):
        return ((None, word),)
    if isinstance(word, tuple):
        return tuple(pair for one in word for pair in _pairs(one))
    if isinstance(word, Static):
        return tuple(word.modifications())
    return tuple((None, one) for one in word.what if isinstance(one, Modification)) if isinstance(word, Effect) else ()
