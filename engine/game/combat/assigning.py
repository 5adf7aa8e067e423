"""Assigning combat damage: how much a creature assigns, to what, and which assignments are legal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from engine.game.abilities import has_keyword
from engine.game.combat.banding import divides, is_divided_by_another
from engine.game.combat.standing import attackers, blockers, defending_player, is_blocked
from engine.game.damage import can_be_damaged
from engine.game.functioning import hooks
from engine.game.objects import Id
from engine.game.qualities import is_type, power, toughness
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

Assignment = dict[Id, int]
"""How much damage one creature assigns to each recipient."""
_MOST_OFFERED = 200


@rule("510.1a")
def amount_of(game: Game, creature: Id) -> int:
    """How much combat damage it assigns: its power, unless an effect (``assigns_damage``) gives another number."""
    for asked, scope in hooks(game, "assigns_damage"):
        other = asked(game, creature, scope)
        if other is not None:
            return max(0, int(other))
    return max(0, power(game, creature))


def recipients(game: Game, creature: Id) -> tuple[Id, ...]:
    """What it may assign combat damage to."""
    if creature not in attackers(game):
        return _blocked_by(game, creature)
    if not is_blocked(game, creature):
        return _beyond(game, creature)
    blocked = _of_blocked(game, creature)
    return tuple(dict.fromkeys((*blocked, *_beyond(game, creature)))) if may_ignore_blockers(game, creature) else blocked


@rule("510.1c")
def may_ignore_blockers(game: Game, creature: Id) -> bool:
    """Whether its damage may be assigned as though it weren't blocked (``assigns_as_unblocked``)."""
    return any(asked(game, creature, scope) for asked, scope in hooks(game, "assigns_as_unblocked"))


def _ignores_blockers(game: Game, creature: Id, assignment: Assignment) -> bool:
    """Whether all of its damage goes to what it attacks, as though it weren't blocked."""
    given = {t for t, n in assignment.items() if n}
    return bool(given) and given <= set(_beyond(game, creature)) and may_ignore_blockers(game, creature)


@rule("510.1d")
def _blocked_by(game: Game, creature: Id) -> tuple[Id, ...]:
    combat = game.state.combat
    return tuple(a for a in combat.blocking.get(creature, ()) if a in combat.attacking) if combat else ()


@rule("510.1c", "702.19b", "702.19d")
def _of_blocked(game: Game, creature: Id) -> tuple[Id, ...]:
    beyond = _beyond(game, creature) if _tramples(game, creature) and not is_divided_by_another(game, creature) else ()
    return blockers(game, creature) + beyond


@rule("510.1b", "702.19c", "702.19e")
def _beyond(game: Game, creature: Id) -> tuple[Id, ...]:
    """What it attacks, if that is still there; with trample over planeswalkers the player behind it too."""
    defender = attackers(game).get(creature, 0)
    if not defender or _has_left(game, defender) or not can_be_damaged(game, defender):
        return ()
    if has_keyword(game, creature, "trample over planeswalkers") and is_type(game, defender, "planeswalker"):
        return (defender, defending_player(game, defender))
    return (defender,)


@rule("800.4e")
def _has_left(game: Game, defender: Id) -> bool:
    """Whether it attacks a player who has left the game."""
    return defender in game.state.players and game.state.players[defender].has_lost


@rule("702.19a")
def _tramples(game: Game, creature: Id) -> bool:
    return has_keyword(game, creature, "trample") or has_keyword(game, creature, "trample over planeswalkers")


def chosen(game: Game, creature: Id, done: Mapping[Id, Assignment]) -> Assignment:
    """The assignment that the creature's controller chooses."""
    amount, to = amount_of(game, creature), recipients(game, creature)
    if not to or not amount:
        return {}
    if len(to) == 1:
        return {to[0]: amount}
    every = islice(_ways(game, creature, amount, to), _MOST_OFFERED)
    ways = [way for way in every if lethal_first(game, {**done, creature: way}, creature)]
    shown = [(tuple(way.items()), _told(game, way)) for way in ways]
    prompt = f"How does {game.name(creature)} assign its {amount} damage?"
    return dict(game.choose_one(divides(game, creature), "combat damage", shown, about=creature, prompt=prompt))


def _told(game: Game, way: Assignment) -> str:
    return ", ".join(f"{n} to {game.name(r)}" for r, n in way.items() if n)


def _ways(game: Game, creature: Id, amount: int, to: tuple[Id, ...]) -> Iterator[Assignment]:
    """Every division among the recipients, what is just lethal to each in turn and the rest to the last one first."""
    natural: Assignment = {}
    left = amount
    for each in to[:-1]:
        natural[each] = min(left, lethal(game, each, creature))
        left -= natural[each]
    natural[to[-1]] = left
    yield natural
    yield from (way for way in _divisions(amount, to) if way != natural)


