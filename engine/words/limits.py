"""Limits: when and how often an ability can be activated or triggers, said after its effect."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Word, says
from engine.rulebook import rule


class Limit(Word, frozen=True):
    """A restriction on activating; ``name`` is what the machine calls it, "" when it has a condition of its own."""

    name: ClassVar[str] = ""

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        """Whether the limit lets the ability be activated now."""
        return ALLOWED


@says("activate only as a sorcery.")
class OnlyAsSorcery(Limit, frozen=True):
    """Only when a sorcery could be cast."""

    name: ClassVar[str] = "sorcery"


@says("activate only once each turn.")
class OnlyOnce(Limit, frozen=True):
    """No more than once a turn."""

    name: ClassVar[str] = "once"


@says("activate only as a sorcery and only once each turn.")
class OnlyOnceAsSorcery(Limit, frozen=True):
    """No more than once a turn, as a sorcery."""

    name: ClassVar[str] = "sorcery"

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.game.permissions.activating import only_once_each_turn

        return only_once_each_turn(game, action)


@says("activate only during your turn.", "activate only during your upkeep.", "activate only during combat.")
class OnlyDuring(Limit, frozen=True):
    """Only in the controller's turn, in their upkeep, or in combat."""

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        turn = game.state.turn
        mine = turn.active == player
        so = (mine, mine and turn.step == "upkeep", game.state.combat is not None)[self.wording]
        when = ("your turn", "your upkeep", "combat")[self.wording]
        if so:
            return ALLOWED
        return forbidden(f"That ability of {game.name(action.source)} can be activated only during {when}.")


@says("activate only if {condition}.")
class OnlyIf(Limit, frozen=True):
    """Only while a condition holds."""

    condition: Condition

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.phrase import text

        if self.condition.holds(game, Scope.of(action.source, player)):
            return ALLOWED
        return forbidden(f"{game.name(action.source)} allows it only if this is so: {text(self.condition)}.")


class TriggerLimit(Word, frozen=True):
    """A restriction on how often an ability triggers."""


@says("this ability triggers only once each turn.")
class TriggersOnce(TriggerLimit, frozen=True):
    """No more than once a turn."""
