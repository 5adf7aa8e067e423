"""Events of spells that are countered or copied, and of players who lose the game."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.copying import CopyOnStack
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.players import LoseGame
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.game.triggers import is_ability
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsA
from engine.words.references.antecedents import Antecedent, host
from engine.words.references.players import AnOpponent, AnyPlayer, EnchantedPlayer


@says("a spell or ability you control counters a spell")
class YouCounterASpell(EventPattern, frozen=True):
    """A spell is countered by what the controller of the ability controls."""

    @rule("603.2", "701.6a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Counter) or event.by is None or is_ability(game.object(event.object)):
            return None
        return {} if game.controller(event.by) == scope.controller else None


@says("you copy {spell}")
class YouCopy(EventPattern, frozen=True):
    """The controller of the ability copies a spell that fits."""

    spell: ItIsA

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns():
            raise Unfit

    @rule("603.2", "707.10")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, CopyOnStack) or event.controller != scope.controller or is_ability(game.object(event.of)):
            return None
        return {} if self.spell.match(game, event.of, scope) else None


@says("{player} loses the game")
class PlayerLoses(EventPattern, frozen=True):
    """A player loses the game."""

    player: PlayerReference
    looks_back: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if not isinstance(self.player, AnyPlayer | AnOpponent | EnchantedPlayer):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Nobody who is still there."""
        return ()

    @rule("603.2", "104.3a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, LoseGame) and self._is_meant(game, event, scope) else None

    def _is_meant(self, game: Game, event: LoseGame, scope: Scope) -> bool:
        """Whether it is such a player, who is in the game no more."""
        if isinstance(self.player, EnchantedPlayer):
            return event.player in host(game, scope)
        return isinstance(self.player, AnyPlayer) or event.player != scope.controller
