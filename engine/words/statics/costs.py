"""Static abilities that change what things cost: spells of a kind, the spell itself, abilities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from engine.game.actions import CastSpell
from engine.game.costs import CostChange, Increase, Reduce
from engine.game.machine import Game
from engine.game.meaning import Condition, CostPart, PlayerReference, Static
from engine.game.objects import Characteristics, Id, Stacked, Zone
from engine.game.scope import Scope
from engine.game.state import LastKnown
from engine.game.targets import targets_of
from engine.game.verdict import ALLOWED, Verdict
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Quantity
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import is_located
from engine.words.keywords.kicker import Extra, OfThisSpell, RequiredExtra
from engine.words.keywords.paying import is_payable, pay_at_once
from engine.words.keywords.spelling import words
from engine.words.kinds import Color
from engine.words.zones import InZone


@says("{player} cast{s}")
class CastBy(Qualifier, frozen=True):
    """A spell that one of the players meant casts."""

    player: PlayerReference

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.controller(thing) in self.player.find(game, scope)


@contextmanager
def as_cast(game: Game, action: CastSpell) -> Iterator[None]:
    """Inside, the game sees the card as the spell that its player would cast."""
    was, card = game.as_if, game.object(action.spell)
    stacked = card.stacked if card.stacked is not None else Stacked(paid=action.paid, cast_from=action.origin)
    seen = card.with_(zone=Zone.STACK, controller=action.player, stacked=stacked)
    values = game.characteristics(action.spell)
    if "bestow" in action.paid:
        values = _bestowed(values)
    known = LastKnown(object=seen, characteristics=values, controller=action.player)
    game.as_if = {**was, action.spell: known}
    try:
        yield
    finally:
        game.as_if = was


@rule("702.103b")
def _bestowed(values: Characteristics) -> Characteristics:
    """A spell cast for its bestow cost is an Aura enchantment and no creature."""
    kept = tuple(s for s in values.subtypes if s not in vocabulary.subtypes("creature"))
    types = tuple(t for t in values.types if t != "creature")
    return msgspec.structs.replace(values, types=types, subtypes=(*kept, "Aura"))


def is_spell(game: Game, action: object, spells: ObjectFilter, scope: Scope) -> bool:
    """Whether the action is casting a spell that fits."""
    if not isinstance(action, CastSpell):
        return False
    with as_cast(game, action):
        return spells.match(game, action.spell, scope)


class Change(Word, frozen=True):
    """How much more or less something costs."""

    @property
    def asks_for_x(self) -> bool:
        """Whether it is by X, so that the text has to say what X is."""
        return False

    def by(self, game: Game, scope: Scope, times: int = 1) -> Iterable[CostChange]:
        """The change, so many times over."""
        return ()


@says("{mana} less", "{mana} more")
class ByMana(Change, frozen=True):
    """Some mana more or less; X is what a "where X is" says."""

    mana: Mana

    @property
    def asks_for_x(self) -> bool:
        return "{X}" in self.mana.symbols

    @rule("601.2f")
    def by(self, game: Game, scope: Scope, times: int = 1) -> Iterable[CostChange]:
        x = scope.slots.get("X", 0)
        mana = tuple(f"{{{x}}}" if s == "{X}" else s for s in self.mana.symbols) * max(0, times)
        if not mana:
            return ()
        return (Reduce(mana=mana),) if self.wording == 0 else (Increase(mana=mana),)


class SpellsOf(Word, frozen=True):
    """The spells whose cost is changed."""

    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        """Whether the spell is one of them."""
        return False


@says("{spells:many}")
class SpellsThat(SpellsOf, frozen=True):
    """Spells that a description fits."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns() or is_located(self.spells):
            raise Unfit

    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        return is_spell(game, action, self.spells, scope)


@says("{spells} that target ~", "{spells} that target a(n) {things}")
class SpellsThatTarget(SpellsOf, frozen=True):
    """Spells that target the object, or something that fits."""

    spells: SpellsThat
    things: ObjectFilter | None = None

    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if not self.spells.match(game, action, scope):
            return False
        if self.things is None:
            return scope.source in action.targets
        return any(self.things.is_aimed(game, t, scope) for t in action.targets)


@says("{spells} {origin}")
class SpellsFrom(SpellsOf, frozen=True):
    """Spells cast from a zone."""

    spells: SpellsThat
    origin: InZone

    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if not self.spells.match(game, action, scope):
            return False
        owner = game.object(action.spell).owner
        return any(action.origin is zone and player in (0, owner) for zone, player in self.origin.places(game, scope))


@says(
    "this effect reduces only the amount of colored mana you pay",
    "this effect reduces only the amount of {color} mana you pay",
)
class OnlySuchMana(Word, frozen=True):
    """That no other mana is reduced: none but coloured mana, or none but mana of one color."""

    color: Color | None = None


@says("{spells} cost {mana} less to cast. {only}.")
class SpellsCostLessColored(Static, frozen=True):
    """Spells of a kind cost less coloured mana."""

    spells: SpellsOf
    mana: Mana
    only: OnlySuchMana

    def __post_init__(self) -> None:
        color = self.only.color
        if color is not None and set(self.mana.symbols) != {f"{{{color.symbol}}}"}:
            raise Unfit

    @rule("601.2f", "118.7")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or not self.spells.match(game, action, scope):
            return ()
        return (Reduce(mana=self.mana.symbols, only_colored=True),)


