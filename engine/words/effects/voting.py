"""Voting: each player votes in turn order, and what comes of it depends on the votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import Condition, Duration, ObjectReference, PlayerVerb, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf, Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.effects.repeating import THE_ONE, Occasion
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent
from engine.words.references.spoken_of import OfTheVote
from engine.words.sentences import Core

VOTER = f"{THE_ONE} who votes"
"""The slot of the player who cast the vote for which something is being done."""

ABSTAINS = "nothing"
"""The choice of a vote that need not be for anything."""
LAST_VOTES = "last votes"
"""The slot of the ballots of the last vote, for what has no pronoun of its own."""

Ballots = tuple[tuple[Id, Any], ...]
"""Who voted for what, vote by vote."""


class VoteWord(Leaf, frozen=True):
    """A choice that means nothing but what the text connects with it: "death", "Halls of Dusk"."""

    words: tuple[str, ...]

    ENDS: ClassVar[frozenset[str]] = frozenset(". , : \" or and a an the that your each gets vote votes".split())

    @property
    def name(self) -> str:
        """The words as one."""
        return " ".join(self.words)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = at
        while end < len(tokens) and end - at < 4 and tokens[end] not in cls.ENDS:
            end += 1
        return [(cls(words=tuple(tokens[at:end])), end)] if end > at else []

    SMALL: ClassVar[frozenset[str]] = frozenset("of the".split())

    def say(self, style: str = "") -> list[str]:
        """A single word as it stands, several as a name."""
        if len(self.words) == 1:
            return list(self.words)
        return [w if w in self.SMALL else w[:1].upper() + w[1:] for w in self.words]


class Voted(Event, frozen=True):
    """A player votes for something."""

    player: Id
    choice: str

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} votes for {self.choice}."


class FinishedVoting(Event, frozen=True):
    """Players have finished voting."""

    ballots: Ballots


@says("each player", "each opponent")
class Voters(Word, frozen=True):
    """Who votes."""

    def of(self, game: Game, controller: Id) -> list[Id]:
        """They, in turn order from the controller."""
        order = _from(game, controller)
        return order if self.wording == 0 else [p for p in order if p in game.state.opponents(controller)]


@says("then those votes are revealed")
class Unsealed(Word, frozen=True):
    """What is said after secret votes."""


class Vote(Core, frozen=True, kw_only=True):
    """Players vote, in turn order from the controller; the slot keeps the ballots."""

    who: Voters = Voters()
    after: Unsealed = Unsealed()
    slot: str = ""
    makes: ClassVar[str] = "votes"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The votes can be counted."""
        return (Antecedent(slot=self.slot, nature="votes"),)

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        """What can be voted for."""
        return []

    def may_vote(self, game: Game, scope: Scope, player: Id, choice: Any) -> bool:
        """Whether a choice is open to this player."""
        return True

    @rule("701.38a", "701.38b", "701.38d")
    def happen(self, game: Game, scope: Scope) -> None:
        options = self.choices(game, scope)
        ballots: list[tuple[Id, Any]] = []
        for player in self.who.of(game, scope.controller) if options else ():
            for _ in range(1 + _more(game, scope, player)):
                ballots += [(player, chosen) for chosen in self._vote(game, scope, player, options)]
        scope.slots[self.slot] = scope.slots[LAST_VOTES] = tuple(ballots)
        game.happen(FinishedVoting(ballots=tuple(ballots)))

    def _vote(self, game: Game, scope: Scope, player: Id, options: list[tuple[Any, str]]) -> tuple[Any, ...]:
        """What one vote of a player is for, as that player says or whoever decides for them; () where there is nothing."""
        able = [(v, t) for v, t in options if self.may_vote(game, scope, player, v)]
        if not able:
            return ()
        prompt = f"What does {game.name(player)} vote for?"
        chosen = game.choose_one(_decider(game, player), "vote", able, about=scope.source, prompt=prompt)
        if chosen == ABSTAINS:
            return ()
        game.happen(Voted(player=player, choice=dict(able)[chosen]))
        return (chosen,)


def _decider(game: Game, voter: Id) -> Id:
    """Who says how a player votes: the last of those whose effect lets them, else the voter."""
    said = [who for asked, scope in hooks(game, "votes_for") if (who := asked(voter, scope)) is not None]
    return said[-1] if said else voter


def _from(game: Game, first: Id) -> list[Id]:
    """The players in turn order from one of them."""
    order = list(game.state.order())
    at = order.index(first) if first in order else 0
    return order[at:] + order[:at]


@rule("701.38d")
def _more(game: Game, scope: Scope, player: Id) -> int:
    """How many votes more than one a player gets, as far as they want them."""
    offered = [ask(player, inner) for ask, inner in hooks(game, "votes_more")]
    taken = 0
    for is_theirs, is_optional in offered:
        options = ((True, "yes"), (False, "no"))
        wants = not is_optional or not is_theirs or game.choose_one(
            player, "may", options, about=scope.source, prompt="Vote an additional time?"
        )
        taken += bool(is_theirs and wants)
    return taken


