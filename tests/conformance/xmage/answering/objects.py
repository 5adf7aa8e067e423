"""Objects and players that are chosen: as targets, among given cards, or otherwise."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from tests.conformance.xmage.answering.aim import first_fit
from tests.conformance.xmage.faults import ScriptFault
from tests.conformance.xmage.naming import is_called
from tests.conformance.xmage.seats import Seat, Target

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players

SKIP = "[choice_skip]"
_SET_CODE = re.compile(r"-[A-Z0-9]{3}$")
Answer = tuple[Any, ...] | None


def targets(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """From the targets of the action, then from the target queue."""
    taken = players.aim.take(players.naming, game, choice) if players.aim is not None else []
    if len(taken) >= choice.maximum:
        return tuple(taken)
    if seat.targets and seat.targets[0].amount is not None:
        return _with_amounts(players, game, choice, seat, taken)
    while len(taken) < choice.maximum:
        found = _next_target(players, game, choice, seat, taken)
        if found is None:
            break
        if not found:
            return tuple(taken) if len(taken) >= choice.minimum else None
        taken += found
    if len(taken) < choice.minimum:
        if seat.targets:
            raise ScriptFault("illegalTarget", f"no entry of the target queue fits {choice.prompt}: {seat.targets[0].elements}")
        return None
    return tuple(taken[: choice.maximum]) if taken or players.is_strict else None


def forced_targets(players: Players, game: Game, choice: Choice, seat: Seat, outcome: tuple[Id, ...]) -> tuple[Id, ...]:
    """Targets of which there is no choice: the action's elements must mean them; strict mode has an entry for them."""
    taken: list[Id] = []
    if players.aim is not None and players.aim.left:
        taken = players.aim.take(players.naming, game, choice)
    if players.is_strict or (seat.targets and seat.targets[0].amount is not None):
        if seat.targets and seat.targets[0].amount is not None:
            _with_amounts(players, game, choice, seat, taken)
        while len(taken) < len(outcome):
            found = _next_target(players, game, choice, seat, taken)
            if not found:
                break
            taken += found
    return outcome


def use_up(players: Players, game: Game, seat: Seat, things: tuple[Id, ...]) -> None:
    """Entries of the target queue for what helps to pay, for which the suite may ask."""
    for thing in things:
        if seat.targets and any(players.naming.fits(game, thing, element) for element in seat.targets[0].elements):
            seat.targets.pop(0)


def _with_amounts(players: Players, game: Game, choice: Choice, seat: Seat, taken: list[Id]) -> Answer:
    """Targets that come with their shares of what is divided."""
    players.shares = {}
    while seat.targets and seat.targets[0].amount is not None and len(taken) < choice.maximum:
        thing = first_fit(players.naming, game, choice, seat.targets[0].elements[0], taken)
        if thing is None:
            break
        players.shares[thing] = seat.targets.pop(0).amount or 0
        taken.append(thing)
    if seat.targets and seat.targets[0].is_skip:
        seat.targets.pop(0)
    return tuple(taken) if len(taken) >= choice.minimum else None


def _next_target(players: Players, game: Game, choice: Choice, seat: Seat, taken: list[Id]) -> list[Id] | None:
    """What the first fitting entry means; [] for a skip, None when there is no entry that fits."""
    for place, entry in enumerate(seat.targets):
        if entry.is_skip:
            if place == 0 and len(taken) >= choice.minimum:
                seat.targets.pop(0)
                return []
            continue
        found = _meant(players, game, choice, entry, taken)
        if found:
            seat.targets.pop(place)
            return found
    return None


def _meant(players: Players, game: Game, choice: Choice, entry: Target, taken: list[Id]) -> list[Id]:
    found: list[Id] = []
    for element in entry.elements:
        thing = first_fit(players.naming, game, choice, element, taken + found)
        if thing is not None and len(taken) + len(found) < choice.maximum:
            found.append(thing)
    return found


