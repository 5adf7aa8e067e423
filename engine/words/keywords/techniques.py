"""Keywords of a few cards: demonstrate, compleated, read ahead, partner with."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.casting import LIFE_FOR_SYMBOLS
from engine.game.copying import copy_on_stack
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.phrase import text as printed
from engine.rulebook import rule
from engine.words.filters.names import CardName
from engine.words.keywords.casting import ItIsCast
from engine.words.keywords.spelling import MadeTriggered, ability
from engine.words.replacements.choosing import AsItEnters


class Demonstrates(Effect, frozen=True):
    """Its controller may copy the spell; then an opponent of their choice copies it too; made, never read."""

    @rule("702.144a")
    def happen(self, game: Game, scope: Scope) -> None:
        options = ((True, "yes"), (False, "no"))
        prompt = f"Copy {game.name(scope.source)}?"
        if not game.choose_one(scope.controller, "may", options, about=scope.source, prompt=prompt):
            return
        copy_on_stack(game, scope.source, scope.controller, new_targets=True)
        opponents = [(player, game.name(player)) for player in game.state.opponents(scope.controller)]
        if opponents:
            chosen = game.choose_one(scope.controller, "player", opponents, about=scope.source, prompt="Which opponent copies it?")
            copy_on_stack(game, scope.source, chosen, new_targets=True)


@says("demonstrate")
class Demonstrate(Keyword, frozen=True):
    """The spell may be copied, for an opponent too."""

    name: ClassVar[str] = "demonstrate"

    @rule("702.144a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=ItIsCast(), effect=Demonstrates()),)


class LessLoyalty(AsItEnters, frozen=True):
    """Two loyalty counters fewer for each Phyrexian symbol that was paid with life; made, never read."""

    @rule("702.150a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return super().replace(game, event, scope)

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        stacked = game.object(move.object).stacked
        symbols = stacked.slots.get(LIFE_FOR_SYMBOLS, 0) if stacked is not None else 0
        loyalty = move.counters.get("loyalty", 0)
        if not symbols or not loyalty:
            return None
        return msgspec.structs.replace(move, counters={**move.counters, "loyalty": max(0, loyalty - 2 * symbols)})


@says("compleated")
class Compleated(Keyword, frozen=True):
    """Life paid for its symbols costs it loyalty."""

    name: ClassVar[str] = "compleated"

    @rule("702.150a")
    def means(self) -> tuple[Ability, ...]:
        return (LessLoyalty(),)


@says("read ahead")
class ReadAhead(Keyword, frozen=True):
    """The Saga enters with a chosen number of lore counters; chapters passed over do not trigger that turn."""

    name: ClassVar[str] = "read ahead"


@says("partner with {partner}")
class PartnerWith(Keyword, frozen=True):
    """When it enters, a player may search for its partner."""

    partner: CardName
    name: ClassVar[str] = "partner with"

    @rule("702.124j")
    def means(self) -> tuple[Ability, ...]:
        found = f"search their library for a card named {printed(self.partner)}, reveal it, put it into their hand, then shuffle"
        return (ability(f"when ~ enters, target player may {found}."),)
