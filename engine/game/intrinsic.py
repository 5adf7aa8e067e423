"""Replacement effects and prohibitions that are rules of the game and stand on no card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from engine.game.abilities import abilities_of, has_keyword
from engine.game.attaching import hosts
from engine.game.battles import PROTECTOR, choose_protector
from engine.game.counters import RemoveCounters, counters_on
from engine.game.damage import Damage
from engine.game.endings_within_range import win_within_range
from engine.game.events import DidNotHappen, Event
from engine.game.leaving_the_game import gets_control, under_nobodys_control
from engine.game.objects import Zone
from engine.game.players import WinGame
from engine.game.status import Untap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import CreateToken, Destroy, Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

Instead = tuple[Event, ...] | None


def prohibited(game: Game, event: Event) -> Verdict:
    """Why the rules do not let an event happen."""
    if any(player.has_lost for player in game.state.players.values()) and (gone := gets_control(game, event)):
        return under_nobodys_control(game, gone)
    if isinstance(event, Destroy):
        return _indestructible(game, event)
    if isinstance(event, CreateToken):
        return _no_such_token(event)
    if isinstance(event, Move):
        verdict = _left_the_battlefield(game, event)
        return verdict + _stays(game, event) if event.to is Zone.BATTLEFIELD else verdict
    return ALLOWED


@rule("702.12b")
def _indestructible(game: Game, event: Destroy) -> Verdict:
    if has_keyword(game, event.object, "indestructible"):
        return forbidden(f"{game.name(event.object)} is indestructible.", game.name(event.object))
    return ALLOWED


@rule("111.5")
def _no_such_token(event: CreateToken) -> Verdict:
    if event.base.is_permanent:
        return ALLOWED
    return forbidden("Copying an instant or sorcery card makes no token.")


@rule("111.8")
def _left_the_battlefield(game: Game, event: Move) -> Verdict:
    found = game.state.objects.get(event.object)
    if found is None or not found.is_token or event.to is Zone.NOWHERE:
        return ALLOWED
    if found.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.NOWHERE):
        return ALLOWED
    return forbidden(f"{game.name(event.object)} is a token that has left the battlefield, so it stays where it is.")


@rule("400.4a", "304.4", "307.4", "712.14b")
def _stays(game: Game, event: Move) -> Verdict:
    seen = game.as_if.get(event.object)
    if seen is None or seen.object.is_face_down or {"instant", "sorcery"}.isdisjoint(seen.characteristics.types):
        return ALLOWED
    return forbidden(f"{game.name(event.object)} is an instant or sorcery and cannot enter the battlefield.")


def _entering(game: Game, event: Event, kind: str) -> Move | None:
    """The move, when an object of this kind would enter by it."""
    if not (isinstance(event, Move) and event.to is Zone.BATTLEFIELD and event.object in game.as_if):
        return None
    now = game.as_if[event.object].characteristics
    return event if kind in now.types or kind in now.subtypes else None


def _with_counters(event: Move, kind: str, amount: int | None) -> Instead:
    """The move with these counters besides those that other effects let it enter with."""
    if amount is None:
        return None
    return (msgspec.structs.replace(event, counters={**event.counters, kind: event.counters.get(kind, 0) + amount}),)


@rule("306.5b")
def starting_loyalty(game: Game, event: Event) -> Instead:
    """A planeswalker enters with loyalty counters equal to its printed loyalty."""
    move = _entering(game, event, "planeswalker")
    return None if move is None else _with_counters(move, "loyalty", game.characteristics(move.object).loyalty)


@rule("310.4b")
def starting_defense(game: Game, event: Event) -> Instead:
    """A battle enters with defense counters equal to its printed defense."""
    move = _entering(game, event, "battle")
    return None if move is None else _with_counters(move, "defense", game.characteristics(move.object).defense)


@rule("714.3a")
def first_chapter(game: Game, event: Event) -> Instead:
    """A Saga with chapters enters with a lore counter."""
    move = _entering(game, event, "Saga")
    if move is None or not any(a.chapters for a in abilities_of(game, move.object).triggered):
        return None
    if has_keyword(game, move.object, "read ahead"):
        return _read_ahead(game, move)
    return _with_counters(move, "lore", 1)


@rule("714.3b", "702.155b")
def _read_ahead(game: Game, move: Move) -> Instead:
    """A Saga with read ahead enters with as many lore counters as its controller chooses."""
    last = max(n for a in abilities_of(game, move.object).triggered for n in a.chapters)
    options = [(n, str(n)) for n in range(1, last + 1)]
    player = game.as_if[move.object].controller
    prompt = f"At which chapter does {game.name(move.object)} begin?"
    return _with_counters(move, "lore", game.choose_one(player, "number", options, about=move.object, prompt=prompt))


@rule("303.4f", "303.4g")
def aura_chooses_host(game: Game, event: Event) -> Instead:
    """An Aura that enters otherwise than by resolving is attached to what its controller chooses, or does not enter."""
    move = _entering(game, event, "Aura")
    if move is None or game.as_if[move.object].object.is_face_down:
        return None
    if move.attached_to is not None:
        return _specified_host(game, move)
    possible = [(host, game.name(host)) for host in hosts(game, move.object)]
    if not possible:
        return (DidNotHappen(event=event, why=f"{game.name(move.object)} cannot enchant anything, so it does not enter."),)
    prompt = f"What does {game.name(move.object)} enchant?"
    host = game.choose_one(game.controller(move.object), "enchant", possible, about=move.object, prompt=prompt)
    return (msgspec.structs.replace(move, attached_to=host),)


@rule("303.4i")
def _specified_host(game: Game, move: Move) -> Instead:
    """An Aura that an effect puts onto something it can't enchant, or that is not there any more, does not enter."""
    if move.how in ("resolve", "") or move.attached_to in hosts(game, move.object):
        return None
    why = f"{game.name(move.object)} cannot be attached as it would have to be, so it does not enter."
    return (DidNotHappen(event=move, why=why),)


