"""References to cards that chance chooses: "a card at random from your graveyard"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, in_zone
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import LINKED, Antecedent, bound
from engine.words.references.this_way import ExiledWithThis
from engine.words.zones import InZone


@says("a(n) {things} at random {zone}", "a(n) {things} at random", "a(n) {things} at random (exiled|that was exiled) with ~")
class AtRandom(ObjectReference, frozen=True):
    """One card of a zone that fits, chosen by chance."""

    things: ObjectFilter
    zone: InZone | None = None
    slot: str = ""
    makes: ClassVar[str] = "random"

    def __post_init__(self) -> None:
        placed = bool(find(self.things, Located) or find(self.things, ExiledWithThis))
        if self.things.plural or "card" not in self.things.nouns() or (self.wording == 1) != placed:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns()),)

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        fits = [(t, game.name(t)) for t in self._there(game, scope) if self.things.match(game, t, scope)]
        chosen = game.choose(scope.controller, "random", fits, about=scope.source, prompt="Which card does chance choose?")
        scope.slots[self.slot] = chosen
        return chosen

    def _there(self, game: Game, scope: Scope) -> list[Id]:
        """What is in the zone, or was exiled with the object."""
        if self.wording > 1:
            return [t for t in bound(game, scope, LINKED) if game.object(t).zone is Zone.EXILE]
        places = self.things.zones(game, scope) if self.zone is None else self.zone.places(game, scope)
        return [t for zone, player in places for t in in_zone(game, zone, player)]
