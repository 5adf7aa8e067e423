"""What players can't do or undergo, and what they do without: life, hand size, steps."""

from __future__ import annotations

from typing import Any

from engine.game.actions import ChooseTarget
from engine.game.events import DidNotHappen, Event
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Untap
from engine.game.turn import BeginStep
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Draw
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral


@says("{players} {has/have} no maximum hand size.")
class NoMaximumHandSize(Static, frozen=True):
    """Players keep all their cards."""

    players: PlayerReference

    @rule("402.2")
    def hand_size(self, game: Game, player: Id, size: int | None, scope: Scope) -> int | None:
        """The maximum hand size of a player, given what it was; None for no maximum."""
        return None if player in self.players.find(game, scope) else size


@says("{players} can't draw more than one card each turn.")
class OneDrawEachTurn(Static, frozen=True):
    """One card a turn for each player."""

    players: PlayerReference

    @rule("121.3", "121.2b")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, Draw) or action.player not in self.players.find(game, scope):
            return None
        if action.many < 2 and not any(isinstance(e, Draw) and e.player == action.player for e in game.state.history):
            return None
        return forbidden(f"{game.name(action.player)} has drawn a card this turn already.", game.name(scope.source))


STEPS = ("draw", "upkeep", "untap")


@says(
    *(f"skip your {step} step." for step in STEPS),
    *(f"{{players:many}} skip{{s}} their {step} steps." for step in STEPS),
    *(f"{{players:one}} skip{{s}} their {step} step." for step in STEPS),
)
class SkipStep(Static, frozen=True):
    """A step of some players' turns is skipped."""

    players: PlayerReference | None = None

    @rule("614.10")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        step = STEPS[self.wording % 3]
        players = (scope.controller,) if self.players is None else self.players.find(game, scope)
        theirs = [player for player in players if game.state.is_active(player)]
        if not isinstance(event, BeginStep) or event.step != step or not theirs:
            return None
        return (DidNotHappen(event=event, why=f"{game.name(theirs[0])} skips the {step} step."),)


@says("players")
class AllPlayers(PlayerReference, frozen=True):
    """All players."""

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.order())


@says("your maximum hand size is reduced by {number}.", "each opponent's maximum hand size is reduced by {number}.")
class SmallerHand(Static, frozen=True):
    """Fewer cards may be kept."""

    number: Numeral

    @rule("402.2")
    def hand_size(self, game: Game, player: Id, size: int | None, scope: Scope) -> int | None:
        """The maximum hand size of a player, given what it was; None for no maximum."""
        meant = player == scope.controller if self.wording == 0 else player in game.state.opponents(scope.controller)
        return size if size is None or not meant else max(0, size - (self.number.count(game, scope) or 0))


@says("you may choose not to untap ~ during your untap step.")
class MayStayTapped(Static, frozen=True):
    """Its controller may leave it tapped."""

    @rule("502.3")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Untap) or event.object != scope.source or game.state.turn.step != "untap":
            return None
        options = ((True, "untap it"), (False, "leave it tapped"))
        if game.choose_one(scope.controller, "may", options, about=scope.source, prompt=f"Untap {game.name(scope.source)}?"):
            return (event,)
        return (DidNotHappen(event=event, why=f"{game.name(scope.source)} stays tapped."),)


@says("you have hexproof.", "you have shroud.")
class YouAreSafe(Static, frozen=True):
    """The controller can't be targeted, with hexproof only not by opponents."""

    @rule("702.11c", "702.18a")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, ChooseTarget) or action.target != scope.controller:
            return None
        if self.wording == 0 and action.player not in game.state.opponents(scope.controller):
            return None
        keyword = ("hexproof", "shroud")[self.wording]
        return forbidden(f"{game.name(scope.controller)} has {keyword}.", game.name(scope.source))
