"""Discarding cards of a kind that chance chooses."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.discarding import Discards
from engine.words.filters.description import Description


@says("discard{s^} {amount} {things:amount} at random")
class DiscardSomeAtRandom(Discards, frozen=True, kw_only=True):
    """Cards that fit, of which chance chooses so many."""

    amount: Numeral
    things: Description

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or not self.things.adjectives or self.things.qualifiers:
            raise Unfit

    @property
    def is_many(self) -> bool:
        return self.amount.plural

    @rule("701.9b")
    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        fits = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player) if self.things.match(game, t, scope)]
        many = min(len(fits), self.amount.count(game, scope) or 0)
        prompt = "Which card does chance choose?"
        return game.choose(player, "random", fits, minimum=many, maximum=many, about=scope.source, prompt=prompt)
