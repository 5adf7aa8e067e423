"""Keywords that give designations: ascend; and split second, which closes the stack."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import ActivateAbility, CastSpell
from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import Ability, Effect, Keyword, Static
from engine.game.objects import Zone
from engine.game.players import Designate
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule

BLESSING = "city's blessing"


def is_blessed(game: Game, scope: Scope) -> bool:
    """Whether the controller has the city's blessing."""
    return BLESSING in game.state.players[scope.controller].marks


class GetsBlessing(Effect, frozen=True):
    """With ten permanents the controller gets the city's blessing; made, never read."""

    @rule("702.131a", "702.131b")
    def happen(self, game: Game, scope: Scope) -> None:
        if _controls_ten(game, scope) and not is_blessed(game, scope):
            game.happen(Designate(player=scope.controller, mark=BLESSING))


def _controls_ten(game: Game, scope: Scope) -> bool:
    return sum(game.controller(o.id) == scope.controller for o in game.state.battlefield()) >= 10


class LooksForTen(Static, frozen=True):
    """Permanents are counted as something enters, and whenever state-based actions are checked."""

    of_itself: ClassVar[bool] = True

    @rule("702.131b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or is_blessed(game, scope):
            return None
        return (event, Perform(effect=GetsBlessing(), scope=scope.apart()))

    @rule("702.131b")
    def blesses(self, game: Game, scope: Scope) -> Event | None:
        """What happens to a controller of ten permanents without the blessing."""
        if is_blessed(game, scope) or not _controls_ten(game, scope):
            return None
        return Designate(player=scope.controller, mark=BLESSING)


@says("ascend")
class Ascend(Keyword, frozen=True):
    """Ten permanents bring the city's blessing."""

    name: ClassVar[str] = "ascend"

    @rule("702.131b")
    def means(self) -> tuple[Ability, ...]:
        return (LooksForTen(),)


class NothingElse(Static, frozen=True):
    """While the spell is on the stack no spells are cast and only mana abilities activated."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("702.61a")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if game.object(scope.source).zone is not Zone.STACK or not self._is_stopped(action, scope):
            return None
        return forbidden(f"{game.name(scope.source)} has split second and is on the stack.", game.name(scope.source))

    @staticmethod
    def _is_stopped(action: Any, scope: Scope) -> bool:
        if isinstance(action, ActivateAbility):
            return not _may_still_be_done(action)
        return isinstance(action, CastSpell) and action.spell != scope.source


@rule("702.61b")
def _may_still_be_done(action: ActivateAbility) -> bool:
    """Whether it is a mana ability or a special action."""
    return is_mana_ability(action.ability) or bool(action.ability.is_special_action)


@says("split second")
class SplitSecond(Keyword, frozen=True):
    """Nothing can be done while it is on the stack."""

    name: ClassVar[str] = "split second"

    @rule("702.61a")
    def means(self) -> tuple[Ability, ...]:
        return (NothingElse(),)
