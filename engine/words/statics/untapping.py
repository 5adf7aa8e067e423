"""Permanents that do not untap as their controllers' turns begin."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Untap
from engine.game.turn import EndStep
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.modifications.restrictions import RestrictedNow, Restriction
from engine.words.references.antecedents import DESCRIBED
from engine.words.references.possessive import ControllerOf, PlayersOwn, Whose

YOURS = 2
"""The wording that speaks of the untap step of the controller of the ability."""


@says(
    "{doesn't/don't^} untap during its controller's untap step",
    "{doesn't/don't^} untap during their controllers' untap steps",
    "{doesn't/don't^} untap during your untap step",
    "{doesn't/don't^} untap during their controller's untap step",
)
class DoesntUntap(Restriction, frozen=True):
    """They stay tapped in the untap step."""

    @rule("502.3", "101.2")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, Untap) or game.state.turn.step != "untap" or action.object not in meant:
            return None
        if self.wording == YOURS and not game.state.is_active(scope.controller):
            return None
        if game.state.is_active(game.controller(action.object)):
            return forbidden(f"{game.name(action.object)} doesn't untap.", game.name(scope.source))
        return None


class ThroughNextUntapStep(Duration, frozen=True):
    """Until the next untap step of the controller of one of the objects is over; made, never read."""

    objects: tuple[Id, ...]

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if not isinstance(event, EndStep) or event.step != "untap":
            return False
        return any(game.exists(t) and game.state.is_active(game.controller(t)) for t in self.objects)


@says(
    "{doesn't/don't^} untap during its controller's next untap step",
    "{doesn't/don't^} untap during their controller's next untap step",
    "{doesn't/don't^} untap during their controllers' next untap steps",
)
class SkipsUntapping(ObjectVerb, frozen=True):
    """Objects stay tapped through the next untap step of whoever controls each by then."""

    @rule("611.2c", "502.3")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        if scope.slots.get(DESCRIBED) is not None:
            keep_tapped_for(game, scope, tuple(game.state.players), ())
            return
        for thing in present(game, scope, objects):
            keep_tapped(game, scope, (thing,), ThroughNextUntapStep(objects=(thing,)))


@says("{doesn't/don't^} untap during {whose} next untap step")
class SkipsUntappingOf(ObjectVerb, frozen=True):
    """Objects stay tapped through the next untap step of a player, whoever controls them before and after."""

    whose: Whose

    def __post_init__(self) -> None:
        if isinstance(self.whose, PlayersOwn) and isinstance(self.whose.player, ControllerOf):
            raise Unfit  # it goes by the object then

    @rule("611.2c", "502.3")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        keep_tapped_for(game, scope, self.whose.find(game, scope), present(game, scope, objects))


class ThroughUntapStepOf(Duration, frozen=True):
    """Until the next untap step of a player is over, whoever controls the permanent then; made, never read."""

    player: Id

    @rule("502.3")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, EndStep) and event.step == "untap" and game.state.is_active(self.player)


class DoesntUntapFor(DoesntUntap, frozen=True):
    """They stay tapped in the untap step of one player; made, never read."""

    player: Id

    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        return super().forbid(game, action, meant, scope) if game.state.is_active(self.player) else None


def keep_tapped_for(game: Game, scope: Scope, players: tuple[Id, ...], objects: tuple[Id, ...]) -> None:
    """Begin to keep objects, or all that fit a description, tapped through the next untap step of each of these players."""
    things = scope.slots.get(DESCRIBED)
    for player in players:
        kept = RestrictedNow(objects=objects, restrictions=(DoesntUntapFor(player=player),), described=things)
        begin(game, scope, kept, ThroughUntapStepOf(player=player), affected=objects)


def keep_tapped(game: Game, scope: Scope, objects: tuple[Id, ...], until: Duration) -> None:
    """Begin to keep objects tapped."""
    begin(game, scope, RestrictedNow(objects=objects, restrictions=(DoesntUntap(),)), until, affected=objects)
