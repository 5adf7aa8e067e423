"""Changing the base power and toughness of objects: "change its base power to 3", "its base power and toughness become 4/4"."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Amount, Duration, Modification, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, template_of
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.kinds import PT
from engine.words.modifications.size import side
from engine.words.references.possessive import ObjectsOwn

Sides = tuple[int | None, int | None]
"""Power and toughness; None where it stays as it is."""


class NewBase(Modification, frozen=True):
    """Base power or toughness is a number, or both are; made by an instruction, never read."""

    power: int | None
    toughness: int | None

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("613.4b", "208.4a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        power = draft.now.power if self.power is None else self.power
        toughness = draft.now.toughness if self.toughness is None else self.toughness
        draft.set(power=power, toughness=toughness)


class Whom(Word, frozen=True):
    """Whose base power and toughness they are."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects."""
        return ()


@says("{whose} base power and toughness")
class ItsBase(Whom, frozen=True):
    """Of an object spoken of or named."""

    whose: ObjectsOwn

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.whose.find(game, scope)


@says("the base power and toughness of {things}")
class BaseOf(Whom, frozen=True):
    """Of objects named after it."""

    things: ObjectReference

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.things.find(game, scope)


class Size(Word, frozen=True):
    """What they become."""

    def sides(self, game: Game, scope: Scope) -> Sides:
        """Power and toughness now; None for what has none."""
        return None, None


@says("{pt}")
class WrittenSize(Size, frozen=True):
    """As it is written."""

    pt: PT

    def __post_init__(self) -> None:
        if self.pt.signs != ("", ""):
            raise Unfit

    def sides(self, game: Game, scope: Scope) -> Sides:
        return side(game, scope, self.pt.power, ""), side(game, scope, self.pt.toughness, "")


@says("{whose} power and toughness")
class SizeOf(Size, frozen=True):
    """The power and toughness of another object, as they are or last were."""

    whose: ObjectsOwn

    @rule("608.2h")
    def sides(self, game: Game, scope: Scope) -> Sides:
        found = [game.characteristics(t) for t in self.whose.find(game, scope)][:1]
        return next(((c.power, c.toughness) for c in found), (None, None))


@says("the power and toughness of {thing:one}")
class SizeOfOne(Size, frozen=True):
    """The same, of an object named after it."""

    thing: ObjectReference

    @rule("608.2h")
    def sides(self, game: Game, scope: Scope) -> Sides:
        found = [game.characteristics(t) for t in self.thing.find(game, scope)][:1]
        return next(((c.power, c.toughness) for c in found), (None, None))


def change(game: Game, scope: Scope, things: tuple[Id, ...], sides: Sides, until: Duration | None) -> None:
    """Begin the change; nothing happens where there is nothing to take the numbers from."""
    if sides != (None, None):
        start(game, scope, (NewBase(power=sides[0], toughness=sides[1]),), things, until)


@says(
    "change{s^} {whom} to {size}[ {until}]", "have {whom} become {size}[ {until}]", "have {whom} become equal to {size}[ {until}]"
)
class ChangeBase(PlayerVerb, frozen=True):
    """Both become something."""

    whom: Whom
    size: Size
    until: Duration | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = self.whom.find(game, scope)
        change(game, scope, found, self.size.sides(game, scope), self.until)


@says("have {whom} become equal to {amount}[ {until}]")
class ChangeBaseToAmount(PlayerVerb, frozen=True):
    """Both become one amount."""

    whom: Whom
    amount: Quantity
    until: Duration | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found, n = self.whom.find(game, scope), self.amount.count(game, scope)
        change(game, scope, found, (n, n), self.until)


@says(
    "change{s^} {whose} base power to {amount}[ {until}]", "change{s^} {whose} base toughness to {amount}[ {until}]",
    "have {whose} base power become equal to {amount}[ {until}]",
)
class ChangeSide(PlayerVerb, frozen=True):
    """Only one of them changes."""

    whose: ObjectsOwn
    amount: Quantity
    until: Duration | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found, n = self.whose.find(game, scope), self.amount.count(game, scope)
        change(game, scope, found, (None, n) if " base toughness " in template_of(self) else (n, None), self.until)


@says("{until}, {whose} base power (becomes|become) equal to {amount}")
class BasePowerBecomes(FullClause, frozen=True):
    """The same with the duration first."""

    until: Duration
    whose: ObjectsOwn
    amount: Amount

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        change(game, scope, self.whose.find(game, scope), (self.amount.count(game, scope), None), self.until)
