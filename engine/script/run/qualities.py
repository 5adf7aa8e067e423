"""Qualities in the words of a script: whether an object is tapped, red, a creature, attacking, a commander ..."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from engine.cards.card import fold
from engine.game.abilities import has_keyword
from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.objects import Id, Object, Zone
from engine.rulebook import rule
from engine.script.words import ability_names
from engine.words.vocabulary import card_types, subtype, supertypes

NOUNS: Final = frozenset({"token", "copy", "token copy", "card", "spell", "permanent", "commander"})
"""The states that are nouns."""


def _worn(game: Game, thing: Object, kind: str) -> list[Object]:
    """What of this kind is attached to it."""
    return [o for o in game.state.battlefield() if o.attached_to == thing.id and kind in game.characteristics(o.id).subtypes]


@rule("700.9")
def is_modified(game: Game, thing: Object) -> bool:
    own = [aura for aura in _worn(game, thing, "Aura") if game.controller(aura.id) == game.controller(thing.id)]
    return bool(thing.counters or own or _worn(game, thing, "Equipment"))


_STATES: Final[dict[str, Callable[[Game, Object], bool]]] = {
    "tapped": lambda game, thing: thing.is_tapped,
    "untapped": lambda game, thing: not thing.is_tapped,
    "face down": lambda game, thing: thing.is_face_down,
    "face up": lambda game, thing: not thing.is_face_down,
    "transformed": lambda game, thing: thing.face > 0,
    "flipped": lambda game, thing: thing.face > 0,
    "phased out": lambda game, thing: thing.is_phased_out,
    "phased in": lambda game, thing: not thing.is_phased_out,
    "token": lambda game, thing: thing.is_token,
    "nontoken": lambda game, thing: not thing.is_token,
    "card": lambda game, thing: not thing.is_token,
    "copy": lambda game, thing: _is_copy(thing),
    "token copy": lambda game, thing: thing.is_token and _is_copy(thing),
    "original": lambda game, thing: not thing.is_copy,
    "spell": lambda game, thing: thing.zone == Zone.STACK and (thing.stacked is None or thing.stacked.source is None),
    "permanent": lambda game, thing: thing.zone == Zone.BATTLEFIELD,
    "summoning sick": lambda game, thing: thing.is_sick and "creature" in game.characteristics(thing.id).types,
    "attached": lambda game, thing: thing.attached_to is not None,
    "commander": lambda game, thing: "commander" in thing.marks,
    "monstrous": lambda game, thing: "monstrous" in thing.marks,
    "prepared": lambda game, thing: "prepared" in thing.marks,
    "attacking": lambda game, thing: game.state.combat is not None and thing.id in game.state.combat.attacking,
    "blocking": lambda game, thing: game.state.combat is not None and thing.id in game.state.combat.blocking,
    "blocked": lambda game, thing: game.state.combat is not None and thing.id in game.state.combat.blocked,
    "unblocked": lambda game, thing: _is_unblocked(game, thing.id),
    "colorless": lambda game, thing: not game.characteristics(thing.id).colors,
    "colored": lambda game, thing: bool(game.characteristics(thing.id).colors),
    "multicolored": lambda game, thing: len(game.characteristics(thing.id).colors) > 1,
    "monocolored": lambda game, thing: len(game.characteristics(thing.id).colors) == 1,
    "enchanted": lambda game, thing: bool(_worn(game, thing, "Aura")),
    "equipped": lambda game, thing: bool(_worn(game, thing, "Equipment")),
    "modified": lambda game, thing: is_modified(game, thing),
    "historic": lambda game, thing: any(holds(game, thing.id, kind) for kind in ("artifact", "legendary", "saga")),
    "goaded": lambda game, thing: _is_goaded(game, thing.id),
    "manifested": lambda game, thing: thing.is_face_down and "manifested" in thing.marks,
    "cloaked": lambda game, thing: thing.is_face_down and "cloaked" in thing.marks,
    "other": lambda game, thing: True,
}


def _is_goaded(game: Game, thing: Id) -> bool:
    from engine.words.effects.goading import is_goaded

    return is_goaded(game, thing)


def _is_copy(thing: Object) -> bool:
    return thing.is_copy or (thing.stacked is not None and thing.stacked.is_copy) or _has_other_values(thing)


def _has_other_values(thing: Object) -> bool:
    """Whether it has not the values that are printed, and is no merged permanent."""
    printed = (*thing.definition.faces, thing.definition.whole)
    return not thing.components and thing.base not in printed


def _is_unblocked(game: Game, thing: Id) -> bool:
    combat = game.state.combat
    return combat is not None and thing in combat.attacking and thing not in combat.blocked


def plain(word: str) -> str:
    """The word as the tables have it: no hyphen, no article."""
    word = fold(word).replace("-", " ").replace("colour", "color")
    return word.removeprefix("an ").removeprefix("a ").removeprefix("its ").removeprefix("the ")


def holds(game: Game, thing: Id, what: str) -> bool:
    """Whether the object is what the words say. Several words have to hold each ("green Bear creature")."""
    what = plain(what)
    state = _STATES.get(what)
    found = game.object(thing)
    if state is not None:
        return state(game, found)
    if what in COLOR_SYMBOLS:
        return COLOR_SYMBOLS[what] in game.characteristics(thing).colors
    if what.startswith("non"):
        return not holds(game, thing, what.removeprefix("non").strip())
    if _has_type(game, found, what):
        return True
    if "/" in what and " " not in what:
        now = game.characteristics(thing)
        return f"{now.power}/{now.toughness}" == what
    if what in ability_names():
        return has_keyword(game, thing, what)
    return " " in what and all(holds(game, thing, word) for word in _words(what))


def _words(what: str) -> list[str]:
    """The words of a description, keyword abilities of several words in one."""
    for name in (name for name in ability_names() if " " in name and what.startswith(f"{name} ")):
        return [name, *_words(what.removeprefix(name).strip())]
    first, _, rest = what.partition(" ")
    return [first, *(_words(rest) if rest else ())]


def _has_type(game: Game, thing: Object, what: str) -> bool:
    now = game.characteristics(thing.id)
    kinds = {fold(kind) for kind in (*now.types, *now.supertypes, *now.subtypes)}
    if what in kinds or what in {fold(mark) for mark in thing.marks}:
        return True
    return what == fold(now.name) and what not in _kinds() and subtype(what) is None


def is_known(what: str) -> bool:
    """Whether all of the words say something that an object can be."""
    what = plain(what)
    if what in _STATES or what in COLOR_SYMBOLS or what in ability_names() or what in _MARKS or what in _kinds():
        return True
    if subtype(what) is not None or _SIZE.fullmatch(what):
        return True
    if what.startswith("non"):
        return is_known(what.removeprefix("non").strip())
    return " " in what and all(is_known(word) for word in _words(what))


@cache
def _kinds() -> frozenset[str]:
    return frozenset(fold(kind) for kind in (*card_types(), *supertypes()))


_SIZE: Final = re.compile(r"\d+/\d+")
_MARKS: Final = frozenset(
    {"monstrous", "renowned", "suspected", "goaded", "saddled", "crewed", "solved", "prepared", "exerted", "bestowed", "plotted"}
    | {"foretold", "suspended"}
)
"""What an object is marked as, or is called by a rule of its own."""


def is_state(what: str) -> bool:
    """Whether the words speak of a state and not of a characteristic."""
    return plain(what) in _STATES
