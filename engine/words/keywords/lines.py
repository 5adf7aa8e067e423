"""Lines of keyword abilities that older cards print with semicolons."""

from __future__ import annotations

from engine.game.meaning import Ability, Keyword
from engine.phrase import says
from engine.words.abilities import Line


@says("{keywords:semicolon}")
class KeywordsApart(Line, frozen=True):
    """Keyword abilities, separated by semicolons."""

    keywords: tuple[Keyword, ...]

    def abilities(self) -> tuple[Ability, ...]:
        return self.keywords
