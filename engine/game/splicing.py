"""Splicing: what a spell gains from cards that are spliced onto it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

SPLICED = "spliced"
"""The key under which a spell remembers the cards that were spliced onto it."""


@rule("702.47a", "702.47c", "702.47e", "612.10")
class Splice(Event, frozen=True):
    """A spell on the stack gains the text of cards, in this order; they stay where they are.

    The text becomes part of its copiable values: a copy of the spell has it, the card that the spell was has not.
    """

    spell: Id
    cards: tuple[Id, ...]
    texts: tuple[Any, ...]

    def affected(self, game: Game) -> Id:
        return game.controller(self.spell)

    def apply(self, state: State) -> State:
        found = state.objects[self.spell]
        base = msgspec.structs.replace(found.base, abilities=(*found.base.abilities, *self.texts))
        return state.put(found.with_(base=base, chosen={**found.chosen, SPLICED: self.cards}))

    def sentence(self, game: Game) -> str:
        return f"{' and '.join(game.name(c) for c in self.cards)} is spliced onto {game.name(self.spell)}."