@rule("310.9a")
def battle_has_protector(game: Game, event: Event) -> Instead:
    """A battle enters with a protector that its controller chooses."""
    move = _entering(game, event, "battle")
    if move is None or PROTECTOR in move.chosen:
        return None
    seen = game.as_if[move.object]
    protector = choose_protector(game, move.object, seen.controller, seen.characteristics)
    if protector is None:
        return None
    return (msgspec.structs.replace(move, chosen={**move.chosen, PROTECTOR: protector}),)


@rule("122.1c")
def shield_from_destruction(game: Game, event: Event) -> Instead:
    """A shield counter goes instead of the permanent, when an effect destroys it."""
    if isinstance(event, Destroy) and event.by is not None and counters_on(game.state, event.object, "shield"):
        return (RemoveCounters(on=event.object, kind="shield", amount=1),)
    return None


@rule("122.1c", "615.12")
def shield_from_damage(game: Game, event: Event) -> Instead:
    """A shield counter goes and the damage is prevented."""
    if not isinstance(event, Damage) or not counters_on(game.state, event.recipient, "shield"):
        return None
    gone = RemoveCounters(on=event.recipient, kind="shield", amount=1)
    told = DidNotHappen(event=event, why=f"A shield counter prevents the damage to {game.name(event.recipient)}.")
    return instead_of_all_at_once(game, event, told, gone)


def instead_of_all_at_once(game: Game, damage: Damage, told: Event, once: Event) -> Instead:
    """What prevents all that is dealt at once does the rest of what it says once, and for unpreventable damage too."""
    is_first = not any(msgspec.structs.replace(other, cites=()) == once for other in game.at_once.others())
    if not damage.can_be_prevented:
        return (damage, once) if is_first else None
    return (told, once) if is_first else (told,)


@rule("122.1d")
def stunned(game: Game, event: Event) -> Instead:
    """A stun counter goes instead of the permanent becoming untapped."""
    if isinstance(event, Untap) and counters_on(game.state, event.object, "stun"):
        return (RemoveCounters(on=event.object, kind="stun", amount=1),)
    return None


@rule("122.1h")
def finality(game: Game, event: Event) -> Instead:
    """A permanent with a finality counter is exiled instead of dying."""
    if not (isinstance(event, Move) and event.to is Zone.GRAVEYARD and event.object in game.state.objects):
        return None
    if game.state.objects[event.object].zone is not Zone.BATTLEFIELD or not counters_on(game.state, event.object, "finality"):
        return None
    return (msgspec.structs.replace(event, to=Zone.EXILE),)


@rule("903.9b")
def commander_to_command_zone(game: Game, event: Event) -> Instead:
    """A commander that would go to its owner's hand or library may go to the command zone."""
    if not (isinstance(event, Move) and event.to in (Zone.HAND, Zone.LIBRARY) and event.object in game.state.objects):
        return None
    found = game.state.objects[event.object]
    if "commander" not in found.marks or found.zone in (event.to, Zone.COMMAND):
        return None
    goes = game.choose_one(
        found.owner, "may", [(True, "put it into the command zone"), (False, f"let it go to the {event.to}")],
        about=found.id, prompt=f"Put {game.name(found.id)} into the command zone?",
    )
    if not goes:
        return (event,)
    return (_only_the_commander(event) if found.components else msgspec.structs.replace(event, to=Zone.COMMAND),)


@rule("903.9c")
def _only_the_commander(event: Move) -> Move:
    """Of a melded or merged permanent, the card that is the commander."""
    return msgspec.structs.replace(event, commanders_to=Zone.COMMAND)


REPLACEMENTS: dict[type[Event], tuple[Callable[[Game, Event], Instead], ...]] = {
    Move: (
        starting_loyalty, starting_defense, first_chapter, aura_chooses_host, battle_has_protector, finality,
        commander_to_command_zone,
    ),
    Destroy: (shield_from_destruction,),
    Damage: (shield_from_damage,),
    Untap: (stunned,),
    WinGame: (win_within_range,),
}
"""The replacement effects of the rules, by the kind of event that they can replace."""