@says(
    "starting with you, {who} votes for {options:or+}",
    "{who} secretly votes for {options:or+}, {after}",
)
class VoteForWords(Vote, frozen=True, kw_only=True):
    """A vote for one of several words."""

    options: tuple[VoteWord, ...]

    def __post_init__(self) -> None:
        if len(self.options) < 2:
            raise Unfit

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        return [(o.name, o.name) for o in self.options]


@says(
    "starting with you, {who} votes for a(n) {things}",
    "{who} secretly votes for a(n) {things}, {after}",
)
class VoteForThings(Vote, frozen=True, kw_only=True):
    """A vote for one of the objects that fit."""

    things: ObjectFilter

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        return [(t, game.name(t)) for t in candidates(game, self.things, scope)]


@says(
    "starting with you, {who} votes for up to one {things:one}",
    "each player secretly votes for up to one {things:one}, then those votes are revealed",
)
class VoteForOneOrNone(VoteForThings, frozen=True, kw_only=True):
    """A vote for one of the objects that fit, or for none."""

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        return [*super().choices(game, scope), (ABSTAINS, "nothing")]


@says(
    "starting with you, {who} votes for a player",
    "{who} secretly votes for a player, {after}",
    "starting with you, {who} votes for another player",
    "{who} secretly votes for another player, {after}",
)
class VoteForPlayer(Vote, frozen=True, kw_only=True):
    """A vote for a player."""

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        return [(p, game.name(p)) for p in game.state.order()]

    def may_vote(self, game: Game, scope: Scope, player: Id, choice: Any) -> bool:
        return self.wording < 2 or choice != player


class OfVotes(OfTheVote, Quantity, frozen=True, kw_only=True):
    """Something about the votes for one choice."""

    choice: VoteWord

    def count(self, game: Game, scope: Scope) -> int | None:
        return tally(scope, self.slot)[self.choice.name]


def tally(scope: Scope, slot: str) -> Counter[Any]:
    """How many votes each choice got."""
    return Counter(choice for _, choice in scope.slots.get(slot, ()))


@says("the number of {choice} votes")
class NumberOfVotes(OfVotes, frozen=True, kw_only=True):
    """How many votes a choice got."""


@says("{choice} vote")
class EachVote(OfTheVote, Occasion, frozen=True, kw_only=True):
    """The votes for a choice, counted; while something is done for one of them, its voter can be spoken of."""

    choice: VoteWord

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Whose vote it is can be spoken of."""
        return (Antecedent(slot=VOTER, nature="voter"),)

    def count(self, game: Game, scope: Scope) -> int:
        return tally(scope, self.slot)[self.choice.name]

    def each_time(self, game: Game, scope: Scope) -> Iterator[None]:
        for voter, choice in scope.slots.get(self.slot, ()):
            if choice == self.choice.name:
                scope.slots[VOTER] = (voter,)
                yield


@says("{choice} gets more votes", "{choice} gets more votes or the vote is tied")
class GotMoreVotes(OfTheVote, Condition, frozen=True, kw_only=True):
    """A choice got more votes than the others, or none got more than it."""

    choice: VoteWord

    @rule("701.38a")
    def holds(self, game: Game, scope: Scope) -> bool:
        votes = tally(scope, self.slot)
        mine = votes[self.choice.name]
        others = max((n for choice, n in votes.items() if choice != self.choice.name), default=0)
        return mine > others or (self.wording == 1 and mine == others)


@says("the most votes or tied for most votes", "{number} or more votes")
class SoManyVotes(Word, frozen=True):
    """How many votes something needs to count as chosen."""

    number: Number | None = None

    @rule("701.38a")
    def of(self, votes: Counter[Any]) -> list[Any]:
        """What got so many of these votes."""
        least = self.number.n if self.number is not None else max(votes.values(), default=0)
        return [choice for choice, n in votes.items() if n >= least]


@says("each {kind:one} with {votes}")
class WithMostVotes(OfTheVote, ObjectReference, frozen=True, kw_only=True):
    """The objects that got the most votes, or as many as it takes."""

    kind: Kind
    votes: SoManyVotes

    @rule("701.38a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(self.votes.of(tally(scope, self.slot)))


class DecidesVotes(Static, frozen=True):
    """The controller says how every player votes; made by an instruction, never read."""

    @rule("608.2d")
    def votes_for(self, voter: Id, scope: Scope) -> Id:
        """Who decides the vote of a player."""
        return scope.controller


@says("choose{s^} how each player votes {until}")
class ChooseHowPlayersVote(PlayerVerb, frozen=True):
    """One player decides all votes for a while."""

    until: Duration

    @rule("611.2a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        begin(game, scope, DecidesVotes(), self.until)


@says("while voting, you get an additional vote.", "while voting, you may vote an additional time.")
class AdditionalVote(Static, frozen=True):
    """The controller has one more vote."""

    @rule("701.38d")
    def votes_more(self, player: Id, scope: Scope) -> tuple[bool, bool]:
        """Whether it is the player's, and whether they may do without it."""
        return player == scope.controller, self.wording == 1
