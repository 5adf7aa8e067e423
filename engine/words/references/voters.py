"""The players who voted, told apart by what they voted for."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent, bound


@says("the voter")
class TheVoter(PlayerReference, frozen=True, kw_only=True):
    """Whose vote something is being done for."""

    slot: str = ""
    refers: ClassVar[str] = "voter"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot=self.slot, nature="player"),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


def opponents_by_votes(game: Game, scope: Scope, slot: str, shares: bool) -> tuple[Id, ...]:
    """The opponents who voted for a choice that the controller voted for too, or for another one."""
    ballots = scope.slots.get(slot, ())
    yours = {choice for voter, choice in ballots if voter == scope.controller}
    fits = {voter for voter, choice in ballots if (choice in yours) == shares}
    return tuple(p for p in game.state.opponents(scope.controller) if p in fits)


@says("each opponent who voted for a choice you voted for", "each opponent who voted for a choice you didn't vote for")
class EachWhoVoted(PlayerReference, frozen=True, kw_only=True):
    """Opponents, by a choice that they share with the controller or not."""

    slot: str = ""
    refers: ClassVar[str] = "votes"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)

    @rule("701.38a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return opponents_by_votes(game, scope, self.slot, shares=self.wording == 0)
