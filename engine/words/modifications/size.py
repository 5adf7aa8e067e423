"""Power and toughness: modified and set."""

from __future__ import annotations

from typing import ClassVar

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, X
from engine.words.countable import Countable
from engine.words.kinds import PT
from engine.words.references.antecedents import ONE_OF_THEM


@says("get{s^} {pt}", "get{s^} an additional {pt}")
class GetPT(Modification, frozen=True):
    """A change of power and toughness."""

    pt: PT

    def __post_init__(self) -> None:
        if "" in self.pt.signs:
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_MODIFIED,)

    @rule("613.4c")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        power, toughness = (side(game, scope, n, sign) for n, sign in zip(sides(self.pt), self.pt.signs, strict=True))
        if draft.now.power is not None and draft.now.toughness is not None:
            draft.set(power=draft.now.power + power, toughness=draft.now.toughness + toughness)


@says("{has/have^} base power and toughness {pt}")
class HasBasePT(Modification, frozen=True):
    """Base power and toughness set to a size."""

    pt: PT

    def __post_init__(self) -> None:
        if self.pt.signs != ("", ""):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("613.4b", "208.4a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        power, toughness = (side(game, scope, n, "") for n in sides(self.pt))
        draft.set(power=power, toughness=toughness)


@says("{has/have^} base power and (base toughness|toughness) each equal to its mana value")
class HasManaValueAsSize(Modification, frozen=True):
    """Base power and toughness are the object's own mana value."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("613.4b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        value = mana_value(game, draft.of)
        draft.set_pt(value, value)


def _sign(n: int) -> str:
    return "-" if n < 0 else "+"


def sides(pt: PT) -> tuple[int | None, int | None]:
    """Power and toughness, None for X."""
    return pt.power, pt.toughness


@rule("107.1b")
def side(game: Game, scope: Scope, n: int | None, sign: str) -> int:
    """One side of a size, X worked out; where it is a change, an X below 0 changes nothing."""
    if n is not None:
        return n
    x = X().count(game, scope) or 0
    return max(0, x) * (-1 if sign == "-" else 1) if sign else x


@says("get{s^} {pt} for each {each}")
class GetPTForEach(Modification, frozen=True):
    """A change of power and toughness as often as there are things that fit."""

    tells_of_each: ClassVar[bool] = True
    pt: PT
    each: Countable

    def __post_init__(self) -> None:
        if "" in self.pt.signs or None in sides(self.pt):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_MODIFIED,)

    @rule("608.2h")
    def settled(self, game: Game, scope: Scope) -> GetPT:
        """The change with its numbers as they are now, for an effect whose size is settled as it begins."""
        n = self.each.count(game, scope)
        power, toughness = (side(game, scope, s, "") * n for s in sides(self.pt))
        return GetPT(pt=PT(power=power, toughness=toughness, signs=(_sign(power), _sign(toughness))))

    @rule("613.4c")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        n = self.each.count(game, scope.bind(**{ONE_OF_THEM: (draft.of,)}))
        power, toughness = (side(game, scope, s, "") * n for s in sides(self.pt))
        if draft.now.power is not None and draft.now.toughness is not None:
            draft.set(power=draft.now.power + power, toughness=draft.now.toughness + toughness)


@says("{has/have^} base power {number}", "{has/have^} base toughness {number}")
class HasBaseOne(Modification, frozen=True):
    """Base power, or base toughness, set to a number."""

    number: Numeral

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("613.4b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        n = self.number.count(game, scope) or 0
        if self.wording == 0:
            draft.set_pt(power=n)
        else:
            draft.set_pt(toughness=n)
