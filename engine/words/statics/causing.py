"""What spells and abilities of opponents can't cause: sacrifices, discards, searches of one's own library."""

from __future__ import annotations

from typing import Any

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.paying import can_pay, pay
from engine.game.scope import Scope
from engine.game.searching import SearchLibrary
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Discard, Sacrifice
from engine.phrase import Word, says
from engine.rulebook import rule, rules_of


def is_caused_by_opponents(game: Game, player: Id) -> bool:
    """Whether what happens is told by a spell or ability that resolves for an opponent, and is no cost of an own one."""
    cause = game.resolving
    if cause is None or cause.controller not in game.state.opponents(player):
        return False
    return not any(rules_of(paying) in game.citations for paying in (can_pay, pay))


class Caused(Word, frozen=True):
    """Something that players are made to do."""

    def is_meant(self, event: Any) -> bool:
        """Whether the event is that."""
        return False


@says("sacrifice permanents")
class SacrificePermanents(Caused, frozen=True):
    """Sacrificing."""

    def is_meant(self, event: Any) -> bool:
        return isinstance(event, Sacrifice)


@says("discard cards")
class DiscardCards(Caused, frozen=True):
    """Discarding."""

    def is_meant(self, event: Any) -> bool:
        return isinstance(event, Discard)


@says("spells (and|or) abilities your opponents control can't cause you to {deeds:or+}.")
class CantCauseYou(Static, frozen=True):
    """Opponents can't make the controller do something, nor offer it."""

    deeds: tuple[Caused, ...]

    @rule("101.2", "609.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not any(deed.is_meant(action) for deed in self.deeds) or action.player != scope.controller:
            return None
        if not is_caused_by_opponents(game, scope.controller):
            return None
        return forbidden(f"What opponents control can't make {game.name(scope.controller)} do that.", game.name(scope.source))


@says(
    "spells (and|or) abilities your opponents control "
    "can't cause their controller to search (their|the controller's) library."
)
class CantSearchThemselves(Static, frozen=True):
    """Opponents' own spells and abilities don't have them search their own libraries."""

    @rule("101.2", "609.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, SearchLibrary) or action.player != action.owner or game.resolving is None:
            return None
        if game.resolving.controller != action.player or action.player not in game.state.opponents(scope.controller):
            return None
        return forbidden(f"{game.name(action.player)} can't search that library.", game.name(scope.source))
