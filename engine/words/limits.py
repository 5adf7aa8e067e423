"""Limits: when and how often an ability can be activated or triggers, said after its effect."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import ActivateAbility
from engine.game.costs import CostChange, Increase, Reduce
from engine.game.machine import Game
from engine.game.meaning import Condition, CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.turn.structure import is_combat
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Word, says, text
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.countable import Countable


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
        so = (mine, mine and turn.step == "upkeep", is_combat(turn.step))[self.wording]
        when = ("your turn", "your upkeep", "combat")[self.wording]
        if so:
            return ALLOWED
        return forbidden(f"That ability of {game.name(action.source)} can be activated only during {when}.")


class Time(Word, frozen=True):
    """A part of a turn."""

    def is_now(self, game: Game, player: Id) -> bool:
        """Whether it is that part of a turn for this player."""
        return False


STEPS_BEFORE_ATTACKS = ("untap", "upkeep", "draw", "precombat main", "beginning of combat")


@says(
    "during your turn, before attackers are declared",
    "during combat on your turn",
    "during an opponent's turn",
    "during an opponent's turn, before attackers are declared",
    "during any upkeep step",
    "during your end step",
    "during an opponent's upkeep",
    "during the declare attackers step",
    "during the declare blockers step",
    "during your turn before attackers are declared",
    "before the combat damage step",
    "before attackers are declared",
    "during combat after blockers are declared",
    "during combat before blockers are declared",
    "during the end of combat step",
)
class TurnTime(Time, frozen=True):
    """A time that the text describes by the turn and the step."""

    @rule("500.1")
    def is_now(self, game: Game, player: Id) -> bool:
        turn = game.state.turn
        mine, theirs = turn.active == player, turn.active in game.state.opponents(player)
        early, combat = turn.step in STEPS_BEFORE_ATTACKS, is_combat(turn.step)
        return (
            mine and early, mine and combat, theirs, theirs and early, turn.step == "upkeep", mine and turn.step == "end",
            theirs and turn.step == "upkeep", turn.step == "declare attackers", turn.step == "declare blockers", mine and early,
            early or turn.step in ("declare attackers", "declare blockers"), early,
            turn.step in ("declare blockers", "first-strike combat damage", "combat damage", "end of combat"),
            turn.step in ("beginning of combat", "declare attackers"), turn.step == "end of combat",
        )[self.wording]


@says("activate only {time}.", "activate only {time} and only once each turn.")
class OnlyAt(Limit, frozen=True):
    """Only in a certain part of a turn (and only once)."""

    time: Time

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.game.permissions.activating import only_once_each_turn
        from engine.phrase import text

        once = only_once_each_turn(game, action) if self.wording == 1 else ALLOWED
        if self.time.is_now(game, player):
            return once
        return once + forbidden(f"That ability of {game.name(action.source)} can be activated only {text(self.time).lower()}.")


@says("activate only during your turn and only once each turn.", "activate no more than twice each turn.")
class SoOften(Limit, frozen=True):
    """No more often than so many times in a turn."""

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.game.activating import activated_this_turn

        often = list(activated_this_turn(game, action.source)).count(action.ability)
        name = game.name(action.source)
        if self.wording == 0 and game.state.turn.active != player:
            return forbidden(f"That ability of {name} can be activated only during your turn.")
        if often >= (1, 2)[self.wording]:
            return forbidden(f"That ability of {name} was activated often enough this turn.")
        return ALLOWED


@says("any player may activate this ability.")
class AnyPlayer(Limit, frozen=True):
    """Every player may activate the ability."""

    by_any_player: ClassVar[bool] = True


@says("any player may activate this ability but only during their turn.", "only your opponents may activate this ability.")
class SomePlayers(Limit, frozen=True):
    """Every player in their own turn, or only opponents of the controller, may activate the ability."""

    by_any_player: ClassVar[bool] = True

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        controller = game.controller(action.source)
        so = game.state.turn.active == player if self.wording == 0 else player in game.state.opponents(controller)
        if so:
            return ALLOWED
        return forbidden(f"{game.name(player)} can't activate that ability of {game.name(action.source)} now.")


@says("this ability costs {less} less to activate for each {each}.", "this ability costs {less} less to activate if {condition}.")
class CostsLess(Limit, frozen=True):
    """The ability itself costs less as things are."""

    less: Mana
    each: Countable | None = None
    condition: Condition | None = None

    @rule("118.7")
    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        """The reductions of the ability's cost."""
        if self.each is not None:
            return (Reduce(mana=self.less.said * self.each.count(game, scope)),)
        so = self.condition is not None and self.condition.holds(game, scope)
        return (Reduce(mana=self.less.said),) if so else ()


_ALSO = (0, 1, 2, 0, 2)
"""What each wording of "only if" says besides: nothing, once a turn, as a sorcery."""


@says(
    "activate only if {condition}.",
    "activate only if {condition} and only once each turn.",
    "activate only if {condition} and only as a sorcery.",
    "activate only if {condition} or if {other}.",
    "activate only as a sorcery and only if {condition}.",
)
class OnlyIf(Limit, frozen=True):
    """Only while a condition holds."""

    condition: Condition
    other: Condition | None = None

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.game.permissions.activating import only_as_a_sorcery, only_once_each_turn
        from engine.phrase import text

        more = (ALLOWED, only_once_each_turn(game, action), only_as_a_sorcery(game, player, action))[_ALSO[self.wording]]
        own = Scope.of(action.source, player)
        if self.condition.holds(game, own) or (self.other is not None and self.other.holds(game, own)):
            return more
        return more + forbidden(f"{game.name(action.source)} allows it only if this is so: {text(self.condition)}.")


class Remembered(CostPart, frozen=True):
    """What comes with an ability that is activated only once: it is remembered; made, never read."""

    text: str

    @rule("602.5b")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self.text in game.object(scope.source).marks:
            return forbidden(f"That ability of {game.name(scope.source)} was activated already.")
        return ALLOWED

    @rule("602.5b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Mark(object=scope.source, mark=self.text))


@says(
    "activate only once.",
    "activate only as a sorcery and only once.",
    "activate only if {condition} and only once.",
)
class OnlyOnceEver(Limit, frozen=True):
    """Only one time for ever, as long as the object stays the same."""

    condition: Condition | None = None

    @rule("602.5b")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        from engine.game.permissions.activating import only_as_a_sorcery

        if self.wording == 1:
            return only_as_a_sorcery(game, player, action)
        if self.condition is None or self.condition.holds(game, Scope.of(action.source, player)):
            return ALLOWED
        return forbidden(f"{game.name(action.source)} does not allow it now.")

    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        """Activating it is remembered as it is paid for."""
        return (Increase(parts=(Remembered(text=f"activated: {text(action.ability)}"),)),)


class TriggerLimit(Word, frozen=True):
    """A restriction on how often an ability triggers."""


@says("this ability triggers only once each turn.")
class TriggersOnce(TriggerLimit, frozen=True):
    """No more than once a turn."""
