"""Voting: each player votes in turn order, and what comes of it depends on the votes."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf, Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.effects.repeating import Occasion
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Core

Ballots = tuple[tuple[Id, Any], ...]
"""Who voted for what, vote by vote."""


class VoteWord(Leaf, frozen=True):
    """A choice that means nothing but what the text connects with it: "death", "Mines of Moria"."""

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


class Vote(Core, frozen=True, kw_only=True):
    """Each player votes, in turn order from the controller; the slot keeps the ballots."""

    slot: str = ""
    makes: ClassVar[str] = "votes"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The votes can be counted."""
        return (Antecedent(slot=self.slot, nature="votes"),)

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        """What can be voted for."""
        return []

    @rule("701.38a", "701.38b", "701.38d")
    def happen(self, game: Game, scope: Scope) -> None:
        options = self.choices(game, scope)
        ballots: list[tuple[Id, Any]] = []
        for player in _from(game, scope.controller) if options else ():
            for _ in range(1 + _more(game, scope, player)):
                prompt = f"What does {game.name(player)} vote for?"
                chosen = game.choose_one(player, "vote", options, about=scope.source, prompt=prompt)
                ballots.append((player, chosen))
                game.happen(Voted(player=player, choice=next(t for v, t in options if v == chosen)))
        scope.slots[self.slot] = tuple(ballots)
        game.happen(FinishedVoting(ballots=tuple(ballots)))


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
    "starting with you, each player votes for {options:or+}",
    "each player secretly votes for {options:or+}, then those votes are revealed",
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
    "starting with you, each player votes for a(n) {things}",
    "each player secretly votes for a(n) {things}, then those votes are revealed",
)
class VoteForThings(Vote, frozen=True, kw_only=True):
    """A vote for one of the objects that fit."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.plural:
            raise Unfit

    def choices(self, game: Game, scope: Scope) -> list[tuple[Any, str]]:
        return [(t, game.name(t)) for t in candidates(game, self.things, scope)]


class OfVotes(Quantity, frozen=True, kw_only=True):
    """Something about the votes for one choice."""

    choice: VoteWord
    slot: str = ""
    refers: ClassVar[str] = "votes"

    def count(self, game: Game, scope: Scope) -> int | None:
        return tally(scope, self.slot)[self.choice.name]


def tally(scope: Scope, slot: str) -> Counter[Any]:
    """How many votes each choice got."""
    return Counter(choice for _, choice in scope.slots.get(slot, ()))


@says("the number of {choice} votes")
class NumberOfVotes(OfVotes, frozen=True, kw_only=True):
    """How many votes a choice got."""


@says("{choice} vote")
class EachVote(Occasion, frozen=True, kw_only=True):
    """The votes for a choice, counted."""

    choice: VoteWord
    slot: str = ""
    refers: ClassVar[str] = "votes"

    def count(self, game: Game, scope: Scope) -> int:
        return tally(scope, self.slot)[self.choice.name]


@says("{choice} gets more votes", "{choice} gets more votes or the vote is tied")
class GotMoreVotes(Condition, frozen=True, kw_only=True):
    """A choice got more votes than the others, or none got more than it."""

    choice: VoteWord
    slot: str = ""
    refers: ClassVar[str] = "votes"

    @rule("701.38a")
    def holds(self, game: Game, scope: Scope) -> bool:
        votes = tally(scope, self.slot)
        mine = votes[self.choice.name]
        others = max((n for choice, n in votes.items() if choice != self.choice.name), default=0)
        return mine > others or (self.wording == 1 and mine == others)


@says("each {kind} with the most votes or tied for most votes")
class WithMostVotes(ObjectReference, frozen=True, kw_only=True):
    """The objects that got the most votes."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "votes"

    def __post_init__(self) -> None:
        if self.kind.is_many:
            raise Unfit

    @rule("701.38a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        votes = tally(scope, self.slot)
        most = max(votes.values(), default=0)
        return tuple(thing for thing, n in votes.items() if n == most)


@says("while voting, you get an additional vote.", "while voting, you may vote an additional time.")
class AdditionalVote(Static, frozen=True):
    """The controller has one more vote."""

    @rule("701.38d")
    def votes_more(self, player: Id, scope: Scope) -> tuple[bool, bool]:
        """Whether it is the player's, and whether they may do without it."""
        return player == scope.controller, self.wording == 1
