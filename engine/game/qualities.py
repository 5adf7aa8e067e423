"""Qualities of objects: what questions about their characteristics ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.game.mana.symbols import mana_value as _of_cost
from engine.game.objects import Characteristics, Id, Zone
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

PERMANENT_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
_ORDER = ("tribal", "kindred", "artifact", "enchantment", "land", "battle", "planeswalker", "creature", "instant", "sorcery")
_SUPER = ("legendary", "basic", "snow", "world", "ongoing")


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


@rule("105.2")
def colors(game: Game, thing: Id) -> tuple[str, ...]:
    """The colours of an object in the order in which they are always written."""
    return tuple(c for c in "WUBRG" if c in game.characteristics(thing).colors)


@rule("202.3", "202.3e")
def mana_value(game: Game, thing: Id) -> int:
    """Its mana value; X counts as what was chosen for it only while it is on the stack."""
    found = game.object(thing)
    x = found.x if found.zone is Zone.STACK else 0
    return _of_cost(game.characteristics(thing).mana_cost, x)


def power(game: Game, thing: Id) -> int:
    """Its power, 0 when it has none."""
    return game.characteristics(thing).power or 0


def toughness(game: Game, thing: Id) -> int:
    """Its toughness, 0 when it has none."""
    return game.characteristics(thing).toughness or 0


@rule("205.1")
def type_line(now: Characteristics) -> str:
    """Supertypes, types and subtypes as a card would print them: "Legendary Artifact Creature — Golem"."""
    supertypes = sorted(now.supertypes, key=_place(_SUPER))
    types = sorted(now.types, key=_place(_ORDER))
    line = " ".join(word.capitalize() for word in (*supertypes, *types))
    return f"{line} — {' '.join(now.subtypes)}" if now.subtypes else line


def _place(order: tuple[str, ...]) -> Callable[[str], int]:
    return lambda word: order.index(word) if word in order else len(order)


@rule("208.1")
def power_toughness(now: Characteristics) -> str:
    """Power and toughness as a card prints them; empty when it has none."""
    return "" if now.power is None or now.toughness is None else f"{now.power}/{now.toughness}"
