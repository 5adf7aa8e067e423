"""Mana that is not lost as steps and phases end, and what counts it."""

from __future__ import annotations

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.mana import COLORS as COLOR_TYPES
from engine.game.mana import TYPES, EmptyPools
from engine.game.meaning import PlayerReference, Static
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.kinds import Color
from engine.words.replacements.instead import Instead


@says(
    "{players} {doesn't/don't} lose unspent {color} mana as steps and phases end.",
    "{players} {doesn't/don't} lose unspent mana as steps and phases end.",
)
class KeepsMana(Static, frozen=True):
    """Players keep mana (of a colour) in their pools."""

    players: PlayerReference
    color: Color | None = None

    @rule("500.5", "614.1b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, EmptyPools):
            return None
        types = frozenset(TYPES if self.color is None else (self.color.symbol,))
        kept = dict(event.kept)
        for player in self.players.find(game, scope):
            if any(one.type in types for one in game.state.players[player].mana):
                kept[player] = kept.get(player, frozenset()) | types
        return None if kept == dict(event.kept) else (msgspec.structs.replace(event, kept=kept),)


@says(
    "if you would lose unspent mana, that mana becomes colorless instead",
    "if you would lose unspent mana, that mana becomes {color} instead",
)
class ManaTurns(Instead, frozen=True):
    """Mana that would be lost becomes of another type."""

    color: Color | None = None

    @rule("500.5", "614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        you = scope.controller
        if not isinstance(event, EmptyPools) or you in event.turned or not game.state.players[you].mana:
            return None
        to = "C" if self.color is None else self.color.symbol
        return (msgspec.structs.replace(event, turned={**event.turned, you: to}),)


@says("unspent {color} mana you have", "unspent mana you have")
class UnspentMana(Countable, frozen=True):
    """Mana in the controller's pool."""

    color: Color | None = None

    def count(self, game: Game, scope: Scope) -> int:
        types = (*COLOR_TYPES, "C") if self.color is None else (self.color.symbol,)
        return sum(one.type in types for one in game.state.players[scope.controller].mana)
