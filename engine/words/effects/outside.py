"""Cards from outside the game that players put into their hands."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Definition, Id
from engine.game.outside import bring_in
from engine.game.scope import Scope
from engine.phrase import Unfit, say, says
from engine.phrase.tokens import join
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.effects.mana.identity import commanders, identity
from engine.words.filters.description import Description

OWNED = " you own from outside the game"


@says(
    "reveal a(n) {things}" + OWNED + " and put it into your hand",
    "put a(n) {things}" + OWNED + " into your hand",
)
class FromOutsideToHand(PlayerVerb, frozen=True):
    """A card that fits comes into the hand."""

    things: Description

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or self.things.qualifiers:
            raise Unfit

    @rule("400.11b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            bring_in(game, player, lambda g, t: self._fits(g, t, scope), self._some_card(), scope.source)

    def _fits(self, game: Game, card: Id, scope: Scope) -> bool:
        has_commander = bool(commanders(game, game.object(card).owner))
        return self.things.match(game, card, scope) and (not has_commander or _suits_the_deck(game, card))

    def _some_card(self) -> Definition:
        """A card of which no more is known than what it was called."""
        types = tuple(sorted(self.things.nouns() & vocabulary.card_types()))
        known = Characteristics(types=types[:1] if len(types) == 1 else ())
        return Definition(name=f"some {join(say(self.things))}", faces=(known,))


@rule("903.11a")
def _suits_the_deck(game: Game, card: Id) -> bool:
    """Whether its owner has no other card of that name and the identity of their commanders has all of its colours."""
    found = game.object(card)
    others = (o for o in game.state.objects.values() if o.owner == found.owner and o.id != card)
    if any(o.definition.name == found.definition.name for o in others):
        return False
    return identity(game, card) <= frozenset().union(*(identity(game, one) for one in commanders(game, found.owner)))
