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
        if thing in game.state.players:
            return False
        found, kind = game.object(thing), _KINDS[self.wording]
        if found.base.inset is not None:
            return kind in found.base.inset.subtypes
        is_unknown = found.definition.layout == "adventure" and len(found.definition.faces) < 2
        return kind in found.base.subtypes or (is_unknown and found.base == found.definition.faces[0])
