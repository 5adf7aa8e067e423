"""Events of milling: "a player mills a nonland card"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.scope import Scope
from engine.game.zones import Mill
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import AnOpponent, AnyPlayer, You


class Mills(EventPattern, frozen=True, kw_only=True):
    """A player mills cards that fit."""

    player: PlayerReference
    things: ObjectFilter

    def __post_init__(self) -> None:
        if not isinstance(self.player, You | AnOpponent | AnyPlayer) or "card" not in self.things.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Another player than you can be spoken of."""
        return () if isinstance(self.player, You) else (Antecedent(slot="player", nature="player"),)

    @rule("701.17a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Mill) or event.player not in self.player.find(game, scope):
            return None
        return {"player": (event.player,)} if self.things.match(game, event.object, scope) else None


@says("{player} mill{s} a(n) {things}")
class MillsOne(Mills, frozen=True, kw_only=True):
    """Each card by itself."""


@says("{player} mill{s} one or more {things:many}")
class MillsSome(Mills, frozen=True, kw_only=True):
    """All that one player mills at once, as one event."""

    one_or_more: ClassVar[bool] = True

    def group(self, slots: Mapping[str, Any]) -> Any:
        """The player who mills."""
        return slots["player"]
