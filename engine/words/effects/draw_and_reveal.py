"""Drawing a card and revealing it."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Draw, Reveal, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.cards import can_draw
from engine.words.references.antecedents import Antecedent


@says("draw{s^} a card and reveal{s^} it")
class DrawAndReveal(PlayerVerb, frozen=True):
    """A card is drawn and shown; it can be spoken of."""

    slot: str = ""
    makes: ClassVar[str] = "found"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card that was drawn."""
        card = Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}))
        return (card, Antecedent(slot=self.slot, nature="revealed"))

    @rule("608.2d")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player may choose to draw them."""
        return can_draw(game, player, 1)

    @rule("121.1", "701.20a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        drawn: list[Id] = []
        for player in players:
            cards = arrived(game, game.happen(Draw(player=player, by=scope.source)), Zone.HAND)
            if cards:
                game.happen(Reveal(player=player, objects=cards))
            drawn += cards
        scope.slots[self.slot] = tuple(drawn)
