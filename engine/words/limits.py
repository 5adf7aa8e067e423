"""Limits: when and how often an ability can be activated or triggers, said after its effect."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import ActivateAbility
from engine.game.combat.standing import attackers, defending_players
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Condition, CostPart
from engine.game.meaning import Limit as Limit
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Word, find, says, text
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.players import DefendingPlayer
from engine.words.times import Time


@says("activate only as a sorcery.")
class OnlyAsSorcery(Limit, frozen=True):
    """Only when a sorcery could be cast."""

    name: ClassVar[str] = "sorcery"


@says("activate only once each turn.")
class OnlyOnce(Limit, frozen=True):
    """No more than once a turn."""

    name: ClassVar[str] = "once"


@says("activate only {time}.")
class OnlyAt(Limit, frozen=True):
    """Only in a certain part of a turn."""

    time: Time

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if self.time.is_now(game, player):
            return ALLOWED
        return forbidden(f"That ability of {game.name(action.source)} can be activated only {text(self.time).lower()}.")


@says("activate no more than twice each turn.", "activate no more than {n:word} times each turn.")
class SoOften(Limit, frozen=True):
    """No more often than so many times in a turn."""

    n: int = 2

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return no_more_than(game, action, self.n)


@says("activate no more times each turn than {amount}.")
class AsOftenAs(Limit, frozen=True):
    """No more often in a turn than an amount is now."""

    amount: Quantity

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return no_more_than(game, action, self.amount.count(game, Scope.of(action.source, player)) or 0)


def no_more_than(game: Game, action: ActivateAbility, most: int) -> Verdict:
    """That an ability was not yet activated so often this turn."""
    from engine.game.activating import activated_this_turn

    if list(activated_this_turn(game, action.source)).count(action.ability) < most:
        return ALLOWED
    return forbidden(f"That ability of {game.name(action.source)} was activated often enough this turn.")


@says("any player may activate this ability.")
class AnyPlayer(Limit, frozen=True):
    """Every player may activate the ability."""

    by_any_player: ClassVar[bool] = True


@says("only your opponents may activate this ability.")
class OnlyOpponents(Limit, frozen=True):
    """Only opponents of the controller may activate the ability."""

    by_any_player: ClassVar[bool] = True

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if player in game.state.opponents(game.controller(action.source)):
            return ALLOWED
        return forbidden(f"Only opponents of its controller can activate that ability of {game.name(action.source)}.")


@says("X can't be 0.")
class XIsNotZero(Limit, frozen=True):
    """X is at least 1."""

    least_x: ClassVar[int] = 1

    @rule("107.3a")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return forbidden(f"X can't be 0 for that ability of {game.name(action.source)}.") if action.x == 0 else ALLOWED


@says("activate only if {condition}.", "activate only if {condition} or if {other}.")
class OnlyIf(Limit, frozen=True):
    """Only while a condition holds."""

    condition: Condition
    other: Condition | None = None

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        own = Scope.of(action.source, player)
        conditions = [one for one in (self.condition, self.other) if one is not None]
        if any(one.holds(game, seen) for seen in (own, *_by_defender(game, own, self)) for one in conditions):
            return ALLOWED
        return forbidden(f"{game.name(action.source)} allows it only if this is so: {text(self.condition)}.")


@rule("508.5", "802.2a")
def _by_defender(game: Game, own: Scope, limit: Word) -> list[Scope]:
    """Where a limit of what does not attack speaks of the defending player and there are several, each as the one chosen."""
    is_asked = own.source not in attackers(game) and find(limit, DefendingPlayer)
    defending = defending_players(game) if is_asked else ()
    return [own.bind(defending=(one,)) for one in defending] if len(defending) > 1 else []


class Remembered(CostPart, frozen=True):
    """What comes with an ability that is activated only once: it is remembered; made, never read."""

    told: ClassVar[str] = ""
    text: str

    @rule("602.5b")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self.text in game.object(scope.source).marks:
            return forbidden(f"That ability of {game.name(scope.source)} was activated already.")
        return ALLOWED

    @rule("602.5b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Mark(object=scope.source, mark=self.text))


@says("activate only once.")
class OnlyOnceEver(Limit, frozen=True):
    """Only one time for ever, as long as the object stays the same."""

    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        """Activating it is remembered as it is paid for."""
        return (Increase(parts=(Remembered(text=f"activated: {text(action.ability)}"),)),)


class TriggerLimit(Word, frozen=True):
    """A restriction on how often an ability triggers."""


@says("this ability triggers only once each turn.")
class TriggersOnce(TriggerLimit, frozen=True):
    """No more than once a turn."""
