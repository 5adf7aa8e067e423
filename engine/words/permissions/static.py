"""Permissions of static abilities: what may be played from elsewhere, when, how often and how."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from engine.game.actions import CastSpell, PlayLand
from engine.game.casting import Cast
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Condition, Static
from engine.game.objects import Id, Zone
from engine.game.permissions.as_though import AsThough
from engine.game.scope import Scope
from engine.game.special import Play
from engine.game.verdict import Verdict, allowed
from engine.phrase import Unfit, Word, says, template_of
from engine.rulebook import rule
from engine.words.permissions.places import FromZone
from engine.words.permissions.playing import PlayBoth, Playing, PlayOneOf, PlayThem, PlayThis
from engine.words.permissions.riders import AnyMana, AtAnyTime, NoMoreThanOne, Rider
from engine.words.permissions.seeing import Looking
from engine.words.permissions.ways import Way
from engine.words.zones import FromOwnGraveyardOrExile, InExile, InGraveyard


class Often(Word, frozen=True):
    """When, and how often, something may be played."""

    def holds(self, game: Game, scope: Scope) -> bool:
        """Whether it is that time."""
        return True


class _Turns(Struct, frozen=True, kw_only=True):
    of_you: bool | None
    step: str = ""
    is_once: bool = False


_TURNS: Final = {
    "during your turn": _Turns(of_you=True),
    "during each of your turns": _Turns(of_you=True),
    "once during each of your turns": _Turns(of_you=True, is_once=True),
    "once each turn": _Turns(of_you=None, is_once=True),
    "during each opponent's turn": _Turns(of_you=False),
    "during each opponent's end step": _Turns(of_you=False, step="end"),
    "during your end step": _Turns(of_you=True, step="end"),
}
"""Whose turns are meant (None: anybody's), the step where one is named, and whether only once in each."""


@says(*_TURNS)
class InTurn(Often, frozen=True):
    """In some turns, perhaps once in each."""

    def holds(self, game: Game, scope: Scope) -> bool:
        meant, turn = _TURNS[template_of(self)], game.state.turn
        return meant.of_you in (None, game.state.is_active(scope.controller)) and meant.step in ("", turn.step)

    @property
    def is_once(self) -> bool:
        """Whether it is only once in each."""
        return _TURNS[template_of(self)].is_once


class Permission(Static, frozen=True, kw_only=True):
    """Leave to play cards; what is common to static abilities and effects that give it."""

    what: Playing
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()

    @property
    def way(self) -> Way | None:
        """How spells are cast by it."""
        ways = [w for w in (self.what.how, *(rider.way for rider in self.riders)) if w is not None]
        return ways[0] if ways else None

    @property
    def must_pay(self) -> str:
        """The alternative cost with which alone it lets a spell be cast."""
        return self.way.must_pay if self.way is not None else ""

    @property
    def is_plain(self) -> bool:
        """Whether nothing comes of being played by this leave."""
        return not (self.way or self.mana or self.riders or self.what.of_one)

    @property
    def counts_as(self) -> str:
        """As what mana may be spent on it: "type", "color" or ""."""
        said = [m for m in (self.mana, *(rider.means() for rider in self.riders)) if m is not None]
        return said[0].among() if said else ""

    def leave_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """What it changes of the cost of a spell that is cast by it."""
        for one in (*((self.way,) if self.way is not None else ()), *self.riders):
            yield from one.cost_changes(game, action, scope)

    def was_used(self, game: Game, scope: Scope, thing: Id) -> None:
        """What comes of it for the spell or land."""
        for rider in self.riders:
            rider.act(game, scope, thing)

    def lets(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """The verdict on an action that it speaks of."""
        if isinstance(action, AsThough):
            return self._at_any_time(game, action, scope)
        if not isinstance(action, CastSpell | PlayLand) or not self.what.match(game, action, scope):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} lets it be played.", name)

    def _at_any_time(self, game: Game, asked: AsThough, scope: Scope) -> Verdict | None:
        if asked.keyword != "flash" or not any(isinstance(rider, AtAnyTime) for rider in self.riders):
            return None
        leave = asked.action.leave
        if leave is None or not leave.is_of(self, scope):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} lets it be cast as though it had flash.", name)


@says(
    "you may {what}[, and {mana}].[ {riders:sentences+}.]",
    "{when}, you may {what}[, and {mana}].[ {riders:sentences+}.]",
    "as long as {condition}, you may {what}[, and {mana}].[ {riders:sentences+}.]",
    "you may {what} as long as {condition}.[ {riders:sentences+}.]",
    "you may {what} if {condition}.[ {riders:sentences+}.]",
    "you may {look} and you may {what}[, and {mana}].[ {riders:sentences+}.]",
    "{when}, (as long as|if) {condition}, you may {what}[, and {mana}].[ {riders:sentences+}.]",
)
class MayPlayFrom(Permission, frozen=True, kw_only=True):
    """Cards may be played from elsewhere, or spells for something else than their cost."""

    look: Looking | None = None
    when: Often | None = None
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if isinstance(self.what, PlayThem | PlayOneOf):
            raise Unfit
        if self.what.of_one and not self.is_once:
            raise Unfit  # an instruction, or only one that says how often

    @property
    def is_once(self) -> bool:
        """Whether it lets something be played but once each turn."""
        said = any(isinstance(rider, NoMoreThanOne) for rider in self.riders)
        return said or (isinstance(self.when, InTurn) and self.when.is_once)

    @property
    def is_plain(self) -> bool:
        return super().is_plain and not self.is_once and not self.is_one_of_each

    @property
    def is_one_of_each(self) -> bool:
        """Whether it lets one land and one spell be played each turn."""
        return isinstance(self.what, PlayBoth) and self.what.of_each

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # the card itself says it from where it may be played
        if not isinstance(self.what, PlayThis):
            return frozenset({Zone.BATTLEFIELD})
        zone = self.what.origin.zone if isinstance(self.what.origin, FromZone) else None
        if isinstance(zone, FromOwnGraveyardOrExile):
            return frozenset({Zone.GRAVEYARD, Zone.EXILE})
        if isinstance(zone, InGraveyard | InExile):
            return frozenset({Zone.GRAVEYARD if isinstance(zone, InGraveyard) else Zone.EXILE})
        return frozenset({Zone.BATTLEFIELD})

    @rule("601.3", "305.1")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if action.player != scope.controller or (self.when is not None and not self.when.holds(game, scope)):
            return None
        if self.condition is not None and not self.condition.holds(game, scope):
            return None
        if self._is_used(game, action, scope):
            return None
        return self.lets(game, action, scope)

    def _is_used(self, game: Game, action: Any, scope: Scope) -> bool:
        """Whether it was used this turn as often as it may be."""
        used = [e for e in game.state.history if isinstance(e, Cast | Play) and e.leave and e.leave.is_of(self, scope)]
        if self.is_one_of_each:
            return any(isinstance(e, Play) == isinstance(action, PlayLand) for e in used)
        return self.is_once and bool(used)
