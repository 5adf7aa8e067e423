"""What objects have without any text: the mana of basic land types, keyword counters, what a face-down object is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.game.layers.draft import same
from engine.game.objects import Characteristics, Object, Zone
from engine.game.remembering import Remembering
from engine.rulebook import rule

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}

_intrinsic: Remembering[Characteristics] = Remembering()
_mana: dict[str, Any] = {}
_counter: dict[str, Any] = {}
_suppliers: dict[str, Callable[[str], Any]] = {}
_subtypes: dict[str, Callable[[], Any]] = {}


def supply(
    *,
    mana: Callable[[str], Any] | None = None,
    counter: Callable[[str], Any] | None = None,
    siege: Callable[[], Any] | None = None,
    card_types: Callable[[str], tuple[str, ...]] | None = None,
) -> None:
    """Register the words for abilities that no text gives (the language of cards is above the game and hands them down).

    ``mana("G")`` is the ability of a Forest, ``counter("flying")`` the ability that a counter gives (None when it gives none),
    ``siege()`` that of a Siege, ``card_types("Elf")`` the card types that have the subtype.
    """
    if mana is not None:
        _suppliers["mana"] = mana
        _mana.clear()
        _intrinsic.clear()
    if siege is not None:
        _subtypes["Siege"] = siege
        _intrinsic.clear()
    if counter is not None:
        _suppliers["counter"] = counter
        _counter.clear()
    if card_types is not None:
        _suppliers["card types"] = card_types


def card_types_of(subtype: str) -> tuple[str, ...]:
    """The card types that a subtype corresponds to; none when they are not known."""
    known: tuple[str, ...] = _suppliers["card types"](subtype) if "card types" in _suppliers else ()
    return known


@rule("305.6")
def mana_abilities(now: Characteristics) -> tuple[Any, ...]:
    """The mana abilities of a land's basic land types."""
    if "land" not in now.types or "mana" not in _suppliers:
        return ()
    return tuple(_mana_ability(BASIC_LAND_TYPES[s]) for s in now.subtypes if s in BASIC_LAND_TYPES)


@rule("310.12b")
def battle_abilities(now: Characteristics) -> tuple[Any, ...]:
    """The ability of a Siege."""
    if "battle" not in now.types:
        return ()
    return tuple(made() for subtype, made in _subtypes.items() if subtype in now.subtypes)


def _mana_ability(symbol: str) -> Any:
    if symbol not in _mana:
        _mana[symbol] = _suppliers["mana"](symbol)
    return _mana[symbol]


def with_mana_abilities(now: Characteristics) -> Characteristics:
    """With the abilities of its basic land types or battle type; the same value when it has none."""
    if "land" not in now.types and "battle" not in now.types:
        return now
    return _intrinsic.get((now,), lambda: _with_mana_abilities(now))


def _with_mana_abilities(now: Characteristics) -> Characteristics:
    own = (*mana_abilities(now), *battle_abilities(now))
    if not own:
        return now
    return msgspec.structs.replace(now, abilities=same((*own, *now.abilities)))


@rule("122.1b")
def counter_ability(kind: str) -> Any:
    """The ability that a counter of a kind gives the object that it is on; None when it gives none."""
    if "/" in kind or "counter" not in _suppliers:
        return None
    if kind not in _counter:
        _counter[kind] = _suppliers["counter"](kind)
    return _counter[kind]


def gives_ability(kind: str) -> bool:
    """Whether a counter of a kind gives an ability."""
    return counter_ability(kind) is not None


@rule("708.2", "708.2a")
def face_down_values(thing: Object) -> Characteristics:
    """What a face-down spell or permanent is: what the effect that turned it down says (kept in ``chosen``), else a 2/2."""
    stated = thing.chosen.get("face_down")
    return stated if isinstance(stated, Characteristics) else FACE_DOWN


FACE_DOWN = Characteristics(types=("creature",), power=2, toughness=2)

_NO_PT: Remembering[Characteristics] = Remembering()


@rule("208.3")
def without_pt(now: Characteristics) -> Characteristics:
    """A permanent that is no creature has no power and toughness."""
    return _NO_PT.get((now,), lambda: msgspec.structs.replace(now, power=None, toughness=None))


def starting_values(thing: Object) -> Characteristics:
    """The values that the layers start from once face-down status is taken into account."""
    if thing.is_face_down and thing.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return face_down_values(thing)
    return thing.base
