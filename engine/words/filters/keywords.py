"""Qualifiers that ask for keyword abilities: "with flying", "without flying"."""

from __future__ import annotations

from engine.game.abilities import has_keyword, keyword_name
from engine.game.machine import Game
from engine.game.meaning import Keyword
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.base import Qualifier


@says("with {any:or+}", "without {any:or+}")
class WithKeyword(Qualifier, frozen=True):
    """With one of some keyword abilities, or with none of them."""

    any: tuple[Keyword, ...]

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        has = any(has_keyword(game, thing, keyword_name(k)) for k in self.any)
        return has == (self.wording == 0)
