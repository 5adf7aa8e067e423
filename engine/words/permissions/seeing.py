"""Cards that players may look at, or that everybody sees, where they usually see none."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.references.players import You


class Seen(Static, frozen=True):
    """Cards that some players see."""

    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The cards."""
        return ()


@says("you may look at the top card of your library any time.")
class LookAtTop(Seen, frozen=True):
    """The controller sees the top card of the library."""

    @rule("401.5")
    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return game.state.zone(Zone.LIBRARY, scope.controller)[:1]


@says(
    "{players} play with the top card of their libraries revealed.",
    "play with the top card of your library revealed.",
)
class TopRevealed(Seen, frozen=True):
    """Everybody sees the top card of a library."""

    players: PlayerReference = You()

    def __post_init__(self) -> None:
        if self.wording == 0 and not self.players.plural:
            raise Unfit

    @rule("401.5", "701.20a")
    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for p in self.players.find(game, scope) for t in game.state.zone(Zone.LIBRARY, p)[:1])


@says("{players} play with their hands revealed.", "play with your hand revealed.")
class HandRevealed(Seen, frozen=True):
    """Everybody sees the cards of a hand."""

    players: PlayerReference = You()

    def __post_init__(self) -> None:
        if self.wording == 0 and not self.players.plural:
            raise Unfit

    @rule("701.20a")
    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for p in self.players.find(game, scope) for t in game.state.zone(Zone.HAND, p))
