"""Conditions about the keyword abilities of an object: "if it has flying", "if it doesn't have suspend"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, Keyword
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.filters.bare_keywords import Bare
from engine.words.filters.keywords import has_this
from engine.words.references.spoken_of import OfKnown


class Had(Word, frozen=True):
    """A keyword ability that an object may have."""

    def is_had(self, game: Game, thing: Id) -> bool:
        """Whether the object has it."""
        return False


@says("{keyword}")
class HadWhole(Had, frozen=True):
    """A keyword as it is printed."""

    keyword: Keyword

    def is_had(self, game: Game, thing: Id) -> bool:
        return has_this(game, thing, self.keyword)


@says("{keyword}")
class HadBare(Had, frozen=True):
    """A keyword by its bare name."""

    keyword: Bare

    def is_had(self, game: Game, thing: Id) -> bool:
        return self.keyword.is_had(game, thing)


@says("{thing} {has/have} {what}", "{thing} {doesn't/don't} have {what}", "{thing} had {what}", "{thing} didn't have {what}")
class HasKeyword(OfKnown, Condition, frozen=True):
    """An object has a keyword ability as it is now, or had it as it last was; or not."""

    what: Had

    def holds(self, game: Game, scope: Scope) -> bool:
        found = [self._as_asked(game, scope, t) for t in self.thing.find(game, scope)]
        return bool(found) and all(self.what.is_had(game, t) for t in found) == (self.wording % 2 == 0)

    @rule("608.2c")
    def _as_asked(self, game: Game, scope: Scope, thing: Id) -> Id:
        now = scope.now(thing)
        return now if self.wording < 2 and game.exists(now) else thing
