"""The players who voted, told apart by what they voted for."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent
from engine.words.references.spoken_of import OfTheVote, PlayerSpokenOf


@says("the voter")
class TheVoter(PlayerSpokenOf, frozen=True):
    """Whose vote something is being done for."""

    refers: ClassVar[str] = "voter"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot=self.slot, nature="player"),)


@says("a choice you voted for", "a choice you didn't vote for")
class ChoiceShared(Word, frozen=True):
    """A choice that the controller voted for too, or another one."""

    @rule("701.38a")
    def voters(self, game: Game, scope: Scope, slot: str) -> tuple[Id, ...]:
        """The players who voted for such a choice."""
        ballots = scope.slots.get(slot, ())
        yours = {choice for voter, choice in ballots if voter == scope.controller}
        fits = {voter for voter, choice in ballots if (choice in yours) == (self.wording == 0)}
        return tuple(p for p in game.state.order() if p in fits)


@says("each opponent who voted for {choice}", "each player who voted for {choice}")
class EachWhoVoted(OfTheVote, PlayerReference, frozen=True, kw_only=True):
    """Players, by a choice that they share with the controller or not."""

    choice: ChoiceShared

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return by_choice(game, scope, self.choice, self.slot, of_opponents=self.wording == 0)


def by_choice(game: Game, scope: Scope, choice: ChoiceShared, slot: str, of_opponents: bool) -> tuple[Id, ...]:
    """The players, or the opponents only, who voted for such a choice."""
    asked = game.state.opponents(scope.controller) if of_opponents else game.state.order()
    return tuple(p for p in choice.voters(game, scope, slot) if p in asked)
