"""A keyword that something has while something else has it, and the same for other keywords."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Condition, Filter, Keyword, Modification, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.abilities import Predicate, While
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.alike import Alike, instead
from engine.words.keywords.evergreen import Evergreen


class WhileAlike(Modification, frozen=True):
    """A modification made for each kind of a keyword of which the condition holds; made, never read."""

    condition: Condition
    then: Modification
    other: Alike

    @property
    def layers(self) -> tuple[Layer, ...]:
        return self.then.layers

    @rule("702.1c", "611.3a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        for kind in self.other.kinds(game):
            if instead(self.condition, kind).holds(game, scope):
                instead(self.then, kind).modify(game, draft, layer, scope)


@says(
    "{predicate} as long as {so}. the same is true for {others:and+}.",
    "as long as {so}, {predicate}. the same is true for {others:and+}.",
)
class SameWhile(Static, frozen=True):
    """The keyword that is named while the condition that names it holds; likewise the others."""

    predicate: Predicate
    so: Condition
    others: tuple[Alike, ...]

    def __post_init__(self) -> None:
        named = [*find(self.predicate, Evergreen), *find(self.so, Evergreen)]
        if self.predicate.restrictions or not find(self.so, Evergreen) or len({word.name for word in named}) != 1:
            raise Unfit
        if [*find(self.predicate, Keyword), *find(self.so, Keyword)] != named or len(named) != 2:
            raise Unfit

    @rule("702.1c")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        made: list[tuple[Filter | Reference, Modification]] = []
        for subject, first in self.predicate.modifications():
            made.append((subject, While(condition=self.so, then=first)))
            for other in self.others:
                made += ((subject, While(condition=instead(self.so, k), then=instead(first, k))) for k in other.known())
                if not other.known():
                    made.append((subject, WhileAlike(condition=self.so, then=first, other=other)))
        return tuple(made)


@says("a(n) {card} is in a graveyard")
class IsInAGraveyard(Condition, frozen=True):
    """A card that fits is in any graveyard."""

    card: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.card.nouns():
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.card.match(game, card, scope) for card in self._there(game))

    @staticmethod
    def _there(game: Game) -> tuple[Id, ...]:
        return tuple(o.id for o in game.state.objects.values() if o.zone is Zone.GRAVEYARD)
