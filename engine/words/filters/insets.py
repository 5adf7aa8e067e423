"""Qualifiers that ask for what stands in the inset of a card: "that has an Adventure", "that has an Omen"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier

_KINDS = ("Adventure", "Adventure", "Omen", "Omen")


@says("that has an Adventure", "that have an Adventure", "that has an Omen", "that have an Omen")
class HasInset(Qualifier, frozen=True):
    """Its card has such an inset, whether or not it is used now; a copy of the card has it too."""

    @rule("715.2a", "720.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        if found.definition.layout != "adventure" or found.base not in found.definition.faces:
            return False
        insets = found.definition.faces[1:]
        return not insets or _KINDS[self.wording] in insets[0].subtypes
