"""Leave to activate abilities at another time or more often: loyalty abilities, equip abilities."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import ActivateAbility
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.permissions.activating import AT_ONCE
from engine.game.permissions.as_though import AsThough
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.claims import Claim
from engine.words.durations import UntilEndOfTurn
from engine.words.filters.activated import Asked, Named
from engine.words.filters.description import ObjectFilter
from engine.words.sentences import Core

_AT_ANY_TIME = "(any time|whenever) you could cast an instant"


class Those(Word, frozen=True):
    """The loyalty abilities of some planeswalkers."""

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        """Whether the ability is one that its controller activates."""
        mine = action.player == scope.controller
        return mine and Named(wording=0).match(game, Asked(ability=action.ability, source=action.source))


@says("loyalty abilities of {things:many}", "the loyalty abilities of {things:many}")
class OfThings(Those, frozen=True):
    """Of planeswalkers that fit."""

    things: ObjectFilter

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        return super().are(game, action, scope) and self.things.match(game, action.source, scope)


@says("loyalty abilities of ~", "the loyalty abilities of ~", "~'s loyalty abilities", "(his|her|its) loyalty abilities")
class OfThis(Those, frozen=True):
    """Of the object itself."""

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        return super().are(game, action, scope) and action.source == scope.source


def _instead_of_sorcery(action: object) -> ActivateAbility | None:
    """The activation that is asked about, if it is asked whether it may be done at any time."""
    if isinstance(action, AsThough) and action.keyword == AT_ONCE and isinstance(action.action, ActivateAbility):
        return action.action
    return None


@says(f"you may activate {{those}} on any player's turn {_AT_ANY_TIME}", f"you may activate {{those}} {_AT_ANY_TIME}")
class LoyaltyAtOnce(Claim, frozen=True):
    """The controller may activate loyalty abilities at any time."""

    those: Those

    @rule("606.3", "101.1")
    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        asked = _instead_of_sorcery(action)
        if asked is None or not self.those.are(game, asked, scope):
            return None
        return allowed(f"{game.name(scope.source)} lets it be activated at any time.", game.name(scope.source))


@says(f"you may activate equip abilities {_AT_ANY_TIME}")
class EquipAtOnce(Claim, frozen=True):
    """The controller may activate equip abilities at any time."""

    @rule("702.6a", "101.1")
    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        asked = _instead_of_sorcery(action)
        if asked is None or asked.player != scope.controller:
            return None
        if not Named(wording=1).match(game, Asked(ability=asked.ability, source=asked.source)):
            return None
        return allowed(f"{game.name(scope.source)} lets it be activated at any time.", game.name(scope.source))


@says("you may activate {those} twice each turn rather than only once.")
class LoyaltyTwice(Static, frozen=True):
    """The controller may activate a second loyalty ability of a planeswalker each turn."""

    those: Those

    @rule("606.3", "101.1")
    def loyalty_times(self, game: Game, action: ActivateAbility, scope: Scope) -> int:
        """How many loyalty abilities of the object may be activated in a turn."""
        return 2 if self.those.are(game, action, scope) else 1


@says("you may activate {those} twice this turn rather than only once")
class LoyaltyTwiceNow(Core, frozen=True):
    """The same for the rest of the turn."""

    those: Those
    closes: ClassVar[bool] = True

    @rule("611.2a", "606.3")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, LoyaltyTwice(those=self.those), UntilEndOfTurn())
