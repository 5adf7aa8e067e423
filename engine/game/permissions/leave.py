"""Leave to play a card from somewhere or for something: who gives it, which leave is used, and what comes of using it."""

from __future__ import annotations

from collections.abc import Iterable
from types import MethodType
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.game.actions import Action, CastSpell
from engine.game.announcing import Announcement
from engine.game.costs import Alternative, CostChange
from engine.game.functioning import hooks
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class Leave(Struct, frozen=True, kw_only=True, eq=False):
    """What lets a card be played: the ``word`` that says so and its scope.

    What comes of using it the word says, as every static ability can.
    """

    word: Any
    scope: Scope
    name: str

    @property
    def is_plain(self) -> bool:
        """Whether nothing comes of using this leave and no other."""
        return bool(self.word.is_plain)

    @property
    def must_pay(self) -> str:
        """The alternative cost that has to be paid; "" for none."""
        return str(self.word.must_pay)

    def is_of(self, word: Any, scope: Scope) -> bool:
        """Whether it is given by this word of the same object."""
        return self.scope.source == scope.source and bool(self.word == word)


def leaves(game: Game, action: Action, about: Id | None) -> list[Leave]:
    """Every leave to do the action that something gives."""
    found = []
    for permit, scope in hooks(game, "permit", about):
        verdict = permit(game, action, scope)
        if verdict is not None and verdict and isinstance(permit, MethodType):
            found.append(Leave(word=permit.__self__, scope=scope, name=game.name(scope.source)))
    return found


def still(game: Game, action: Any) -> bool:
    """Whether the leave with which the action is done is (still) given."""
    return any(one.is_of(action.leave.word, action.leave.scope) for one in leaves(game, action, _thing(action)))


def _thing(action: Any) -> Id:
    thing: Id = action.spell if isinstance(action, CastSpell) else action.land
    return thing


@rule("601.3")
def with_leave(game: Game, action: CastSpell, changes: Iterable[CostChange], said: Announcement) -> CastSpell:
    """The action with the leave that it is done by; where more than one could be meant, its player says which."""
    found = leaves(game, action, action.spell)
    special = [one for one in found if not one.is_plain]
    if not special:
        return action
    named = [one for one in special if one.must_pay and one.must_pay in (said.paid or ())]
    others = [c.name for c in changes if isinstance(c, Alternative) and c.name in (said.paid or ())]
    without = len(special) < len(found) or needs_none(game, action, changes)
    if named or (others and without):
        return msgspec.structs.replace(action, leave=named[0] if named else None)
    if without and said.paid == () and (only := _only_free(game, action, special, changes)) is not None:
        return msgspec.structs.replace(action, leave=only)
    return msgspec.structs.replace(action, leave=_chosen(game, action, special, without, said))


@rule("118.6", "118.9")
def _only_free(game: Game, action: CastSpell, special: list[Leave], changes: Iterable[CostChange]) -> Leave | None:
    """The leave to cast for another cost what could not be cast for its own, where there is one kind of such leave."""
    from engine.game.permissions.casting import may_cast_this_way

    player = action.player
    priced = [msgspec.structs.replace(action, leave=one, paid=(one.must_pay,)) for one in special if one.must_pay]
    ways = ((), *((c.name,) for c in changes if isinstance(c, Alternative)))
    if not priced or any(may_cast_this_way(game, player, msgspec.structs.replace(action, paid=way)) for way in ways):
        return None
    able = [one.leave for one in priced if may_cast_this_way(game, player, one)]
    return able[0] if able and all(one.word == able[0].word for one in able) else None


def _chosen(game: Game, action: CastSpell, special: list[Leave], without: bool, said: Announcement) -> Leave | None:
    if without and said.paid is not None:
        return None
    options = [(None, "as usual")] if without else []
    shown = [*options, *((one, f"{one.name}: {one.must_pay}" if one.must_pay else one.name) for one in special)]
    chosen: Leave | None = game.choose_one(action.player, "leave", shown, about=action.spell, prompt="By whose leave?")
    return chosen


@rule("601.3", "601.2f")
def with_only_leave(game: Game, action: CastSpell, changes: Iterable[CostChange]) -> CastSpell:
    """The action with the one leave by which alone it could be done, where that asks for no cost of its own."""
    found = leaves(game, action, action.spell)
    if len(found) != 1 or found[0].is_plain or found[0].must_pay or needs_none(game, action, changes):
        return action
    return msgspec.structs.replace(action, leave=found[0])


def needs_none(game: Game, action: CastSpell, changes: Iterable[CostChange]) -> bool:
    """Whether the card may be cast from where it is without anybody's leave."""
    card = game.object(action.spell)
    if card.owner == action.player and (card.zone is Zone.HAND or (card.zone is Zone.COMMAND and "commander" in card.marks)):
        return True
    return any(isinstance(c, Alternative) and c.zones is not None and action.origin in c.zones for c in changes)


def use(game: Game, leave: Leave, thing: Id) -> None:
    """What comes of using a leave: an effect that gives it so many times is used up by one, and what its word says."""
    from engine.game.continuous import UseEffect

    for effect in game.state.effects:
        if effect.effect is leave.word and effect.scope is leave.scope and effect.uses is not None:
            game.happen(UseEffect(id=effect.id))
    leave.word.was_used(game, leave.scope, thing)