def _divisions(amount: int, to: tuple[Id, ...]) -> Iterator[Assignment]:
    if len(to) == 1:
        yield {to[0]: amount}
        return
    for first in range(amount, -1, -1):
        yield from ({to[0]: first, **rest} for rest in _divisions(amount - first, to[1:]))


@rule("702.19b", "702.2c")
def lethal(game: Game, thing: Id, source: Id | None = None) -> int:
    """How much more damage is lethal to a creature (from ``source``), or as much as a planeswalker has loyalty."""
    if is_type(game, thing, "planeswalker") and not is_type(game, thing, "creature"):
        return game.object(thing).counters.get("loyalty", 0)
    left = max(0, toughness(game, thing) - game.object(thing).damage)
    return min(left, 1) if source is not None and has_keyword(game, source, "deathtouch") else left


def legal(game: Game, done: Mapping[Id, Assignment]) -> Verdict:
    verdict = Verdict()
    for creature, assignment in done.items():
        verdict += whole(game, creature, assignment) + lethal_first(game, done, creature)
    return verdict


@rule("510.1a", "510.1c", "510.1e")
def whole(game: Game, creature: Id, assignment: Assignment) -> Verdict:
    """All of its damage must be assigned, and only to what it may be assigned to."""
    verdict = Verdict()
    to, amount, name = recipients(game, creature), amount_of(game, creature), game.name(creature)
    for each in assignment:
        if each not in to:
            verdict += forbidden(f"{name} can't assign combat damage to {game.name(each)}.")
    if to and sum(assignment.values()) != amount:
        verdict += forbidden(f"{name} must assign {amount} combat damage, not {sum(assignment.values())}.")
    return verdict if len(to) < 2 else verdict + _freely(name)


@rule("510.1c")
def _freely(name: str) -> Verdict:
    return allowed(f"{name}'s damage is divided as its controller chooses.")


def lethal_first(game: Game, done: Mapping[Id, Assignment], creature: Id) -> Verdict:
    """With trample, what blocks must be assigned lethal damage before what is attacked is assigned any."""
    if creature not in attackers(game):
        return ALLOWED
    beyond = _beyond(game, creature)
    assignment = done[creature]
    verdict = Verdict()
    over = is_blocked(game, creature) and any(assignment.get(b, 0) for b in beyond)
    if over and not _ignores_blockers(game, creature, assignment):
        if not _tramples(game, creature):
            verdict += _not_split(game.name(creature))
        for blocker in blockers(game, creature):
            verdict += _over_blocker(game, done, blocker)
    if len(beyond) == 2 and assignment.get(beyond[1], 0):
        verdict += _over_planeswalker(game, done, beyond[0])
    return verdict


@rule("510.1c")
def _not_split(name: str) -> Verdict:
    return forbidden(f"{name} assigns its damage either to what blocks it or, as though it weren't blocked, to what it attacks.")


@rule("702.19b")
def _over_blocker(game: Game, done: Mapping[Id, Assignment], blocker: Id) -> Verdict:
    if _is_lethal(game, done, blocker):
        over = allowed(f"{game.name(blocker)} is assigned lethal damage, so the rest may trample over it.")
        return over + _deadly(game, done, blocker)
    needed = lethal(game, blocker)
    return forbidden(f"{game.name(blocker)} must be assigned lethal damage ({needed}) before damage tramples over it.")


@rule("702.2c")
def _deadly(game: Game, done: Mapping[Id, Assignment], blocker: Id) -> Verdict:
    if sum(to.get(blocker, 0) for to in done.values()) >= lethal(game, blocker):
        return ALLOWED
    return allowed(f"Any damage from deathtouch is lethal to {game.name(blocker)}.")


@rule("702.19c")
def _over_planeswalker(game: Game, done: Mapping[Id, Assignment], walker: Id) -> Verdict:
    if _is_lethal(game, done, walker):
        return ALLOWED
    loyalty = lethal(game, walker)
    return forbidden(f"{game.name(walker)} must be assigned damage equal to its loyalty ({loyalty}) before its controller is.")


@rule("702.19b", "702.2c")
def _is_lethal(game: Game, done: Mapping[Id, Assignment], thing: Id) -> bool:
    """Whether all damage assigned to it in this step is lethal, any damage from deathtouch being enough for a creature."""
    if is_type(game, thing, "creature") and any(to.get(thing, 0) and has_keyword(game, c, "deathtouch") for c, to in done.items()):
        return True
    return sum(to.get(thing, 0) for to in done.values()) >= lethal(game, thing)
