"""Exiling whole hands."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import CARD, link
from engine.words.references.antecedents import MANY, Antecedent


@says("exile{s^} (your|their) hand", "exile{s^} all the cards from (your|their) hand")
class ExileHand(PlayerVerb, frozen=True):
    """Every card of the players' own hands."""

    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of and counted."""
        cards = Antecedent(slot=self.slot, nature="object", nouns=CARD, is_many=True)
        return (cards, Antecedent(slot=self.slot, nature="exiled"), Antecedent(slot=self.slot, nature="number", nouns=MANY))

    @rule("701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        held = [t for p in players for t in game.state.zone(Zone.HAND, p)]
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in held))
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)
        link(game, scope, scope.slots[self.slot])