def given_cards(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Among cards that are looked at: one entry, of the target queue or else the choice queue, is the whole answer."""
    if seat.targets:
        found = _skipped(seat) if seat.targets[0].is_skip else _whole_target(players, game, choice, seat)
        if found and choice.kind == "search" and seat.targets and seat.targets[0].is_skip:
            seat.targets.pop(0)
        if found is not None:
            return found
    if choice.kind == "search" and len(_zones(game, choice)) > 1:
        return _zone_by_zone(players, game, choice, seat) or _skipped(seat)
    return by_choices(players, game, choice, seat, is_whole=True) or _skipped(seat)


_SEARCHED = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
"""The order in which the suite asks what is found where."""


def _zones(game: Game, choice: Choice) -> set[Zone]:
    return {game.object(option.value).zone for option in choice.options}


def _zone_by_zone(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Where several zones are searched, one entry for each that has such cards, also for one of which all are found unasked."""
    taken: list[Id] = []
    for zone in _SEARCHED:
        there = tuple(option for option in choice.options if game.object(option.value).zone is zone)
        asked = replace(choice, options=there, maximum=len(there))
        taken += (by_choices(players, game, asked, seat, is_whole=True) or ()) if there else ()
    if taken and isinstance(seat.head, str) and any(is_called(game, thing, seat.head) for thing in taken):
        seat.choices.pop(0)
    return tuple(taken) if len(taken) >= max(1, choice.minimum) else None


def new_target(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """New targets for a copy or a changed spell: yes or no first, then the target queue."""
    stays = next((option.value for option in choice.options if option.text.startswith("keep ")), None)
    if seat.head in ("Yes", "No"):
        wants = seat.choices.pop(0) == "Yes"
        if not wants and stays is not None:
            return (stays,)
    elif stays is not None and not seat.targets:
        return (stays,) if players.is_strict else None
    return targets(players, game, choice, seat) if seat.targets else None


def _whole_target(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    for place, entry in enumerate(seat.targets):
        found = [] if entry.is_skip else _meant(players, game, choice, entry, [])
        if found and len(found) >= choice.minimum:
            seat.targets.pop(place)
            return tuple(found)
    return None


def _skipped(seat: Seat) -> Answer:
    if seat.targets and seat.targets[0].is_skip:
        seat.targets.pop(0)
        return ()
    if seat.head == SKIP:
        seat.choices.pop(0)
        return ()
    return None


def cards(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Cards that are chosen from somewhere: from either queue, whichever fits."""
    if choice.prompt == "What is cast, in order?":
        return _cast_in_order(players, game, choice, seat)
    if seat.targets and not seat.targets[0].is_skip:
        found = _whole_target(players, game, choice, seat)
        if found is not None:
            return found
    return chosen(players, game, choice, seat)


def clash(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The suite asks whether the card stays on top."""
    if seat.head not in ("Yes", "No"):
        return None
    return () if seat.choices.pop(0) == "Yes" else tuple(option.value for option in choice.options)


def _cast_in_order(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The suite asks which card, while there are several left, and whether it is cast."""
    taken: list[Id] = []
    left = [option.value for option in choice.options]
    entries = list(seat.choices)
    while left and entries:
        named = _named(players, game, choice, str(entries[0]), taken) if len(left) > 1 else left
        if len(left) > 1 and named:
            entries.pop(0)
        if not named or not entries or entries.pop(0) != "Yes":
            break
        taken.append(named[0])
        left.remove(named[0])
    if len(taken) == len(choice.options):
        seat.choices[:] = entries
        return tuple(taken)
    return chosen(players, game, choice, seat)


def chosen(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Objects or players that are not targeted: from the choice queue, else from a fitting target entry."""
    if choice.minimum == 0 and seat.head in ("Yes", "No"):
        if seat.choices.pop(0) == "No":
            return ()
        if choice.kind == "explore":
            return tuple(option.value for option in choice.options)
    found = by_choices(players, game, choice, seat)
    if found is not None:
        return found
    found = _whole_target(players, game, choice, seat)
    if found is not None:
        return found
    return _skipped(seat) if choice.minimum == 0 else None


def by_choices(players: Players, game: Game, choice: Choice, seat: Seat, is_whole: bool = False) -> Answer:
    """Entries of the choice queue, each with one or more names, until the choice is complete."""
    taken: list[Id] = []
    while len(taken) < choice.maximum and isinstance(seat.head, str):
        if seat.head == SKIP and len(taken) >= choice.minimum and taken:
            seat.choices.pop(0)
            break
        found = _named(players, game, choice, seat.head, taken)
        if not found:
            break
        seat.choices.pop(0)
        taken += found
        if is_whole:
            break
    return tuple(taken) if taken and len(taken) >= choice.minimum else None


def _named(players: Players, game: Game, choice: Choice, text: str, taken: list[Id]) -> list[Id]:
    found: list[Id] = []
    for name in text.split("^"):
        thing = first_fit(players.naming, game, choice, element_of(name), taken + found)
        if thing is not None and len(taken) + len(found) < choice.maximum:
            found.append(thing)
    return found


def element_of(text: str) -> dict[str, Any]:
    """A name in the choice queue as an element of a target."""
    for suffix, copy in (("[no copy]", "no"), ("[only copy]", "only")):
        if text.endswith(suffix):
            return {"name": text.removesuffix(suffix).strip(), "copy": copy}
    return {"name": _SET_CODE.sub("", text)}
