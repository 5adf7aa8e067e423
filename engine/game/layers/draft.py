"""The draft of one object's characteristics, which the effects of each layer change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from engine.game.objects import Characteristics, Id
from engine.game.remembering import Remembering
from engine.rulebook import rule, rules_of

_tuples: Remembering[tuple[Any, ...]] = Remembering()


class Draft(Struct, kw_only=True):
    """The characteristics of one object while the layers are being applied.

    ``barred`` are tests for abilities that it cannot have; ``rules`` are what the changes since they were last taken cite.
    """

    of: Id
    now: Characteristics
    controller: Id
    barred: tuple[Callable[[Any], bool], ...] = ()
    rules: tuple[str, ...] = ()

    def set(self, **changes: Any) -> None:
        """Change some characteristics."""
        if "abilities" in changes:
            changes["abilities"] = same(changes["abilities"])
        self.now = msgspec.structs.replace(self.now, **changes)

    def copy(self) -> Draft:
        """A draft of its own with the same values."""
        return Draft(of=self.of, now=self.now, controller=self.controller, barred=self.barred, rules=self.rules)

    def cite(self, *numbers: str) -> None:
        """Say which rules the change being made follows, besides that of the layer."""
        self.rules += tuple(n for n in numbers if n not in self.rules)

    def add_types(self, *types: str) -> None:
        """Card types in addition to its own."""
        self.set(types=_with(self.now.types, types))

    def add_supertypes(self, *supertypes: str) -> None:
        """Supertypes in addition to its own."""
        self.set(supertypes=_with(self.now.supertypes, supertypes))

    def add_subtypes(self, *subtypes: str) -> None:
        """Subtypes in addition to its own."""
        self.set(subtypes=_with(self.now.subtypes, subtypes))

    def set_land_types(self, subtypes: Iterable[str], land_types: Iterable[str]) -> None:
        """Basic land types instead of its own land types (``land_types`` are all there are), its own text lost."""
        every = frozenset(land_types)
        kept = tuple(s for s in self.now.subtypes if s not in every)
        self.set(subtypes=_with(kept, subtypes), abilities=())
        self.cite(*_LAND_TYPES)

    def gain(self, *abilities: Any) -> None:
        """Abilities in addition to its own; those that it cannot have are left out."""
        more = tuple(a for a in abilities if not any(test(a) for test in self.barred))
        if more:
            self.set(abilities=(*self.now.abilities, *more))

    def lose(self, test: Callable[[Any], bool]) -> None:
        """Without the abilities for which ``test`` holds."""
        kept = tuple(a for a in self.now.abilities if not test(a))
        if len(kept) < len(self.now.abilities):
            self.set(abilities=kept)

    def lose_all_abilities(self) -> None:
        """Without any abilities."""
        if self.now.abilities:
            self.set(abilities=())

    def cannot_have(self, test: Callable[[Any], bool]) -> None:
        """Without such abilities now, and none that later effects would give it."""
        self.lose(test)
        self.barred = (*self.barred, test)

    def set_pt(self, power: int | None = None, toughness: int | None = None) -> None:
        """Power and toughness (or one of them) of a given value."""
        self.set(
            power=self.now.power if power is None else power, toughness=self.now.toughness if toughness is None else toughness
        )

    def add_pt(self, power: int, toughness: int) -> None:
        """More (or less) of both, if it has any."""
        if self.now.power is not None and self.now.toughness is not None:
            self.set(power=self.now.power + power, toughness=self.now.toughness + toughness)

    def switch_pt(self) -> None:
        """Each takes the value of the other."""
        self.set(power=self.now.toughness, toughness=self.now.power)


def same(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """The one tuple that stands for these very abilities, so that what is known of it stays known."""
    return _tuples.get(abilities, lambda: abilities)


def _with(own: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    return (*own, *(m for m in more if m not in own))


@rule("305.7")
def _setting_land_types() -> None:
    """Setting a land's subtypes to basic land types takes its rules text and its other land types."""


_LAND_TYPES: tuple[str, ...] = rules_of(_setting_land_types)
