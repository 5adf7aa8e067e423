"""What follows when a card was not put where the instructions before allowed it to be put."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound
from engine.words.sentences import Sentence


class Goal(Word, frozen=True):
    """Where a card could have been put."""

    zone: ClassVar[Zone] = Zone.HAND


@says("into your hand")
class IntoHand(Goal, frozen=True):
    """The hand."""


@says("onto the battlefield")
class OntoBattlefield(Goal, frozen=True):
    """The battlefield."""

    zone: ClassVar[Zone] = Zone.BATTLEFIELD


class Card(Word, frozen=True):
    """The card, or the cards of which one could have been put there."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """They."""
        return ()


@says("(it|the card|that card|the revealed card)")
class TheCard(Card, frozen=True):
    """One card that was spoken of."""

    slot: str = ""
    kind: Kind = Kind(name="card")
    refers: ClassVar[str] = "object"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("a card")
class OneOfThem(Card, frozen=True):
    """Any of the cards that were spoken of together."""

    slot: str = ""
    kind: Kind = Kind(name="card", is_many=True)
    refers: ClassVar[str] = "objects"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says(
    "if you (don't|didn't) put {card} {goal} this way, {sentence}",
    "if you (don't|didn't) put {card} {goal}, {sentence}",
)
class IfNotPut(Sentence, frozen=True):
    """What is done when the card did not go there."""

    card: Card
    goal: Goal
    sentence: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if not any(self._was_put(game, scope, t) for t in self.card.find(game, scope)):
            self.sentence.happen(game, scope)

    def _was_put(self, game: Game, scope: Scope, card: Id) -> bool:
        return scope.now(card) != card and game.object(scope.now(card)).zone is self.goal.zone
