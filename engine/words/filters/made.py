"""Qualifiers about how something was made: by whose ability."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones.tokens import CREATED_WITH
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import bound


@says("created with ~")
class CreatedWithThis(Qualifier, frozen=True):
    """A token that an ability of the object itself created."""

    is_of_what_it_did: ClassVar[bool] = True

    @rule("607.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(game.object(thing).chosen.get(CREATED_WITH) == scope.source)


@says("created with it")
class CreatedWithIt(Qualifier, frozen=True):
    """A token that an ability of an object spoken of created."""

    is_of_what_it_did: ClassVar[bool] = True
    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("607.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).chosen.get(CREATED_WITH) in bound(game, scope, self.slot)
