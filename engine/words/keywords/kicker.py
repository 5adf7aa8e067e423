"""Kicker and multikicker: additional costs that a spell may be cast with, and asking whether they were paid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import Additional, CostChange, parts_of, split
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, CostPart, Keyword, ObjectReference, Static
from engine.game.objects import Id, Stacked, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.keywords.spelling import Costed, costed


class OfThisSpell(Static, frozen=True):
    """A static ability that says something of the cost of casting its own object; it functions as that is cast."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """The changes to the cost of the spell."""
        return ()

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if isinstance(action, CastSpell) and action.spell == scope.source:
            return self.changes(game, action, scope)
        return ()


class Extra(OfThisSpell, frozen=True):
    """An additional cost of the spell, called ``name``, that may be paid."""

    is_optional: ClassVar[bool] = True
    is_repeatable: ClassVar[bool] = False
    name: str
    cost: tuple[CostPart, ...]

    @rule("118.8", "601.2b")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        mana, parts = split(parts_of(self.cost))
        return (Additional(
            name=self.name, mana=mana, parts=parts, is_optional=self.is_optional, is_repeatable=self.is_repeatable
        ),)


class RequiredExtra(Extra, frozen=True):
    """An additional cost that has to be paid."""

    is_optional: ClassVar[bool] = False


class RepeatableExtra(Extra, frozen=True):
    """An additional cost that may be paid any number of times."""

    is_repeatable: ClassVar[bool] = True


@says(*costed("kicker"))
class Kicker(Costed, frozen=True):
    """An additional cost that may be paid once."""

    name: ClassVar[str] = "kicker"

    @rule("702.33a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name="kicker", cost=self.cost),)


@says("kicker {first} and/or {second}")
class KickerAndOr(Keyword, frozen=True):
    """Two kicker costs, each of which may be paid; they are called by their mana."""

    first: Mana
    second: Mana
    name: ClassVar[str] = "kicker"

    @rule("702.33b")
    def means(self) -> tuple[Ability, ...]:
        return tuple(Extra(name=kicked_with(each), cost=(each,)) for each in (self.first, self.second))


def kicked_with(cost: Mana) -> str:
    """What a kicker cost is called where there are several."""
    return f"kicker {''.join(cost.symbols)}"


@says(*costed("multikicker"))
class Multikicker(Costed, frozen=True):
    """An additional cost that may be paid any number of times."""

    name: ClassVar[str] = "multikicker"

    @rule("702.33c")
    def means(self) -> tuple[Ability, ...]:
        return (RepeatableExtra(name="multikicker", cost=self.cost),)


def paid(game: Game, thing: Id) -> tuple[str, ...]:
    """The additional and alternative costs paid for a spell, or for the spell that became a permanent."""
    found = game.object(thing)
    if found.stacked is None:
        return ()
    return _for_the_spell_it_was(found.stacked) if found.zone is Zone.BATTLEFIELD else found.stacked.paid


@rule("400.7d")
def _for_the_spell_it_was(stacked: Stacked) -> tuple[str, ...]:
    """A permanent knows what was paid for the spell that became it."""
    return stacked.paid


@rule("702.33d")
def times_kicked(game: Game, thing: Id) -> int:
    """How often a spell was kicked."""
    return sum(name.split()[0] in ("kicker", "multikicker") for name in paid(game, thing))


class Announced(Condition, frozen=True):
    """A condition on what was announced as a spell was cast: its targets need not be chosen when it does not hold."""

    is_announced: ClassVar[bool] = True


@says("{thing} was kicked", "{thing} wasn't kicked")
class WasKicked(Announced, frozen=True):
    """A spell (or the spell that became the permanent) was kicked, or was not."""

    thing: ObjectReference

    @rule("702.33d")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(times_kicked(game, t) > 0 for t in self.thing.find(game, scope)) == (self.wording == 0)


@says("{thing} was kicked twice")
class WasKickedTwice(Announced, frozen=True):
    """A spell was kicked at least twice."""

    thing: ObjectReference

    @rule("702.33d")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(times_kicked(game, t) > 1 for t in self.thing.find(game, scope))


@says("{thing} was kicked with its {cost} kicker")
class WasKickedWith(Announced, frozen=True):
    """One of several kicker costs was paid."""

    thing: ObjectReference
    cost: Mana

    @rule("702.33f", "607.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(kicked_with(self.cost) in paid(game, t) for t in self.thing.find(game, scope))


@says("time {thing} was kicked")
class EachKick(Countable, frozen=True):
    """Each time that a spell was kicked."""

    means_itself: ClassVar[tuple[str, ...]] = ("thing",)
    thing: ObjectReference

    @rule("702.33d")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(times_kicked(game, t) for t in self.thing.find(game, scope))


@says("the number of times {thing} was kicked")
class TimesKicked(Quantity, frozen=True):
    """How often a spell was kicked."""

    means_itself: ClassVar[tuple[str, ...]] = ("thing",)
    thing: ObjectReference

    @rule("702.33d")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(times_kicked(game, t) for t in self.thing.find(game, scope))
