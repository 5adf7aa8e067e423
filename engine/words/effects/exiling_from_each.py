"""Exiling a card of each graveyard, cards face down with counters, at random."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import CARD, link, present
from engine.words.filters.told import OfCards
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told


@says("exile{s^} a(n) {things} from each graveyard")
class ExileFromEachGraveyard(OfCards, PlayerVerb, frozen=True):
    """A card that fits is exiled from each graveyard that has one, as the player chooses."""

    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of."""
        cards = Antecedent(slot=self.slot, nature="object", nouns=CARD, is_many=True)
        return (cards, Antecedent(slot=self.slot, nature="exiled"))

    def _fit(self, game: Game, scope: Scope, owner: Id) -> list[tuple[Id, str]]:
        return [(t, game.name(t)) for t in game.state.zone(Zone.GRAVEYARD, owner) if self.things.match(game, t, scope)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return any(self._fit(game, scope, owner) for owner in game.state.order())

    @rule("608.2d", "701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen: list[Id] = []
        for player in players:
            for owner in game.state.order():
                chosen += game.choose(player, "card", self._fit(game, scope, owner), about=scope.source)
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in chosen))
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)
        link(game, scope, scope.slots[self.slot])


@says("exile{s^} {things} face down with {amount} {kind} counter{s@amount} on it")
class ExileFaceDownWith(PlayerVerb, frozen=True):
    """A card is exiled face down with counters."""

    things: ObjectReference
    amount: Numeral
    kind: CounterKind
    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="exiled"),)

    @rule("406.3", "122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        counters = {self.kind.name: self.amount.count(game, scope) or 0}
        found = present(game, scope, told(game, scope, self.things, players))
        moves = (Move(object=t, to=Zone.EXILE, how="exile", by=scope.source, face_down=True, counters=counters) for t in found)
        moved = game.happen(*moves)
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)
        link(game, scope, scope.slots[self.slot])
