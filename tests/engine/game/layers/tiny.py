"""A few hand-made words and states, enough to ask the layers."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.layers import Draft, Layer
from engine.game.meaning import Filter, Keyword, Modification, Reference, Static
from engine.game.objects import Characteristics, Definition, Object, Zone
from engine.game.scope import Scope
from engine.game.state import Continuous, State

LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Gate", "Urza's")


class Flying(Keyword, frozen=True):
    """Flying."""


class This(Reference, frozen=True):
    """The source."""

    def find(self, game: Any, scope: Scope) -> tuple[int, ...]:
        return (scope.source,)


class OfType(Filter, frozen=True):
    """Permanents of a type, perhaps only those you control, without a supertype, or other than the source."""

    type: str
    yours: bool = False
    other: bool = False
    without: str = ""

    def match(self, game: Any, thing: int, scope: Scope) -> bool:
        now = game.characteristics(thing)
        if self.type not in now.types or (self.without and self.without in now.supertypes):
            return False
        if self.other and thing == scope.source:
            return False
        return not self.yours or game.controller(thing) == scope.controller


class Powerful(Filter, frozen=True):
    """Creatures of at least this power."""

    least: int

    def match(self, game: Any, thing: int, scope: Scope) -> bool:
        now = game.characteristics(thing)
        return "creature" in now.types and (now.power or 0) >= self.least


class Pump(Modification, frozen=True):
    """Get +N/+N."""

    by: int
    layers: ClassVar[tuple[Layer, ...]] = (Layer.PT_MODIFIED,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_pt(self.by, self.by)


class PumpByCreatures(Modification, frozen=True):
    """Get +1/+1 for each creature."""

    layers: ClassVar[tuple[Layer, ...]] = (Layer.PT_MODIFIED,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        n = sum("creature" in game.characteristics(o.id).types for o in game.state.battlefield())
        draft.add_pt(n, n)


class Base(Modification, frozen=True):
    """Have base power and toughness."""

    power: int
    toughness: int
    layers: ClassVar[tuple[Layer, ...]] = (Layer.PT_SET,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set_pt(self.power, self.toughness)


class Switch(Modification, frozen=True):
    """Switch power and toughness."""

    layers: ClassVar[tuple[Layer, ...]] = (Layer.PT_SWITCHED,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.switch_pt()


class ByCounters(Modification, frozen=True):
    """Size as the charge counters on it."""

    layers: ClassVar[tuple[Layer, ...]] = (Layer.PT_DEFINED,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        n = game.object(scope.source).counters.get("charge", 0)
        draft.set_pt(n, n)


class LoseAll(Modification, frozen=True):
    """Lose all abilities."""

    layers: ClassVar[tuple[Layer, ...]] = (Layer.ABILITY,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose_all_abilities()


class Gain(Modification, frozen=True):
    """Have an ability."""

    ability: Any
    layers: ClassVar[tuple[Layer, ...]] = (Layer.ABILITY,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(self.ability)


class CannotFly(Modification, frozen=True):
    """Lose flying and can't have it."""

    layers: ClassVar[tuple[Layer, ...]] = (Layer.ABILITY,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.cannot_have(lambda a: isinstance(a, Flying))


class AreAlso(Modification, frozen=True):
    """Are of a subtype in addition."""

    subtype: str
    layers: ClassVar[tuple[Layer, ...]] = (Layer.TYPE,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_subtypes(self.subtype)


class AreLandType(Modification, frozen=True):
    """Are of a basic land type instead."""

    subtype: str
    layers: ClassVar[tuple[Layer, ...]] = (Layer.TYPE,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set_land_types((self.subtype,), LAND_TYPES)


class BecomeType(Modification, frozen=True):
    """Are of a card type in addition."""

    type: str
    layers: ClassVar[tuple[Layer, ...]] = (Layer.TYPE,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_types(self.type)


class ControlledBy(Modification, frozen=True):
    """Are controlled by the controller of the effect."""

    layers: ClassVar[tuple[Layer, ...]] = (Layer.CONTROL,)  # type: ignore[misc]

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.controller = scope.controller


class Says(Static, frozen=True):
    """A subject and what is so of it."""

    subject: Any
    does: tuple[Any, ...]
    defines: bool = False

    @property
    def is_cda(self) -> bool:
        return self.defines

    def modifications(self) -> tuple[tuple[Any, Modification], ...]:
        return tuple((self.subject, one) for one in self.does)


ME, OPPONENT = 1, 2
CREATURES = OfType(type="creature")


def on_board(*things: Object, effects: tuple[Continuous, ...] = ()) -> State:
    """A state with these permanents on the battlefield."""
    return State(
        objects={o.id: o for o in things},
        zones={(Zone.BATTLEFIELD, 0): tuple(o.id for o in things)},
        effects=effects,
        players={},
    )


def permanent(id: int, types: str = "creature", *abilities: Any, pt: tuple[int, int] | None = None, **more: Any) -> Object:
    """A permanent that I control, with its id for a timestamp."""
    given = {k: more.pop(k) for k in ("subtypes", "supertypes", "name") if k in more}
    size = pt or ((1, 1) if "creature" in types.split() else None)
    base = Characteristics(
        types=tuple(types.split()),
        abilities=abilities,
        power=size[0] if size else None,
        toughness=size[1] if size else None,
        **{"name": f"P{id}", **given},
    )
    more = {"owner": ME, "controller": ME, "zone": Zone.BATTLEFIELD, "timestamp": id, **more}
    return Object(id=id, definition=Definition(name=base.name, faces=(base,)), base=base, **more)


def effect(id: int, word: Any, *on: int, timestamp: int = 100) -> Continuous:
    """A continuous effect of something that resolved, on fixed objects."""
    return Continuous(id=id, effect=word, scope=Scope.of(0, ME), affected=on, until=None, timestamp=timestamp, source_name=f"E{id}")
