"""Keyword abilities that are granted in quotation marks: "has "Cumulative upkeep {1}."."""

from __future__ import annotations

from engine.game.meaning import Ability, Keyword
from engine.phrase import says
from engine.words.modifications.abilities import Granted


@says('"{keyword}."')
class QuotedKeyword(Granted, frozen=True):
    """A quoted keyword with the full stop of its sentence."""

    keyword: Keyword

    def abilities(self) -> tuple[Ability, ...]:
        return (self.keyword,)


@says('"{keywords:comma}."')
class QuotedKeywords(Granted, frozen=True):
    """Several quoted keywords, as often as each is said."""

    keywords: tuple[Keyword, ...]

    def abilities(self) -> tuple[Ability, ...]:
        return self.keywords
