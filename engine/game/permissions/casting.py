"""Whether a spell may be cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.game.abilities import has_keyword
from engine.game.actions import CastSpell
from engine.game.costs import Alternative, changes_to, cost_of
from engine.game.functioning import objections
from engine.game.objects import Id, Zone
from engine.game.paying import can_pay, least
from engine.game.permissions.as_though import as_though
from engine.game.permissions.leave import Leave, leaves, still
from engine.game.permissions.timing import casting_time
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def may_cast(game: Game, player: Id, action: CastSpell) -> Verdict:
    """Whether this player may cast this card like this, as far as can be told beforehand."""
    if not game.exists(action.spell):
        return _gone(game, action)
    verdicts = [may_cast_this_way(game, player, way) for way in _ways(game, action)]
    return min(verdicts, key=lambda verdict: len(verdict.reasons))


def may_cast_this_way(game: Game, player: Id, action: CastSpell) -> Verdict:
    """The same by the leave that it names and no other."""
    return may_begin_to_cast(game, player, action) + affordable(game, player, action)


def _ways(game: Game, action: CastSpell) -> list[CastSpell]:
    """The action by each leave that might be used for it."""
    if action.leave is not None:
        return [action]
    special = [one for one in leaves(game, action, action.spell) if not one.is_plain]
    by_leave = [msgspec.structs.replace(action, leave=one, paid=action.paid or _must_pay(one)) for one in special]
    return [action, *by_leave]


def _must_pay(leave: Leave) -> tuple[str, ...]:
    return (leave.must_pay,) if leave.must_pay else ()


def may_begin_to_cast(game: Game, player: Id, action: CastSpell) -> Verdict:
    """Whether this player may begin to cast this card like this: what it costs is asked later."""
    verdict = castable(game, action) + legendary(game, player, action) + from_zone(game, player, action)
    return verdict + in_time(game, player, action) + objected(game, action)


@rule("400.7")
def _gone(game: Game, action: CastSpell) -> Verdict:
    return forbidden(f"{game.name(action.spell)} is not there any more.")


@rule("305.9")
def castable(game: Game, action: CastSpell) -> Verdict:
    """A land is never cast."""
    if "land" in game.characteristics(action.spell).types and not action.is_face_down:
        return forbidden(f"{game.name(action.spell)} is a land: it is played, never cast.")
    return ALLOWED


@rule("205.4e")
def legendary(game: Game, player: Id, action: CastSpell) -> Verdict:
    """A legendary instant or sorcery needs a legendary creature or planeswalker of its caster."""
    now = game.characteristics(action.spell)
    if action.is_face_down or "legendary" not in now.supertypes or {"instant", "sorcery"}.isdisjoint(now.types):
        return ALLOWED
    own = (game.characteristics(o.id) for o in game.state.battlefield() if game.controller(o.id) == player)
    if any("legendary" in c.supertypes and {"creature", "planeswalker"} & set(c.types) for c in own):
        return ALLOWED
    return forbidden(f"{now.name} is legendary, and {game.name(player)} controls no legendary creature or planeswalker.")


@rule("601.3")
def from_zone(game: Game, player: Id, action: CastSpell) -> Verdict:
    """A card is cast from its owner's hand, or from where something lets it be cast."""
    card = game.object(action.spell)
    if action.leave is not None:
        return _by_leave(game, player, action)
    if (card.zone is Zone.HAND and card.owner == player) or _by_alternative_cost(game, action):
        return ALLOWED
    if card.zone is Zone.COMMAND and "commander" in card.marks and card.owner == player:
        return _commander(game, action)
    leave = next((one.name for one in leaves(game, action, action.spell) if one.is_plain), None)
    if leave is not None:
        return allowed(f"{leave} lets it be cast.", leave)
    return _from_nowhere(game, player, action)


def _from_nowhere(game: Game, player: Id, action: CastSpell) -> Verdict:
    card = game.object(action.spell)
    whose = f"{game.name(card.owner)}'s " if card.owner != player else ""
    where = f"{whose}{card.zone}"
    return forbidden(f"{game.name(action.spell)} is in {where}, and nothing lets {game.name(player)} cast it from there.")


def _by_leave(game: Game, player: Id, action: CastSpell) -> Verdict:
    """What one leave lets be cast, and for which cost alone."""
    leave = action.leave
    if not still(game, action):
        return _from_nowhere(game, player, action)
    if leave.must_pay and leave.must_pay not in action.paid:
        return forbidden(f"{leave.name} lets it be cast only as {leave.name} says.", leave.name)
    return allowed(f"{leave.name} lets it be cast.", leave.name)


def _by_alternative_cost(game: Game, action: CastSpell) -> bool:
    """Whether a cost that is paid instead of the mana cost lets it be cast from where it is."""
    named = (c for c in changes_to(game, action) if isinstance(c, Alternative) and c.name in action.paid)
    return any(change.zones is not None and action.origin in change.zones for change in named)


@rule("903.8")
def _commander(game: Game, action: CastSpell) -> Verdict:
    return allowed(f"{game.name(action.spell)} is a commander, so it may be cast from the command zone.")


def in_time(game: Game, player: Id, action: CastSpell) -> Verdict:
    """An instant, or what has flash, may be cast whenever one has priority; anything else only when a sorcery could be."""
    at_any_time = _at_any_time(game, action)
    types = () if action.is_face_down else game.characteristics(action.spell).types
    late = casting_time(game, player, types, f"{game.name(action.spell)} can be cast")
    if at_any_time is None:
        return late
    return ALLOWED if late.is_allowed else at_any_time


def _at_any_time(game: Game, action: CastSpell) -> Verdict | None:
    if not action.is_face_down and "instant" in game.characteristics(action.spell).types:
        return _instant(game, action)
    if not action.is_face_down and has_keyword(game, action.spell, "flash"):
        return _flash(game, f"{game.name(action.spell)} has flash, so it can be cast whenever one has priority.")
    leave = as_though(game, action, "flash", action.spell)
    return None if leave is None else _as_though_flash(f"{leave} lets it be cast as though it had flash.")


@rule("601.3b", "702.8a")
def _as_though_flash(why: str) -> Verdict:
    return allowed(why)


@rule("304.1")
def _instant(game: Game, action: CastSpell) -> Verdict:
    return allowed(f"{game.name(action.spell)} is an instant, so it can be cast whenever one has priority.")


@rule("702.8a")
def _flash(game: Game, why: str) -> Verdict:
    return allowed(why)


@rule("101.2")
def objected(game: Game, action: CastSpell) -> Verdict:
    """What other objects have against it; that something can't be done prevails over that it may be."""
    return objections(game, action, action.spell)


def affordable(game: Game, player: Id, action: CastSpell) -> Verdict:
    """Whether the least that it can cost could be paid."""
    total = least(cost_of(game, action))
    return can_pay(game, player, total, Scope.of(action.spell, player, x=action.x), action)