class ThisCosts(OfThisSpell, frozen=True):
    """The spell itself costs more or less."""

    def scoped(self, action: CastSpell, scope: Scope) -> Scope:
        """The scope in which what is counted is looked for: its player's."""
        return Scope(source=scope.source, controller=action.player, slots={**scope.slots, "targets": action.targets}, x=action.x)


@says(
    "~ costs {change} to cast.",
    "~ costs {change} to cast if {condition}.",
    "if {condition}, ~ costs {change} to cast.",
    "~ costs {change} to cast as long as {condition}.",
)
class ThisCostsIf(ThisCosts, frozen=True):
    """By so much, perhaps only if something is so."""

    change: Change
    condition: Condition | None = None

    @rule("601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        scope = self.scoped(action, scope)
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        return self.change.by(game, scope)


@says("~ costs {change} to cast for each {each}.")
class ThisCostsForEach(ThisCosts, frozen=True):
    """By so much for each thing."""

    change: Change
    each: Countable

    @rule("601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        scope = self.scoped(action, scope)
        return self.change.by(game, scope, self.each.count(game, scope))


@says("~ costs {change} to cast, where X is {amount}.")
class ThisCostsWhereX(ThisCosts, frozen=True):
    """By X, which the text defines."""

    change: Change
    amount: Quantity

    @rule("601.2f", "107.3i")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        scope = self.scoped(action, scope)
        return self.change.by(game, scope.bind(X=max(0, self.amount.count(game, scope) or 0)))


@says("target beyond the first")
class EachFurtherTarget(Countable, frozen=True):
    """Each target of the spell but one."""

    @rule("601.2f")
    def count(self, game: Game, scope: Scope) -> int:
        return max(0, len(scope.slots.get("targets", ())) - 1)


@says("it targets a(n) {things}", "~ targets a(n) {things}")
class ItTargets(Condition, frozen=True):
    """The spell targets something that fits."""

    things: ObjectFilter

    @rule("115.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        targets = scope.slots.get("targets")
        if targets is None:
            targets = targets_of(game, scope.source)
        return any(self.things.is_aimed(game, t, scope) for t in targets)


@says("as an additional cost to cast ~, {cost:and+}.")
class AdditionalCost(OfThisSpell, frozen=True):
    """Something more that must be paid to cast it."""

    cost: tuple[CostPart, ...]

    @rule("601.2b", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return RequiredExtra(name="additional cost", cost=self.cost).changes(game, action, scope)


@says("as an additional cost to cast ~, you may {cost:and+}.")
class OptionalCost(OfThisSpell, frozen=True):
    """Something more that may be paid to cast it."""

    cost: tuple[CostPart, ...]

    @rule("601.2b", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return Extra(name="additional cost", cost=self.cost).changes(game, action, scope)


class OneOf(CostPart, frozen=True):
    """One of several costs, chosen as it is paid; made, never read."""

    ways: tuple[CostPart, ...]

    def _able(self, game: Game, player: Id, scope: Scope) -> list[CostPart]:
        return [part for part in self.ways if is_payable(game, scope, player, (part,))]

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self._able(game, player, scope):
            return ALLOWED
        return sum((part.can_pay(game, player, scope) for part in self.ways), Verdict())

    @rule("601.2b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        options = [(part, words(part)) for part in self._able(game, player, scope)]
        part = game.choose_one(player, "cost", options, about=scope.source, prompt="Pay which cost?")
        pay_at_once(game, scope, player, (part,))


@says("pay {mana}")
class PayTheMana(Word, frozen=True):
    """Mana, said as something to do."""

    mana: Mana


@says(
    "as an additional cost to cast ~, {first} or {second}.",
    "as an additional cost to cast ~, {first} or {mana}.",
    "as an additional cost to cast ~, {mana} or {first}.",
    "as an additional cost to cast ~, {first}, {second}, or {third}.",
)
class AdditionalCostOr(OfThisSpell, frozen=True):
    """One of two or three further costs."""

    first: CostPart
    second: CostPart | None = None
    mana: PayTheMana | None = None
    third: CostPart | None = None

    @rule("601.2b", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        mana = self.mana.mana if self.mana is not None else None
        ways = tuple(part for part in (self.first, self.second, mana, self.third) if part is not None)
        return RequiredExtra(name="additional cost", cost=(OneOf(ways=ways),)).changes(game, action, scope)


@says("creature in your party")
class EachInParty(Countable, frozen=True):
    """Up to one each of Cleric, Rogue, Warrior and Wizard among the creatures of the controller."""

    @rule("700.8", "700.8a", "700.8b")
    def count(self, game: Game, scope: Scope) -> int:
        mine = (game.characteristics(o.id) for o in game.state.battlefield() if game.controller(o.id) == scope.controller)
        able = [{r for r in ROLES if r in now.subtypes} for now in mine if "creature" in now.types]
        return max((sum(part is not None for part in cast) for cast in _casts(able)), default=0)


ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")


def _casts(able: list[set[str]]) -> Iterator[tuple[int | None, ...]]:
    """Every way to have different creatures take roles, None where nobody does."""

    def fill(role: int, taken: tuple[int | None, ...]) -> Iterator[tuple[int | None, ...]]:
        if role == len(ROLES):
            yield taken
            return
        for who in [None, *(n for n, roles in enumerate(able) if ROLES[role] in roles and n not in taken)]:
            yield from fill(role + 1, (*taken, who))

    yield from fill(0, ())
