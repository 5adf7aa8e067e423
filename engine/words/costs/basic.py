"""The commonest costs: mana, tapping and untapping, life, sacrifices, discards, counters."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.costs import ManaPart
from engine.game.counters import PutCounters, RemoveCounters
from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.meaning import CostPart, ObjectReference
from engine.game.objects import Id
from engine.game.paying import life_payable
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.status import Tap, Untap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Discard, Sacrifice
from engine.phrase import SYMBOL, Leaf, Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import Chosen
from engine.words.references.objects import This

NOT_MANA = frozenset({"{t}", "{q}", "{e}", "{chaos}", "{tk}"})


class Mana(ManaPart, Leaf, frozen=True):
    """A run of mana symbols."""

    said: tuple[str, ...]
    first: ClassVar[frozenset[str] | None] = frozenset({SYMBOL})

    @property
    def symbols(self) -> tuple[str, ...]:
        return self.said

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = at
        while end < len(tokens) and tokens[end][0] == "{" and tokens[end] not in NOT_MANA:
            end += 1
        return [(cls(said=tuple(t.upper() for t in tokens[at:end])), end)] if end > at else []

    def say(self, style: str = "") -> list[str]:
        return list(self.said)

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        """Mana is paid by the machine, all symbols together."""


@says("{T}")
class TapSymbol(CostPart, frozen=True):
    """Tap the object itself."""

    symbol: ClassVar[str] = "{T}"

    @rule("107.5")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.object(scope.source).is_tapped:
            return forbidden(f"{game.name(scope.source)} is tapped already, so it can't be tapped to pay {{T}}.")
        return ALLOWED

    @rule("107.5")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Tap(object=scope.source, for_cost=True))


@says("{Q}")
class UntapSymbol(CostPart, frozen=True):
    """Untap the object itself."""

    symbol: ClassVar[str] = "{Q}"

    @rule("107.6")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if not game.object(scope.source).is_tapped:
            return forbidden(f"{game.name(scope.source)} is untapped already, so it can't be untapped to pay {{Q}}.")
        return ALLOWED

    @rule("107.6")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Untap(object=scope.source))


@says("pay {amount} life")
class PayLifeCost(CostPart, frozen=True):
    """Pay life."""

    amount: Numeral

    @rule("119.4")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return life_payable(game, player, self.amount.count(game, scope) or 0)

    @rule("119.4")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(PayLife(player=player, amount=self.amount.count(game, scope) or 0))


@says("sacrifice ~")
class SacrificeThis(CostPart, frozen=True):
    """Sacrifice the object itself."""

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if not game.exists(scope.source) or game.controller(scope.source) != player:
            return forbidden(f"{game.name(player)} doesn't control {game.name(scope.source)} and can't sacrifice it.")
        if not can_happen(game, Sacrifice(player=player, object=scope.source)):
            return forbidden(f"{game.name(scope.source)} can't be sacrificed.")
        return ALLOWED

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Sacrifice(player=player, object=scope.source))


@says("sacrifice {number} {things}", "sacrifice another {things}")
class SacrificeSome(CostPart, frozen=True):
    """Sacrifice permanents that fit; slot ``sacrificed`` keeps them."""

    things: ObjectFilter
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if self.things.plural != (self.number is not None and self.number.plural):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed can be spoken of."""
        return (Antecedent(slot="sacrificed", nature="sacrificed"),)

    def _options(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        found = (t for t in candidates(game, self.things, scope) if game.controller(t) == player)
        able = (t for t in found if can_happen(game, Sacrifice(player=player, object=t)))
        return [t for t in able if self.number is not None or t != scope.source]

    def _count(self, game: Game, scope: Scope) -> int:
        return 1 if self.number is None else self.number.count(game, scope) or 0

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if len(self._options(game, player, scope)) < self._count(game, scope):
            return forbidden(f"{game.name(player)} doesn't control enough permanents to sacrifice.")
        return ALLOWED

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        many = self._count(game, scope)
        options = [(t, game.name(t)) for t in self._options(game, player, scope)]
        chosen = game.choose(player, "sacrifice", options, minimum=many, maximum=many, about=scope.source)
        scope.slots["sacrificed"] = chosen
        game.happen(*(Sacrifice(player=player, object=t) for t in chosen))


@says("discard {number} card{s}")
class DiscardCost(CostPart, frozen=True):
    """Discard cards of the player's choice."""

    number: Numeral

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was discarded can be spoken of."""
        return (Antecedent(slot="discarded", nature="discarded"),)

    @rule("701.9a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        from engine.game.objects import Zone

        if len(game.state.zone(Zone.HAND, player)) < (self.number.count(game, scope) or 0):
            return forbidden(f"{game.name(player)} doesn't have enough cards in hand to discard.")
        return ALLOWED

    @rule("701.9a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        from engine.game.objects import Zone

        many = self.number.count(game, scope) or 0
        options = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player)]
        chosen = game.choose(player, "discard", options, minimum=many, maximum=many, about=scope.source)
        scope.slots["discarded"] = chosen
        game.happen(*(Discard(player=player, object=t) for t in chosen))


@says("remove {number} {kind} counter{s@number} from {thing}")
class RemoveCountersCost(CostPart, frozen=True):
    """Remove counters from the object itself or another named one."""

    number: Numeral
    kind: CounterKind
    thing: ObjectReference = This()

    def __post_init__(self) -> None:
        if isinstance(self.thing, Chosen):
            raise Unfit  # a choice among those that have such counters is another cost

    @rule("122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        (thing,) = self.thing.find(game, scope)
        has, needs = game.object(thing).counters.get(self.kind.name, 0), self.number.count(game, scope) or 0
        if has < needs:
            return forbidden(f"{game.name(thing)} has {has} {self.kind.name} counters, {needs} must be removed.")
        return ALLOWED

    @rule("122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        (thing,) = self.thing.find(game, scope)
        needs = self.number.count(game, scope) or 0
        game.happen(RemoveCounters(on=thing, kind=self.kind.name, amount=needs, by=player))


@says("put {number} {kind} counter{s@number} on {thing}")
class PutCountersCost(CostPart, frozen=True):
    """Put counters on the object itself."""

    number: Numeral
    kind: CounterKind
    thing: ObjectReference = This()

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if isinstance(self.thing, Chosen) and not self.thing.can_act(game, scope, player):
            return forbidden("There is nothing to put the counters on.")
        able = self.thing.fits(game, scope) if isinstance(self.thing, Chosen) else self.thing.find(game, scope)
        if any(can_happen(game, self._put(game, player, thing, scope)) for thing in able):
            return ALLOWED
        return _no_counters(f"No {self.kind.name} counter can be put on {' or '.join(dict.fromkeys(map(game.name, able)))}.")

    @rule("122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        (thing,) = self.thing.find(game, scope)
        game.happen(self._put(game, player, thing, scope))

    def _put(self, game: Game, player: Id, thing: Id, scope: Scope) -> PutCounters:
        amount = self.number.count(game, scope) or 0
        return PutCounters(on=thing, kind=self.kind.name, amount=amount, by=player, for_cost=True)


@rule("118.3", "101.2")
def _no_counters(why: str) -> Verdict:
    return forbidden(why)
