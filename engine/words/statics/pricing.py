"""What spells of a kind cost: mana and life, always, in some turns, or until an instruction wears off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.continuous import begin
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Duration, Static
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.claims import Claim
from engine.words.clauses import FullClause
from engine.words.costs.basic import PayLifeCost
from engine.words.countable import Countable
from engine.words.filters.bare_keywords import Bare
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import is_located
from engine.words.sentences import Sentence
from engine.words.statics.costs import Change, SpellsOf, SpellsThat, as_cast, is_spell


@says("{spells} cost {change} to cast[ for each {each}]")
class Price(Claim, frozen=True):
    """Spells of a kind cost so much more or less, perhaps for each of some things."""

    spells: SpellsOf
    change: Change
    each: Countable | None = None

    def __post_init__(self) -> None:
        if self.change.asks_for_x:
            raise Unfit

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or not self.spells.match(game, action, scope):
            return ()
        seen = scope.bind(targets=action.targets)
        return self.change.by(game, seen, 1 if self.each is None else self.each.count(game, seen))


@says("{spells} during your turn cost {change} to cast.")
class PriceOfThoseInYourTurn(Static, frozen=True):
    """What spells cost that are cast in the turns of the controller."""

    spells: SpellsOf
    change: Change

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        mine = game.state.is_active(scope.controller)
        return Price(spells=self.spells, change=self.change).cost_changes(game, action, scope) if mine else ()


@says("{spells} cost {change} to cast, where X is {amount}.")
class PriceOfX(Static, frozen=True):
    """A price by X, which the text defines."""

    spells: SpellsOf
    change: Change
    amount: Quantity

    def __post_init__(self) -> None:
        if not self.change.asks_for_x:
            raise Unfit

    @rule("601.2f", "107.3i")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or not self.spells.match(game, action, scope):
            return ()
        return self.change.by(game, scope.bind(X=max(0, self.amount.count(game, scope) or 0)))


@says("{spells} cost {change} to cast and can't be countered.")
class PriceAndNotCountered(Static, frozen=True):
    """A price of spells that can't be countered besides."""

    spells: SpellsThat
    change: Change

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        return Price(spells=self.spells, change=self.change).cost_changes(game, action, scope)

    @rule("701.6a", "101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, Counter) and self.spells.spells.match(game, action.object, scope):
            return forbidden(f"{game.name(action.object)} can't be countered.", game.name(scope.source))
        return None


@says("{things:one} it targets")
class EachItTargets(Countable, frozen=True):
    """The targets of the spell that fit."""

    things: ObjectFilter

    @rule("601.2f")
    def count(self, game: Game, scope: Scope) -> int:
        targets = (t for t in dict.fromkeys(scope.slots.get("targets", ())) if t not in game.state.players)
        return sum(self.things.match(game, t, scope) for t in targets)


class OfEachSpell(Static, frozen=True):
    """A price of each spell that fits, by mana that is told."""

    spell: ObjectFilter
    change: Change

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns() or is_located(self.spell) or self.change.asks_for_x:
            raise Unfit


@says("each {spell:one} costs {change} to cast.", "each {spell:one} costs {change} to cast for each {each}.")
class EachSpellCosts(OfEachSpell, frozen=True):
    """A price of each spell that fits; it counts for the spell what that targets."""

    each: Countable | None = None

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_spell(game, action, self.spell, scope):
            return ()
        seen = scope.bind(targets=action.targets)
        return self.change.by(game, seen, 1 if self.each is None else self.each.count(game, seen))


@says("each {spell:one} costs {change} to cast except during its controller's turn.")
class EachSpellCostsInOtherTurns(Static, frozen=True):
    """A price of each spell that is cast in another player's turn."""

    spell: ObjectFilter
    change: Change

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns() or self.change.asks_for_x:
            raise Unfit

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_spell(game, action, self.spell, scope) or game.state.is_active(action.player):
            return ()
        return self.change.by(game, scope)


class PriceNow(Static, frozen=True, kw_only=True):
    """A price as an instruction set it; made, never read."""

    spells: SpellsOf
    change: Change
    x: int = 0

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or not self.spells.match(game, action, scope):
            return ()
        return self.change.by(game, scope.bind(X=self.x))


class PriceFor(Word, frozen=True):
    """A price until a moment."""

    spells: SpellsOf
    change: Change
    until: Duration

    def __post_init__(self) -> None:
        if self.change.asks_for_x:
            raise Unfit

    @rule("611.2a", "601.2f")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, PriceNow(spells=self.spells, change=self.change), self.until)


@says("{spells} cost {change} to cast {until}")
class PriceUntil(PriceFor, FullClause, frozen=True):
    """With the moment last."""


@says("{until}, {spells} cost {change} to cast")
class UntilPrice(PriceFor, Sentence, frozen=True):
    """With the moment first."""


@says("{spells} cost an additional {n} life to cast.")
class SpellsCostLife(Static, frozen=True):
    """Life must be paid as well for spells of a kind."""

    spells: SpellsOf
    n: Number

    @rule("601.2f", "118.8")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or not self.spells.match(game, action, scope):
            return ()
        return (Increase(parts=(PayLifeCost(amount=self.n),)),)


@says("each {spell:one} costs {change} to cast if it has {keyword}.")
class EachSpellWithCosts(OfEachSpell, frozen=True):
    """A price of each spell that fits and has a keyword."""

    keyword: Bare

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_spell(game, action, self.spell, scope):
            return ()
        with as_cast(game, action):
            has = self.keyword.is_had(game, action.spell)
        return self.change.by(game, scope) if has else ()
