"""Alternatives of which one is the lack of a type: "noncreature or Dragon spell"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.filters.adjectives import OfKind
from engine.words.filters.base import Adjective
from engine.words.filters.non import Non


@says("{non} or {kind}")
class NonOrKind(Adjective, frozen=True):
    """Not of a type, or of a subtype; said of cards and spells."""

    is_of_cards: ClassVar[bool] = True
    non: Non
    kind: OfKind

    def __post_init__(self) -> None:
        if not self.kind.kind.is_subtype:
            raise Unfit

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.non.match(game, thing, scope) or self.kind.match(game, thing, scope)
