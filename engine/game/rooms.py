"""Rooms: which halves of a permanent are unlocked, and unlocking one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import mana_cost
from engine.game.actions import Action
from engine.game.announcing import NOTHING_SAID, Announcement, Preset
from engine.game.costs import TotalCost
from engine.game.functioning import objections
from engine.game.illegal import Illegal, require, undone_unless_whole
from engine.game.meaning import Static
from engine.game.objects import Id, Object, Zone
from engine.game.paying import can_pay, pay
from engine.game.permissions.timing import as_a_sorcery
from engine.game.scope import Scope
from engine.game.status import StatusEvent
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

UNLOCKED = ("left half unlocked", "right half unlocked")
"""The designations, by the place of the half."""


class UnlockHalf(Action, frozen=True):
    """Unlock a half of a permanent as a special action."""

    permanent: Id
    half: int


@rule("709.5f", "709.5c")
class Unlock(StatusEvent, frozen=True):
    """A player unlocks a half of a permanent."""

    player: Id
    half: int

    def _changes(self, found: Object) -> bool:
        return UNLOCKED[self.half] not in found.marks

    def _after(self, found: Object) -> Object:
        return found.with_(marks=found.marks | {UNLOCKED[self.half]})

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} unlocks {_door(game, self.object, self.half)}."


@rule("709.5g")
class Lock(StatusEvent, frozen=True):
    """A player locks a half of a permanent."""

    player: Id
    half: int

    def _changes(self, found: Object) -> bool:
        return UNLOCKED[self.half] in found.marks

    def _after(self, found: Object) -> Object:
        return found.with_(marks=found.marks - {UNLOCKED[self.half]})

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} locks {_door(game, self.object, self.half)}."


def _door(game: Game, thing: Id, half: int) -> str:
    """The name of a half."""
    found = doors(game.object(thing))
    return found[half][0] if half < len(found) else game.name(thing)


def locked(thing: Object) -> tuple[int, ...]:
    """The places of the halves that are locked, as far as they are known."""
    known = UNLOCKED[: len(doors(thing)) or None]
    return tuple(place for place, mark in enumerate(known) if mark not in thing.marks)


def unlocked(thing: Object) -> tuple[int, ...]:
    """The places of the halves that are unlocked."""
    return tuple(place for place, mark in enumerate(UNLOCKED) if mark in thing.marks)


def doors(thing: Object) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The halves of a Room, each with its name and mana cost; () for anything else. A copy has those of what it copies."""
    values = thing.base if thing.zone is Zone.BATTLEFIELD else thing.definition.whole or thing.base
    return next((a.doors for a in values.abilities if isinstance(a, Static) and a.doors), ())


def is_room(thing: Object) -> bool:
    """Whether it has halves that can be locked and unlocked."""
    return bool(doors(thing))


@rule("709.5d")
def marks_of_half(spell: Object) -> frozenset[str]:
    """The designation with which a spell that is half of a card enters the battlefield, be the other half known or not."""
    return frozenset({UNLOCKED[spell.face]}) if is_room(spell) or "Room" in spell.base.subtypes else frozenset()


def unlock(game: Game, player: Id, permanent: Id, half: int, said: Announcement = NOTHING_SAID) -> Verdict:
    """Unlock a half for its unlock cost; when illegal, the game is as it was before."""
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            return _unlock(game, UnlockHalf(player=player, permanent=permanent, half=half))
    except Illegal as stop:
        return stop.verdict


@rule("116.2m", "709.5e")
def _unlock(game: Game, action: UnlockHalf) -> Verdict:
    verdict = may_unlock(game, action)
    require(verdict)
    pay(game, action.player, _cost(game, action), Scope.of(action.permanent, action.player), action)
    game.happen(Unlock(object=action.permanent, player=action.player, half=action.half))
    return verdict


def _cost(game: Game, action: UnlockHalf) -> TotalCost:
    halves = doors(game.object(action.permanent))
    return TotalCost(mana=mana_cost.settle(halves[action.half][1]) if action.half < len(halves) else None)


@rule("709.5e")
def may_unlock(game: Game, action: UnlockHalf) -> Verdict:
    """Whether the player may unlock the half now."""
    found = game.object(action.permanent)
    name = _door(game, action.permanent, action.half)
    verdict = _is_locked_door(game, action, found, name)
    verdict += as_a_sorcery(game, action.player, f"{name} can be unlocked") + objections(game, action)
    return verdict + can_pay(game, action.player, _cost(game, action), Scope.of(found.id, action.player), action)


def _is_locked_door(game: Game, action: UnlockHalf, found: Object, name: str) -> Verdict:
    if not is_room(found) or found.zone is not Zone.BATTLEFIELD:
        return forbidden(f"{name} is no door of a Room on the battlefield.")
    if game.controller(found.id) != action.player:
        return forbidden(f"{game.name(action.player)} does not control {game.name(found.id)}.")
    if action.half in unlocked(found):
        return forbidden(f"{name} is unlocked already.")
    return ALLOWED
