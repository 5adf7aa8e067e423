"""Qualifiers that ask for keyword abilities: "with flying", "without flying"."""

from __future__ import annotations

from engine.game.abilities import has_keyword, keyword_name, keywords_of
from engine.game.machine import Game
from engine.game.meaning import Keyword
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier


@rule("702.14a", "702.16a")
def has_this(game: Game, thing: Id, keyword: Keyword) -> bool:
    """Whether an object has a keyword: by its name, and of the very kind where it comes in kinds, as landwalk does."""
    if type(keyword).is_of is Keyword.is_of or thing in game.state.players:
        return has_keyword(game, thing, keyword_name(keyword))
    return any(keyword.is_of(other) for other in keywords_of(game, thing, keyword_name(keyword)))


@says("with {any:or+}", "without {any:or+}")
class WithKeyword(Qualifier, frozen=True):
    """With one of some keyword abilities, or with none of them."""

    any: tuple[Keyword, ...]

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        has = any(has_this(game, thing, k) for k in self.any)
        return has == (self.wording == 0)
