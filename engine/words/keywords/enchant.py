"""Enchant: what an Aura can be attached to."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Filter, Keyword
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.description import ObjectFilter


@says("enchant {filter:one}")
class Enchant(Keyword, frozen=True):
    """What an Aura spell targets and what the Aura may be attached to."""

    filter: ObjectFilter
    name: ClassVar[str] = "enchant"


@says("player", "opponent")
class Somebody(Filter, frozen=True):
    """A player, or an opponent."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in (game.state.players if self.wording == 0 else game.state.opponents(scope.controller))


@says("enchant {filter}")
class EnchantPlayer(Keyword, frozen=True):
    """The same for an Aura that enchants players."""

    filter: Somebody
    name: ClassVar[str] = "enchant"
