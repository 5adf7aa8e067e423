"""Qualifiers that look back to the card types by which a target was asked for."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import OF_TYPES, bound


@says("that shares one of those types with it")
class SharesOneOfThoseTypes(Qualifier, frozen=True, kw_only=True):
    """It and an earlier target both have one of the types that were named for that target."""

    slot: str = ""
    refers: ClassVar[str] = "types"

    @rule("205.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        slot, _, named = self.slot.partition(OF_TYPES)
        own = set(game.characteristics(thing).types) & set(named.split(","))
        return any(own & set(game.characteristics(t).types) for t in bound(game, scope, slot))
