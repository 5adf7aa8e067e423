"""Protection from spells that have a color."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.protection import Quality


@says("spells that are one or more colors")
class FromColoredSpells(Quality, frozen=True):
    """Spells of one or more colors; a card in hand is asked about as the spell that it would be."""

    @rule("702.16a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return False
        found = game.object(thing)
        is_spell = found.zone in (Zone.STACK, Zone.HAND) and (found.stacked is None or found.stacked.source is None)
        return is_spell and bool(game.characteristics(thing).colors)
