"""Choosing among the cards that were used to craft an object."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import candidates
from engine.words.keywords.craft import CraftMaterial
from engine.words.references.antecedents import Antecedent


@says("choose{s^} a(n) {things} at random")
class ChooseMaterial(PlayerVerb, frozen=True):
    """One of the cards that were used is chosen by chance."""

    things: CraftMaterial
    slot: str = ""
    makes: ClassVar[str] = "chosen"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        card = frozenset({"card"})
        return (Antecedent(slot=self.slot, nature="object", nouns=card), Antecedent(slot=self.slot, nature="chosen", nouns=card))

    @rule("702.167c", "608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        fits = [(t, game.name(t)) for t in candidates(game, self.things, scope)]
        prompt = "Which card does chance choose?"
        scope.slots[self.slot] = game.choose(players[0], "random", fits, about=scope.source, prompt=prompt)
