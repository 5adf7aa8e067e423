"""An instruction about one keyword that is repeated for others: "the same is true for haste and trample"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, Keyword
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.conditions.keywords import Had
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.alike import Alike, instead
from engine.words.keywords.evergreen import Evergreen
from engine.words.sentences import IfAfter, Sentence


@says("{first}. the same is true for {others:and+}")
class SameForKeywords(Sentence, frozen=True):
    """The sentence, and the sentence again for each other keyword in place of the one that it names."""

    first: IfAfter
    others: tuple[Alike, ...]

    def __post_init__(self) -> None:
        named = find(self.first, Evergreen)
        if len({word.name for word in named}) != 1 or find(self.first, Keyword) != named:
            raise Unfit

    @rule("702.1c")
    def happen(self, game: Game, scope: Scope) -> None:
        again = [instead(self.first, kind) for other in self.others for kind in other.kinds(game)]
        for sentence in (self.first, *again):
            sentence.happen(game, scope)


@says("a(n) {things} has {what}")
class SomethingHas(Condition, frozen=True):
    """Something that fits has a keyword ability."""

    things: ObjectFilter
    what: Had

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.what.is_had(game, t) for t in candidates(game, self.things, scope))
