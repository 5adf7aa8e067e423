"""Conditions about the colours that most permanents have."""

from __future__ import annotations

from collections import Counter

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import Color
from engine.words.references.spoken_of import OfKnown


@rule("105.2")
def commonest(game: Game, things: ObjectFilter, scope: Scope) -> frozenset[str]:
    """The colours that no other colour has more of the things than; none when nothing has a colour."""
    counts = Counter(c for t in candidates(game, things, scope) for c in game.characteristics(t).colors)
    most = max(counts.values(), default=0)
    return frozenset(c for c, n in counts.items() if n == most)


@says("{color} is the most common color among all {things:many} or is tied for most common")
class IsCommonest(Condition, frozen=True):
    """A colour is one of those."""

    color: Color
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.color.symbol in commonest(game, self.things, scope)


@says("{thing} shares a color with the most common color among all {things:many} or a color tied for most common")
class SharesCommonest(OfKnown, Condition, frozen=True, kw_only=True):
    """An object has one of those colours."""

    things: ObjectFilter

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found, most = self.thing.find(game, scope), commonest(game, self.things, scope)
        return bool(found) and all(game.characteristics(t).colors & most for t in found)
