"""What comes with playing a card by a certain leave: mana that pays, where the spell goes, how the permanent enters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from engine.game.actions import CastSpell
from engine.game.continuous import begin
from engine.game.costs import Alternative, CostChange, Increase, Reduce
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, Static
from engine.game.objects import Id, Zone
from engine.game.options import FREE
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.costs.basic import Mana
from engine.words.effects.instead import goes_elsewhere
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.permissions.ways import ForLife, Way
from engine.words.replacements.zone_changes import Fate
from engine.words.statics.costs import is_spell

SPENDING = "(you|they) may spend mana as though it were mana of any "
THIS_WAY = "if (you|they) cast a spell this way, "
SPELL = "(it|them|that spell|those spells|the spell|a spell this way|spells this way|spells cast this way)"


class AnyMana(Word, frozen=True):
    """Which mana pays for spells as though it were another; ``counts_as`` is "type" or "color"."""

    counts_as: ClassVar[str] = "type"

    def among(self) -> str:
        """As what mana may be spent."""
        return self.counts_as


@says("mana of any type can be spent to cast " + SPELL)
class AnyType(AnyMana, frozen=True):
    """Any mana pays for any symbol."""


@says(
    SPENDING + "color to cast " + SPELL,
    "mana of any color can be spent to cast " + SPELL,
)
class AnyColor(AnyMana, frozen=True):
    """Any mana pays for coloured symbols."""

    counts_as: ClassVar[str] = "color"


@says(SPENDING + "type to cast " + SPELL)
class AsThoughAnyType(AnyMana, frozen=True):
    """The same as mana of any type."""


class Rider(Word, frozen=True):
    """A further sentence about what is played by the leave before it."""

    way: ClassVar[Way | None] = None

    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        """What comes of it for the spell or land."""

    def means(self) -> AnyMana | None:
        """What it says of mana."""
        return None

    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """What it changes of the cost."""
        return ()


@says("{mana}")
class OfMana(Rider, frozen=True):
    """Which mana pays for it."""

    mana: AnyMana

    def means(self) -> AnyMana | None:
        return self.mana


@says("if (you|they) (cast a spell|play a card) this way, {mana}")
class OfManaIf(OfMana, frozen=True):
    """The same, said of spells."""


@says("if a(n) {spells} cast this way would be put into (a|your) graveyard, {fate}")
class GoesElsewhere(Rider, frozen=True):
    """The spell, if it is such a one, goes somewhere else when it would be put into a graveyard."""

    spells: ObjectFilter
    fate: Fate

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    @rule("614.1a")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        if game.object(thing).zone is Zone.STACK and self.spells.match(game, thing, scope):
            goes_elsewhere(game, scope, (thing,), self.fate, None)


class EntersSo(Static, frozen=True):
    """The permanent that a spell becomes enters with more; made by a rider, never read."""

    spell: Id
    counters: tuple[tuple[str, int], ...] = ()
    is_tapped: bool = False

    @rule("614.1c")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != self.spell or event.to is not Zone.BATTLEFIELD:
            return None
        counters = dict(event.counters)
        for kind, many in self.counters:
            counters[kind] = counters.get(kind, 0) + many
        return (msgspec.structs.replace(event, counters=counters, tapped=event.tapped or self.is_tapped),)


def let_enter(game: Game, scope: Scope, word: EntersSo) -> None:
    """Let the spell become a permanent that enters so."""
    begin(game, scope, word, None, uses=1)


THAT = "(it|~|that creature|that artifact|that permanent|the creature)"


@says(
    "if you do, " + THAT + " enters with {number} {kind} counter{s@number} on it",
    "if you do, " + THAT + " enters with {number} additional {kind} counter{s@number} on it",
)
class EntersWithCounters(Rider, frozen=True):
    """It enters with counters."""

    number: Numeral
    kind: CounterKind

    @rule("614.1c")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        many = self.number.count(game, scope) or 0
        let_enter(game, scope, EntersSo(spell=thing, counters=((self.kind.name, many),)))


@says(
    "if you cast a(n) {spells} this way, " + THAT + " enters with {number} {kind} counter{s@number} on it",
    "if you cast a(n) {spells} this way, " + THAT + " enters with {number} additional {kind} counter{s@number} on it",
)
class EntersWithIfSo(Rider, frozen=True):
    """It enters with counters if the spell was such a one."""

    spells: ObjectFilter
    number: Numeral
    kind: CounterKind

    @rule("614.1c")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        if self.spells.match(game, thing, scope):
            many = self.number.count(game, scope) or 0
            let_enter(game, scope, EntersSo(spell=thing, counters=((self.kind.name, many),)))


@says(THIS_WAY + THAT + " enters tapped", "each land played this way enters tapped")
class EntersTapped(Rider, frozen=True):
    """It enters tapped."""

    @rule("614.1c")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        let_enter(game, scope, EntersSo(spell=thing, is_tapped=True))


@says(
    "spells cast this way cost {mana} more to cast",
    "a spell cast this way costs {mana} more to cast",
    "each spell cast this way costs {mana} more to cast",
    "a spell cast by an opponent this way costs {mana} more to cast",
)
class CostsMore(Rider, frozen=True):
    """It costs more."""

    mana: Mana

    @rule("601.2f")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        if self.wording == 3 and action.player not in game.state.opponents(scope.controller):
            return ()
        return (Increase(mana=self.mana.said),)


@says("spells you cast this way cost {mana} less to cast", "spells cast this way cost {mana} less to cast")
class CostsLess(Rider, frozen=True):
    """It costs less."""

    mana: Mana

    @rule("601.2f")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return (Reduce(mana=self.mana.said),)


@says("life equal to (its|that spell's) mana value")
class LifeOfItsValue(Word, frozen=True):
    """As much life as the mana value of the spell."""


@says(THIS_WAY + "(you|they|) pay {life} rather than (pay|paying) its mana cost")
class LifeRather(Rider, frozen=True):
    """Spells are cast for life, as much as their mana value."""

    life: LifeOfItsValue
    way: ClassVar[Way | None] = ForLife()


@says(THIS_WAY + "(you|they) may cast it as though it had flash", "you may cast them as though they had flash")
class AtAnyTime(Rider, frozen=True):
    """Spells may be cast at any time."""


@says("you can't cast more than one spell this way each turn")
class NoMoreThanOne(Rider, frozen=True):
    """One spell a turn."""


@says(
    "you may cast {spells} this way without paying their mana costs",
    "if {condition}, you may play cards this way without paying their mana costs",
)
class SomeForNothing(Rider, frozen=True):
    """Spells that fit, or all when something is so, may be cast for nothing."""

    spells: ObjectFilter | None = None
    condition: Condition | None = None

    @rule("118.9")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        if self.spells is not None and not is_spell(game, action, self.spells, scope):
            return ()
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        return (Alternative(name=FREE),)
