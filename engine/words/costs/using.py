"""Costs: tapping what an Aura is on, much energy, the object itself with others, cards put on the bottom of a library."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters, counters_on
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move, Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.costs.basic import SacrificeThis
from engine.words.costs.cards import PayWithOthers, PayWithThis
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import AttachedTo


@says("tap {host}")
class TapHost(CostPart, frozen=True):
    """Tap the enchanted or equipped permanent, whoever controls it."""

    host: AttachedTo

    @rule("118.3", "107.5")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        found = [t for t in self.host.find(game, scope) if game.exists(t)]
        if not found:
            return forbidden(f"{game.name(scope.source)} is attached to nothing that could be tapped.")
        if game.object(found[0]).is_tapped:
            return forbidden(f"{game.name(found[0])} is tapped already, so it can't be tapped as a cost.")
        return ALLOWED

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        scope.slots["tapped for it"] = self.host.find(game, scope)
        game.happen(*(Tap(object=t, for_cost=True) for t in scope.slots["tapped for it"]))


@says("pay {number} {E}")
class PayMuchEnergy(CostPart, frozen=True):
    """So many energy counters, said as a number."""

    number: Numeral

    def __post_init__(self) -> None:
        if isinstance(self.number, Number) and self.number.form == "article":
            raise Unfit

    @rule("107.14", "122.1")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        has, needs = counters_on(game.state, player, "energy"), self.number.count(game, scope) or 0
        if has < needs:
            return forbidden(f"{game.name(player)} has {has} energy counters, {needs} are needed.")
        return ALLOWED

    @rule("107.14", "122.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(RemoveCounters(on=player, kind="energy", amount=self.number.count(game, scope) or 0))


@says("sacrifice ~ and {number} {things}")
class SacrificeThisAnd(PayWithOthers, frozen=True, kw_only=True):
    """Sacrifice the object itself and others at the same time."""

    number: Numeral
    kind: ClassVar[str] = "sacrifice"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The others can be spoken of."""
        return (Antecedent(slot="sacrificed", nature="sacrificed"),)

    def _options(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        return [t for t in super()._options(game, player, scope) if t != scope.source]

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return SacrificeThis().can_pay(game, player, scope) + super().can_pay(game, player, scope)

    @rule("701.21a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        others = self.chosen(game, player, scope)
        scope.slots["sacrificed"] = others
        game.happen(*(Sacrifice(player=player, object=t) for t in (scope.source, *others)))


@says("put ~ on the bottom of its owner's library", "put ~ on top of its owner's library")
class PutThisIntoLibrary(PayWithThis, frozen=True):
    """Put the object itself into its owner's library."""

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        position = 0 if self.wording else -1
        game.happen(Move(object=scope.source, to=Zone.LIBRARY, position=position, how="put", by=scope.source))


@says("put {number} {things} on the bottom of your library", "put {number} {things} on top of your library")
class PutIntoLibrary(PayWithOthers, frozen=True, kw_only=True):
    """Put cards of your own into your library, in an order of your choice."""

    kind: ClassVar[str] = "put"

    def usable(self, game: Game, player: Id, thing: Id) -> bool:
        return game.object(thing).owner == player

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        position = 0 if self.wording else -1
        for card in self.chosen(game, player, scope):
            game.happen(Move(object=card, to=Zone.LIBRARY, position=position, how="put", by=scope.source))
