"""Qualities of objects: what questions about their characteristics ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.mana.symbols import mana_value as of_cost
from engine.game.objects import Id, Object, Zone
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def is_type(game: Game, thing: Id, name: str) -> bool:
    """Whether an object has a card type, supertype or subtype; never for a player."""
    if thing in game.state.players:
        return False
    now = game.characteristics(thing)
    return name.lower() in now.types or name.lower() in now.supertypes or name in now.subtypes


def is_creature(game: Game, thing: Id) -> bool:
    """Whether it is an object that is a creature."""
    return is_type(game, thing, "creature")


def is_color(game: Game, thing: Id, symbol: str) -> bool:
    """Whether an object is of a colour, given by its symbol."""
    return symbol in game.characteristics(thing).colors


@rule("202.3", "202.3e")
def mana_value(game: Game, thing: Id) -> int:
    """Its mana value; X counts as what was chosen for it only while it is on the stack."""
    found = game.object(thing)
    now = game.characteristics(thing)
    is_back = found.face and found.base.mana_cost is None and now.name == found.base.name
    cost = _of_front_face(game, thing) if is_back else now.mana_cost
    return of_cost(cost, found.x if found.zone is Zone.STACK else 0)


@rule("202.3b")
def _of_front_face(game: Game, thing: Id) -> tuple[str, ...] | None:
    """A back face has the mana value of its front face; what is a copy of one has none."""
    found = game.object(thing)
    if found.definition.layout == "meld" and found.components:
        return _of_both_fronts(found)
    if found.definition.layout == "modal_dfc":
        return found.base.mana_cost
    own = found.base is found.definition.faces[min(found.face, len(found.definition.faces) - 1)]
    return found.definition.faces[0].mana_cost if own else None


@rule("712.8g", "202.3c")
def _of_both_fronts(melded: Object) -> tuple[str, ...]:
    """A melded permanent has the mana values of both its front faces together."""
    return tuple(symbol for part in melded.components for symbol in part.definition.faces[0].mana_cost or ())


def power(game: Game, thing: Id) -> int:
    """Its power, 0 when it has none."""
    return game.characteristics(thing).power or 0


def toughness(game: Game, thing: Id) -> int:
    """Its toughness, 0 when it has none."""
    return game.characteristics(thing).toughness or 0
