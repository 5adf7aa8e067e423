"""What is counted of votes: who voted for what, what got none, and how many votes a player or an object got."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.countable import Countable
from engine.words.effects.for_each import EACH_THING, OneThing
from engine.words.effects.repeating import THE_ONE, Occasion
from engine.words.effects.voting import tally
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.spoken_of import OfTheVote
from engine.words.references.voters import ChoiceShared, by_choice


@says("the number of opponents who voted for {choice}", "the number of players who voted for {choice}")
class NumberOfVoters(OfTheVote, Quantity, frozen=True, kw_only=True):
    """How many opponents, or players, share a choice with the controller, or have another one."""

    choice: ChoiceShared

    def count(self, game: Game, scope: Scope) -> int | None:
        return len(by_choice(game, scope, self.choice, self.slot, of_opponents=self.wording == 0))


@says("vote you received")
class VoteForYou(OfTheVote, Occasion, frozen=True, kw_only=True):
    """The votes for the controller."""

    @rule("701.38a")
    def count(self, game: Game, scope: Scope) -> int:
        return tally(scope, self.slot)[scope.controller]


@says("vote they received")
class VoteForThem(OfTheVote, Countable, frozen=True, kw_only=True):
    """The votes for each player who is told to do something."""

    @rule("701.38a")
    def count(self, game: Game, scope: Scope) -> int:
        return tally(scope, self.slot)[scope.each]


VOTED_FOR = f"{THE_ONE} who was voted for"
"""The slot of the opponent who got the vote for which something is being done."""


@says("vote an opponent received")
class VoteForOpponent(OfTheVote, Occasion, frozen=True, kw_only=True):
    """The votes for opponents, one by one."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The opponent can be spoken of."""
        return (Antecedent(slot=VOTED_FOR, nature="player"),)

    def count(self, game: Game, scope: Scope) -> int:
        return len(self._opponents(game, scope))

    @rule("701.38a")
    def each_time(self, game: Game, scope: Scope) -> Iterator[None]:
        for opponent in self._opponents(game, scope):
            scope.slots[VOTED_FOR] = (opponent,)
            yield

    def _opponents(self, game: Game, scope: Scope) -> list[Id]:
        """Whom the votes for opponents were for, vote by vote."""
        theirs = game.state.opponents(scope.controller)
        return [choice for _, choice in scope.slots.get(self.slot, ()) if choice in theirs]


@says("each player who received no votes", "each player who received one or more votes")
class EachByVotes(OfTheVote, PlayerReference, frozen=True, kw_only=True):
    """The players who got votes, or got none."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)

    @rule("701.38a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        votes = tally(scope, self.slot)
        return tuple(p for p in game.state.order() if (votes[p] > 0) == (self.wording == 1))


@says("{things:one} with one or more votes")
class OneWithVotes(OfTheVote, OneThing, frozen=True, kw_only=True):
    """An object that got votes; how many can be spoken of."""

    things: ObjectFilter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object and the number of its votes can be spoken of."""
        it = Antecedent(slot=EACH_THING, nature="object", nouns=self.things.nouns())
        return (it, Antecedent(slot=f"{EACH_THING}'s votes", nature="number"))

    @rule("701.38a")
    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t, n in tally(scope, self.slot).items() if n and self.things.match(game, t, scope))

    def tell(self, game: Game, scope: Scope, thing: Id) -> None:
        """Put the number of votes of the one at hand into its slot."""
        scope.slots[f"{EACH_THING}'s votes"] = tally(scope, self.slot)[thing]


@says("no {kind:one} got votes")
class NothingGotVotes(OfTheVote, Condition, frozen=True, kw_only=True):
    """Nobody voted for anything."""

    kind: Kind

    @rule("701.38a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not bound(game, scope, self.slot)
