"""Prototype: a smaller form of a card, cast for another cost."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.colors import COLOR_SYMBOLS
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Filter, Keyword, Modification, Reference, Static
from engine.game.objects import Characteristics, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.costs.basic import Mana
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.flashback import CastFor
from engine.words.kinds import PT
from engine.words.references.objects import This


class SmallerForm(Modification, frozen=True):
    """Another mana cost, the colours of it, and another size, all of them copiable; made, never read."""

    mana: tuple[str, ...]
    power: int
    toughness: int

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COPY,)

    @rule("702.160a", "718.3b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.now = self.of(draft.now)

    def of(self, values: Characteristics) -> Characteristics:
        """These values, smaller."""
        colors = frozenset(c for symbol in self.mana for c in symbol if c in COLOR_SYMBOLS.values())
        return msgspec.structs.replace(
            values, mana_cost=self.mana, colors=colors, power=self.power, toughness=self.toughness,
        )


class Prototyped(Static, frozen=True):
    """What the spell and the permanent are when it was cast prototyped."""

    form: SmallerForm
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK, Zone.BATTLEFIELD})

    @rule("718.3a")
    def as_cast(self, base: Characteristics, paid: tuple[str, ...]) -> Characteristics | None:
        """What the card is as it begins to be cast prototyped."""
        return self.form.of(base) if "prototype" in paid else None

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), While(condition=WasCastFor(name="prototype"), then=self.form)),)


@says("prototype {mana} — {size}")
class Prototype(Keyword, frozen=True):
    """It may be cast smaller."""

    mana: Mana
    size: PT
    name: ClassVar[str] = "prototype"

    def __post_init__(self) -> None:
        if self.size.signs != ("", "") or None in (self.size.power, self.size.toughness):
            raise Unfit

    @rule("702.160a")
    def means(self) -> tuple[Ability, ...]:
        form = SmallerForm(mana=self.mana.symbols, power=self.size.power or 0, toughness=self.size.toughness or 0)
        return (CastFor(name="prototype", cost=(self.mana,)), Prototyped(form=form))
