"""What becomes of an object that would move to two places at once, and of a permanent of several cards that moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.game.at_once import AtOnce
from engine.game.choices import Trial
from engine.game.events import DidNotHappen, Event, Perform
from engine.game.objects import Id
from engine.game.zones import Move
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def moves_elsewhere(game: Game, event: Event, found: AtOnce) -> bool:
    """Whether the object moves at the same time by another event of ``found``; that one does not happen when this one is chosen."""
    if not isinstance(event, Move):
        return False
    for place, one in enumerate(found):
        earlier = _move_by(game, one.event, event.object)
        if earlier is None:
            continue
        if earlier.to is event.to or _is_chosen(game, earlier, event):
            return True
        if earlier is one.event:
            found[place] = msgspec.structs.replace(one, event=DidNotHappen(event=earlier, why=_not_chosen(game, earlier)))
    return False


def _move_by(game: Game, event: Event, thing: Id) -> Move | None:
    """The move of the object that an event is, or that what is performed in place of one brings with it."""
    if isinstance(event, Move):
        return event if event.object == thing else None
    if not isinstance(event, Perform) or event.scope.source != thing:
        return None
    branch = game.branch(Trial())
    event.effect.happen(branch, event.scope.apart())
    moves = (entry.event for entry in branch.log)
    return next((move for move in moves if isinstance(move, Move) and move.object == thing), None)


def _not_chosen(game: Game, move: Move) -> str:
    return f"{game.name(move.object)} goes to another place: {move.to.value} is not chosen."


@rule("400.6")
def _is_chosen(game: Game, first: Move, second: Move) -> bool:
    """Whether the first of two ways that exclude each other is chosen, by who controls the object."""
    ways = [(move.to, move.to.value) for move in (first, second)]
    prompt = f"Where {game.name(first.object)} is put"
    return game.choose_one(game.controller(first.object), "way", ways, about=first.object, prompt=prompt) is first.to


def applied_to_all_cards(game: Game, event: Event) -> tuple[str, ...]:
    """The rules by which what replaces the leaving of a permanent of several cards is applied to all of them."""
    if not isinstance(event, Move) or event.object not in game.state.objects or not game.object(event.object).components:
        return ()
    return rules_of(_both_halves if game.object(event.object).definition.layout == "meld" else _all_components)


@rule("712.21d")
def _both_halves() -> None:
    """What is applied to one of the cards of a melded permanent is applied to the other."""


@rule("730.3d")
def _all_components() -> None:
    """What is applied to a merged permanent that leaves is applied to all its components."""
