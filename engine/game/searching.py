"""Searching a library as an event: what can forbid it, limit it and trigger on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.objects import Id, Zone
from engine.game.zones import top_cards
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class SearchLibrary(Event, frozen=True):
    """A player searches the library of a player, or only so many cards of its top."""

    player: Id
    owner: Id
    top: int | None = None

    def affected(self, game: Game) -> Id:
        return self.player


def find(
    game: Game, player: Id, owner: Id, options: Sequence[tuple[Id, str]], bounds: tuple[int, int], about: Id
) -> tuple[Id, ...]:
    """The cards that a player finds as they search, of those that may be found; what static abilities do with each by
    ``takes_found(game, player, card, scope)`` leaves it nothing that the search finds.
    """
    least, most = bounds
    found = game.choose(player, "search", options, minimum=least, maximum=most, about=about, prompt="What is found?")
    if player != owner:
        return found
    taking = hooks(game, "takes_found")
    return tuple(card for card in found if not any(asked(game, player, card, scope) for asked, scope in taking))


@rule("701.23a")
def search_library(game: Game, player: Id, owner: Id) -> tuple[Id, ...] | None:
    """The cards that a player looks through as they search a library; None when they can't."""
    done = [e for e in game.happen(SearchLibrary(player=player, owner=owner)) if isinstance(e, SearchLibrary)]
    if not done:
        return None
    top = done[-1].top
    return game.state.zone(Zone.LIBRARY, owner) if top is None else top_cards(game, owner, top)
