"""Exiling with counters: "exile that card with three time counters on it"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Amount, ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral, Quantity
from engine.words.effects.removal import CARD, counters_it_gets, is_there_to_act_on, link, present
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told


class ExilesWith(PlayerVerb, frozen=True, kw_only=True):
    """Objects are exiled with counters on them."""

    things: ObjectReference
    kind: CounterKind
    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def counters(self) -> Amount:
        """How many."""
        return Number(n=1)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled cards can be spoken of."""
        if self.things.is_spoken_of():
            slot = self.things.slot
            return (Antecedent(slot=slot, nature="object", nouns=CARD, is_many=self.things.plural, by_noun=True),) if slot else ()
        return (Antecedent(slot=self.slot, nature="object", nouns=CARD, is_many=self.things.plural),)

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to exile."""
        return is_there_to_act_on(game, scope, self.things, player)

    @rule("701.13a", "122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        counters = {t: self._on(game, scope.bind(subject=(t,))) for t in found}
        moves = (Move(object=t, to=Zone.EXILE, how="exile", counters=counters[t], by=scope.source) for t in found)
        moved = game.happen(*moves)
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)
        link(game, scope, scope.slots[self.slot])

    def _on(self, game: Game, scope: Scope) -> dict[str, int]:
        number = self.counters().count(game, scope) or 0
        return {self.kind.name: number} if number > 0 else {}


@says("exile{s^} {things} with {amount} {kind} counter{s@amount} on (it|them)")
class ExileWith(ExilesWith, frozen=True, kw_only=True):
    """So many counters."""

    amount: Numeral

    def __post_init__(self) -> None:
        is_article = isinstance(self.amount, Number) and self.amount.form == "article"
        if counters_it_gets(self.things) or (is_article and _is_on_battlefield(self.things)):
            raise Unfit

    def counters(self) -> Amount:
        return self.amount


def _is_on_battlefield(things: ObjectReference) -> bool:
    """Whether what is described is there, so that "with a counter on it" describes it too."""
    described = things.things
    return described is not None and "card" not in described.nouns() and "spell" not in described.nouns()


@says("exile{s^} {things} with a number of {kind} counters on it equal to {amount}")
class ExileWithNumber(ExilesWith, frozen=True, kw_only=True):
    """As many counters as an amount says."""

    amount: Quantity

    def counters(self) -> Amount:
        return self.amount
