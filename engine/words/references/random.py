"""References to cards that chance chooses: "a card at random from your graveyard"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, in_zone
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import Antecedent
from engine.words.zones import InZone


@says("a(n) {things} at random {zone}", "a(n) {things} at random")
class AtRandom(ObjectReference, frozen=True):
    """One card of a zone that fits, chosen by chance."""

    things: ObjectFilter
    zone: InZone | None = None
    slot: str = ""
    makes: ClassVar[str] = "random"

    def __post_init__(self) -> None:
        if self.things.plural or "card" not in self.things.nouns() or (self.wording == 1) != bool(find(self.things, Located)):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns()),)

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        places = self.things.zones(game, scope) if self.zone is None else self.zone.places(game, scope)
        there = [t for zone, player in places for t in in_zone(game, zone, player)]
        fits = [(t, game.name(t)) for t in there if self.things.match(game, t, scope)]
        chosen = game.choose(scope.controller, "random", fits, about=scope.source, prompt="Which card does chance choose?")
        scope.slots[self.slot] = chosen
        return chosen
