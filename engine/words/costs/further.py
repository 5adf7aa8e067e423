"""Further costs: discarding at random or the whole hand, energy, any counters, the top of a library or graveyard."""

from __future__ import annotations

from engine.game.counters import RemoveCounters, counters_on
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Discard, Mill, Move, is_closed, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.counters import Energy
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent


@says("discard {number} card{s} at random")
class DiscardAtRandomCost(CostPart, frozen=True):
    """Discard cards that chance chooses."""

    number: Numeral

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was discarded can be spoken of."""
        return (Antecedent(slot="discarded", nature="discarded"),)

    @rule("701.9b")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if len(game.state.zone(Zone.HAND, player)) < (self.number.count(game, scope) or 0):
            return forbidden(f"{game.name(player)} doesn't have enough cards in hand to discard.")
        return ALLOWED

    @rule("701.9b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        many = self.number.count(game, scope) or 0
        options = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player)]
        prompt = "Which card does chance choose?"
        chosen = game.choose(player, "random", options, minimum=many, maximum=many, about=scope.source, prompt=prompt)
        scope.slots["discarded"] = chosen
        game.happen(*(Discard(player=player, object=t) for t in chosen))


@says("discard your hand")
class DiscardHandCost(CostPart, frozen=True):
    """Discard all cards in hand; that can always be done."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was discarded can be spoken of."""
        return (Antecedent(slot="discarded", nature="discarded"),)

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("701.9a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        hand = game.state.zone(Zone.HAND, player)
        scope.slots["discarded"] = hand
        game.happen(*(Discard(player=player, object=t) for t in hand))


@says("pay {energy}")
class PayEnergy(CostPart, frozen=True):
    """Energy counters are removed from the player."""

    energy: Energy

    @rule("107.14", "122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        has = counters_on(game.state, player, "energy")
        if has < self.energy.many:
            return forbidden(f"{game.name(player)} has {has} energy counters, {self.energy.many} are needed.")
        return ALLOWED

    @rule("107.14", "122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(RemoveCounters(on=player, kind="energy", amount=self.energy.many))


@says("remove {number:word} counters from ~", "remove a counter from ~")
class RemoveAnyCounters(CostPart, frozen=True):
    """Counters of any kinds are removed from the object itself."""

    number: int = 1

    @rule("122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        has = sum(game.object(scope.source).counters.values())
        if has < self.number:
            return forbidden(f"{game.name(scope.source)} has {has} counters, {self.number} must be removed.")
        return ALLOWED

    @rule("122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        for _ in range(self.number):
            kinds = [(k, f"a {k} counter") for k, n in game.object(scope.source).counters.items() if n]
            kind = game.choose_one(player, "counter", kinds, about=scope.source, prompt="Remove which counter?")
            game.happen(RemoveCounters(on=scope.source, kind=kind, amount=1, by=player))


@says(
    "remove {number} {kind} counter{s@number} from ~ and sacrifice it",
    "remove {number} {kind} counter{s@number} from ~ and exile it",
)
class RemoveCountersAndGo(CostPart, frozen=True):
    """Counters are removed from the object itself, and it is sacrificed or exiled."""

    number: Numeral
    kind: CounterKind

    def _parts(self) -> tuple[CostPart, ...]:
        from engine.words.costs.basic import RemoveCountersCost, SacrificeThis
        from engine.words.costs.cards import ExileThis

        gone: CostPart = SacrificeThis() if self.wording == 0 else ExileThis()
        return (RemoveCountersCost(number=self.number, kind=self.kind), gone)

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return sum((part.can_pay(game, player, scope) for part in self._parts()), Verdict())

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        for part in self._parts():
            part.pay(game, player, scope)


@says("exile the top card of your library", "exile the top {number} cards of your library")
class ExileTopCards(CostPart, frozen=True):
    """Cards are exiled from the top of the library."""

    number: Numeral | None = None

    def _many(self, game: Game, scope: Scope) -> int:
        return 1 if self.number is None else self.number.count(game, scope) or 0

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if is_closed(game.state, player) and len(game.state.zone(Zone.LIBRARY, player)) < self._many(game, scope):
            return forbidden(f"{game.name(player)} doesn't have enough cards in the library.")
        return ALLOWED

    @rule("701.13a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        top = top_cards(game, player, self._many(game, scope))
        scope.slots["exiled"] = top
        game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in top))


@says("mill {number} card{s}")
class MillCost(CostPart, frozen=True):
    """Cards are put from the top of the library into the graveyard."""

    number: Numeral

    @rule("118.3", "701.17a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        needs = self.number.count(game, scope) or 0
        if is_closed(game.state, player) and len(game.state.zone(Zone.LIBRARY, player)) < needs:
            return forbidden(f"{game.name(player)} doesn't have enough cards in the library.")
        return ALLOWED

    @rule("701.17a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        top = top_cards(game, player, self.number.count(game, scope) or 0)
        game.happen(*(Mill(player=player, object=t) for t in top))


@says("unattach ~")
class UnattachThis(CostPart, frozen=True):
    """The object itself is unattached from what it is on."""

    @rule("701.3d", "118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.object(scope.source).attached_to is None:
            return forbidden(f"{game.name(scope.source)} isn't attached to anything.")
        return ALLOWED

    @rule("701.3d")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        from engine.game.attaching import Unattach

        game.happen(Unattach(object=scope.source))
