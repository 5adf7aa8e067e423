"""Conditions on cards in exile: who owns some, whether some are exiled with an object."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.description import Description, ObjectFilter, candidates
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import LINKED, SOURCE, Antecedent
from engine.words.references.this_way import ExiledWithThis
from engine.words.zones import InExile


@says("you own a(n) {things}", "an opponent owns a(n) {things}")
class OwnsOneInExile(Condition, frozen=True):
    """The controller, or an opponent, owns a card in exile that fits."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        qualifiers = self.things.qualifiers
        placed = [isinstance(q, Located) and isinstance(q.zone, InExile) for q in qualifiers]
        if self.things.plural or not any(placed) or (self.wording == 0 and placed[-1]):
            raise Unfit  # the simplest of them has a word of its own

    @rule("108.3", "406.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        owners = (scope.controller,) if self.wording == 0 else tuple(game.state.opponents(scope.controller))
        return any(game.object(t).owner in owners for t in candidates(game, self.things, scope))


@says("a(n) {things} is {how}")
class OneIsExiledWith(Condition, frozen=True):
    """There is a card that fits and that an object exiled."""

    things: ObjectFilter
    how: Qualifier

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or not self.how.is_linked:
            raise Unfit

    @rule("607.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        there = game.state.zone(Zone.EXILE)
        return any(self.how.match(game, t, scope) and self.things.match(game, t, scope) for t in there)


@says("there are {things:many}")
class SomeAreExiledWith(Condition, frozen=True):
    """There are cards that an object exiled; they can be spoken of."""

    things: Description

    def __post_init__(self) -> None:
        if not any(q.is_linked for q in self.things.qualifiers):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of, as long as it is the object itself that exiled them."""
        own = any(isinstance(q, ExiledWithThis) or q.slot == SOURCE for q in self.things.qualifiers)
        return (Antecedent(slot=LINKED, nature="object", nouns=self.things.nouns(), is_many=True),) if own else ()

    @rule("607.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(candidates(game, self.things, scope))


@says("a card was put into exile this turn", "one or more cards were put into exile this turn")
class WentIntoExile(Condition, frozen=True):
    """A card was put into exile this turn."""

    @rule("406.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        gone = (e.object for e in game.state.history if isinstance(e, Move) and e.to is Zone.EXILE)
        cards = (game.state.became.get(t) for t in gone)
        return any(t is not None and not game.object(t).is_token for t in cards)
