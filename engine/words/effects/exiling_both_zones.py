"""Exiling cards from the hand and the graveyard of a player at once."""

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
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import Antecedent
from engine.words.references.possessive import Whose


@says("exile{s^} all {things:many} from {whose} hand and graveyard")
class ExileHandAndGraveyard(OfCards, PlayerVerb, frozen=True):
    """All cards that fit of both zones are exiled together."""

    whose: Whose
    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled cards can be spoken of."""
        cards = Antecedent(slot=self.slot, nature="object", nouns=CARD, is_many=True)
        return (cards, Antecedent(slot=self.slot, nature="exiled"))

    @rule("701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        zones = ((zone, p) for p in self.whose.find(game, scope) for zone in (Zone.HAND, Zone.GRAVEYARD))
        there = [t for zone, p in zones for t in game.state.zone(zone, p) if self.things.match(game, t, scope)]
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in there))
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)
        link(game, scope, scope.slots[self.slot])
