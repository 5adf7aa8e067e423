"""Choosing by chance, and of what something was done with earlier in the ability."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.antecedents import Antecedent
from engine.words.references.random import AtRandom
from engine.words.references.this_way import ThisWay


@says("choose{s^} {one}")
class ChooseByChance(PlayerVerb, frozen=True):
    """A card that chance chooses, for what is done with it next."""

    one: AtRandom

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.one.find(game, scope)


@says("choose{s^} a(n) {one}")
class ChooseOneOfThose(PlayerVerb, frozen=True):
    """One of the things with which something was done, for what is done with it next."""

    one: ThisWay
    slot: str = ""
    makes: ClassVar[str] = "chosen"

    def __post_init__(self) -> None:
        if self.one.things.plural:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It can be spoken of."""
        nouns = self.one.things.nouns()
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns), Antecedent(slot=self.slot, nature="chosen"))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = ()
        for player in players:
            options = [(t, game.name(t)) for t in present(game, scope, self.one.which(game, scope))]
            scope.slots[self.slot] += game.choose(player, "card", options, about=scope.source)
