"""Limits that are bounds put together: "only during your turn and only once each turn", "but only as a sorcery"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import ActivateAbility
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.turn.structure import is_combat
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Unfit, Word, says, text
from engine.rulebook import rule
from engine.words.limits import Limit, OnlyAt, OnlyIf, OnlyOnceEver, OnlyOpponents
from engine.words.times import Time


class Bound(Word, frozen=True):
    """One thing that is asked of activating an ability."""

    is_for_others: ClassVar[bool] = False
    """Whether it speaks of the player who activates it as "they"."""

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        """Whether it lets the ability be activated now."""
        return ALLOWED

    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        """What it adds to the cost."""
        return ()


@says("as a sorcery", "once each turn")
class AsASorceryOrOnce(Bound, frozen=True):
    """As a sorcery could be cast, or no second time in a turn."""

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.game.permissions.activating import only_as_a_sorcery, only_once_each_turn

        return only_as_a_sorcery(game, player, action) if self.wording == 0 else only_once_each_turn(game, action)


@says("once")
class OnceEver(Bound, frozen=True):
    """Never again."""

    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        return OnlyOnceEver().own_changes(game, action, scope)


@says("{time}")
class At(Bound, frozen=True):
    """In a certain part of a turn."""

    time: Time

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return OnlyAt(time=self.time).allows(game, player, action)


@says("during their turn", "during their upkeep", "during their draw step", "during their turn before the end step")
class DuringTheirs(Bound, frozen=True):
    """In a part of the turn of the player who activates it."""

    is_for_others: ClassVar[bool] = True

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        turn = game.state.turn
        step = turn.step
        if game.state.is_active(player) and (True, step == "upkeep", step == "draw", step not in ("end", "cleanup"))[self.wording]:
            return ALLOWED
        return forbidden(f"{game.name(player)} can activate that ability of {game.name(action.source)} only {text(self).lower()}.")


@says("if {condition}")
class So(Bound, frozen=True):
    """While a condition holds."""

    condition: Condition

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return OnlyIf(condition=self.condition).allows(game, player, action)


@says(
    "activate only {first} and only {second}.",
    "activate only {first}, only {second}, and only {third}.",
)
class OnlyTogether(Limit, frozen=True):
    """Two bounds or three."""

    first: Bound
    second: Bound
    third: Bound | None = None

    def __post_init__(self) -> None:
        if any(bound.is_for_others for bound in self._all):
            raise Unfit

    @property
    def _all(self) -> tuple[Bound, ...]:
        return (self.first, self.second) if self.third is None else (self.first, self.second, self.third)

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return sum((bound.allows(game, player, action) for bound in self._all), Verdict())

    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        """What the bounds add to the cost."""
        return tuple(change for bound in self._all for change in bound.own_changes(game, action, scope))


@says("any player may activate this ability but only {bound}.")
class AnyPlayerBut(Limit, frozen=True):
    """Every player may activate the ability, within a bound."""

    bound: Bound
    by_any_player: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if isinstance(self.bound, At) and self.bound.time.says_whose:
            raise Unfit  # whose turn it would be is not said

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return self.bound.allows(game, player, action)


@says("only your opponents may activate this ability and only {bound}.")
class OnlyOpponentsWithin(Limit, frozen=True):
    """Only opponents of the controller may activate the ability, within a bound."""

    bound: Bound
    by_any_player: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if isinstance(self.bound, At) and self.bound.time.says_whose:
            raise Unfit

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        return OnlyOpponents().allows(game, player, action) + self.bound.allows(game, player, action)


@says(
    "only the controller of the enchanted (creature|artifact|land|permanent) may activate this ability.",
    "only enchanted creature's controller may activate this ability.",
)
class OnlyHostsController(Limit, frozen=True):
    """Only the controller of what the Aura enchants may activate the ability."""

    by_any_player: ClassVar[bool] = True

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        host = game.object(action.source).attached_to
        if host is not None and host not in game.state.players and game.controller(host) == player:
            return ALLOWED
        return forbidden(f"Only the controller of what {game.name(action.source)} enchants can activate that ability.")


@says("activate only as an instant.")
class OnlyAsInstant(Limit, frozen=True):
    """Only with priority, so never while something is being paid for."""

    needs_priority: ClassVar[bool] = True


@says("you can't activate this ability during combat.", "this ability can't be activated during combat.")
class NotInCombat(Limit, frozen=True):
    """Not in the combat phase."""

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if not is_combat(game.state.turn.step):
            return ALLOWED
        return forbidden(f"That ability of {game.name(action.source)} can't be activated during combat.")
