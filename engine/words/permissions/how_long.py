"""How long permissions last."""

from __future__ import annotations

from engine.game.continuous import StartEffect
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.turn import BeginStep, WearOff
from engine.game.zones import Move
from engine.phrase import Word, says
from engine.rulebook import rule


class HowLong(Word, frozen=True):
    """How long a permission lasts."""

    def means(self) -> Duration | None:
        """The duration; None when it ends with the cards' leaving alone."""
        return None


@says("{until}")
class ForATime(HowLong, frozen=True):
    """For a time."""

    until: Duration

    def means(self) -> Duration | None:
        return self.until


@says(
    "for as long as (that card remains|those cards remain|they remain|it remains) exiled",
    "for as long as (the exiled card remains|the exiled cards remain) exiled",
)
class WhileExiled(HowLong, frozen=True):
    """While the cards are where they are: in another zone they are other objects."""


class UntilItExilesAnother(Duration, frozen=True):
    """Until the object whose ability it is exiles another card; made, never read."""

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, Move) and event.to is Zone.EXILE and event.by == scope.source


@says("until you exile another card with ~")
class UntilAnother(HowLong, frozen=True):
    """Until the object exiles another card."""

    def means(self) -> Duration | None:
        return UntilItExilesAnother()


class TheirTime(Duration, frozen=True):
    """Until a time of the player who is allowed something; made, never read."""

    @property
    def player(self) -> Id | None:
        """The player; None while it is not fixed who that is."""
        return None

    def of(self, player: Id) -> Duration:
        """The duration for one player."""
        return self

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return False

    def turn_of(self, scope: Scope) -> Id | None:
        return self.player


class UntilTheirTurnEnds(TheirTime, frozen=True):
    """Until the cleanup step of the player's first turn that begins after the effect; made, never read."""

    player: Id = Id(0)

    def of(self, player: Id) -> Duration:
        return UntilTheirTurnEnds(player=player)

    @rule("514.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if not isinstance(event, WearOff) or not game.state.is_active(self.player):
            return False
        begun = (e.effect for e in game.state.history if isinstance(e, StartEffect))
        return not any(effect.scope is scope for effect in begun)


class UntilTheirEndStep(TheirTime, frozen=True):
    """Until the player's next end step begins; made, never read."""

    player: Id = Id(0)

    def of(self, player: Id) -> Duration:
        return UntilTheirEndStep(player=player)

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, BeginStep) and event.step == "end" and game.state.is_active(self.player)


@says("until the end of their next turn", "until that player's next end step", "until their next end step")
class UntilATimeOfTheirs(HowLong, frozen=True):
    """Until a time of the player who is allowed to play them."""

    def means(self) -> Duration | None:
        return UntilTheirTurnEnds() if self.wording == 0 else UntilTheirEndStep()
