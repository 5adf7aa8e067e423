"""Questions about what an object is: size, numbers, types, colours, abilities."""

from __future__ import annotations

import re
from typing import Any, Final

from engine.cards.card import fold
from engine.cards.halves import SPLIT
from engine.explain.derivations import derivation
from engine.game.abilities import has_keyword
from engine.game.colors import COLOR_SYMBOLS
from engine.game.layers import Layer
from engine.game.levels import level_of
from engine.game.machine import Game
from engine.game.objects import Characteristics, Id, Zone
from engine.game.qualities import mana_value
from engine.rulebook import rule, rules_of
from engine.script.run import pointing
from engine.script.run.declined import in_words as named
from engine.script.run.faults import Unable
from engine.script.run.qualities import NOUNS, holds, is_known, is_state, plain
from engine.script.run.questions.finding import Finding, finds, listed, yes_no
from engine.script.run.questions.protection import protection
from engine.script.run.questions.telling import told
from engine.script.run.run import Run
from engine.script.run.wordings import in_words
from engine.script.values import Abilities, Characteristic, Colors, HasAbility, Is, PowerToughness, TypeLine
from engine.script.words import ability_names

SIZE: Final = (Layer.COPY, Layer.FACE_DOWN, Layer.PT_DEFINED, Layer.PT_SET, Layer.PT_MODIFIED, Layer.PT_SWITCHED)
TYPES: Final = (Layer.COPY, Layer.FACE_DOWN, Layer.TEXT, Layer.TYPE)
COLOR: Final = (Layer.COPY, Layer.FACE_DOWN, Layer.TEXT, Layer.COLOR)
ABILITY: Final = (Layer.COPY, Layer.FACE_DOWN, Layer.TEXT, Layer.TYPE, Layer.ABILITY)

MANA_VALUE: Final[tuple[str, ...]] = rules_of(mana_value)
_TYPE_ORDER: Final = "kindred tribal enchantment artifact land planeswalker battle creature instant sorcery".split()
_SUPERTYPE_ORDER: Final = "legendary basic snow world".split()


@finds(PowerToughness)
def size(run: Run, question: PowerToughness) -> Finding:
    """Power and toughness, with the derivation of both."""
    thing = pointing.one(run.game, run.scene, question.object)
    now, name = run.game.characteristics(thing), run.called(thing)
    because = derivation(run.game, thing, SIZE)
    if now.power is None or now.toughness is None:
        return Finding(None, f"{name} has no power or toughness.", (), because)
    value = f"{now.power}/{now.toughness}"
    return Finding(value, f"{name} is {value}.{_left(run, thing)}", (), because)


def _left(run: Run, thing: Id) -> str:
    """That a number is that of a card which is no permanent any more; empty where it is one, or never was."""
    place = pointing.place_of(run.game, thing)
    lives = [old for old, new in run.game.state.became.items() if new == thing]
    was = any(run.game.object(life).zone is Zone.BATTLEFIELD for life in lives if pointing.is_known(run.game, life))
    return f" That is the card in the {place}: it has left the battlefield." if was and place in _CARDS else ""


_CARDS: Final = frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY, Zone.COMMAND})


@finds(Characteristic)
def number(run: Run, question: Characteristic) -> Finding:
    """One number of an object."""
    thing = pointing.one(run.game, run.scene, question.object)
    which, name = fold(question.which), run.called(thing)
    if which == "mana value":
        _need_both_halves(run.game, thing)
    value = _number(run.game, thing, which)
    because = derivation(run.game, thing, SIZE) if which in ("power", "toughness") else ()
    if value is None:
        return Finding(None, f"{name} has no {which}.", (), because)
    rules = MANA_VALUE if which == "mana value" else () if because else told(run, thing)
    return Finding(value, f"{name}'s {which} is {value}.{_left(run, thing)}", rules, because)


@rule("709.4b")
def _need_both_halves(game: Game, thing: Id) -> None:
    """Raises Unable for a card that is both its halves where it is, of which one is not known."""
    found = game.object(thing)
    card = found.definition
    if card.layout in SPLIT and card.whole is None and found.zone not in (Zone.STACK, Zone.BATTLEFIELD):
        raise Unable(f"Of {card.name} only one half is known, and in the {found.zone} it is both halves together.")


def _number(game: Game, thing: Id, which: str) -> int | None:
    found, now = game.object(thing), game.characteristics(thing)
    if which == "mana value":
        return mana_value(game, thing)
    if which in ("loyalty", "defense") and thing in game.state.objects and found.zone == "battlefield":
        return found.counters.get(which, 0)
    if which == "damage":
        return found.damage
    if which in ("level", "class level"):
        levels_up = "level" in found.counters or has_keyword(game, thing, "level up")
        return found.counters.get("level", 0) if levels_up else level_of(game, thing)
    if which not in ("power", "toughness", "loyalty", "defense"):
        raise Unable(f"A number called {which!r} is not known; there are power, toughness, loyalty, mana value, damage and level.")
    value: int | None = getattr(now, which)
    return value


@finds(TypeLine)
def type_line(run: Run, question: TypeLine) -> Finding:
    """The type line as a card would print it."""
    thing = pointing.one(run.game, run.scene, question.object)
    now = run.game.characteristics(thing)
    line, many = printed_types(now), len(now.subtypes) > _MOST_TYPES
    said = f"{line.split(' — ')[0]} of {len(now.subtypes)} types" if many else line
    return Finding(line, f"{run.called(thing)} is {_article(said)}{said}.", (), derivation(run.game, thing, TYPES))


_MOST_TYPES: Final = 12
"""More subtypes than these are not listed in a sentence."""


def printed_types(now: Characteristics) -> str:
    """Supertypes and types in the order of print, then subtypes."""
    supertypes = sorted(now.supertypes, key=lambda t: _SUPERTYPE_ORDER.index(t) if t in _SUPERTYPE_ORDER else 9)
    types = sorted(now.types, key=lambda t: _TYPE_ORDER.index(t) if t in _TYPE_ORDER else 9)
    front = " ".join(word.capitalize() for word in (*supertypes, *types))
    return f"{front} — {' '.join(now.subtypes)}" if now.subtypes else front


def _article(words: str) -> str:
    return "an " if words[:1].lower() in "aeiou" else "a "


_ADJECTIVES: Final = frozenset({*COLOR_SYMBOLS, "legendary", "basic", "snow", "colorless"})


@finds(Is)
def is_such(run: Run, question: Is) -> Finding:
    """Whether an object has a quality."""
    thing = pointing.one(run.game, run.scene, question.object)
    what, name = plain(question.what), run.called(thing)
    if not is_known(what) and run.library.cards.get(what) is None:
        raise Unable(f"I do not know what “{question.what}” is.")
    value = holds(run.game, thing, what)
    is_adjective = (is_state(what) and what not in NOUNS) or what.removeprefix("non") in _ADJECTIVES
    words = question.what if is_adjective else f"{_article(question.what)}{question.what}"
    because = () if is_state(what) else derivation(run.game, thing, COLOR if what in COLOR_SYMBOLS else TYPES)
    rules = told(run, thing) if is_state(what) else ()
    return yes_no(value, f"{name} is {words}.", f"{name} is not {words}.", rules, because)


@finds(Colors)
def colors(run: Run, question: Colors) -> Finding:
    """Colours, in the order of the colour wheel."""
    thing = pointing.one(run.game, run.scene, question.object)
    _need_both_halves(run.game, thing)
    has = run.game.characteristics(thing).colors
    value = [letter for letter in COLOR_SYMBOLS.values() if letter in has]
    words = listed(name for name, letter in COLOR_SYMBOLS.items() if letter in has) or "colorless"
    return Finding(value, f"{run.called(thing)} is {words}.", (), derivation(run.game, thing, COLOR))


@finds(Abilities)
def abilities(run: Run, question: Abilities) -> Finding:
    """All abilities, as the engine prints them, with the name of the object that has them."""
    thing = pointing.one(run.game, run.scene, question.object)
    now, name = run.game.characteristics(thing), run.called(thing)
    value = [named(line, now.name or name) for line in map(printed, now.abilities) if line]
    told = listed(line.removesuffix(".") for line in value)
    says = f"{name} has {told}." if value else f"{name} has no abilities."
    return Finding(value, says, (), derivation(run.game, thing, ABILITY))


def printed(ability: Any) -> str:
    """An ability as the engine says it."""
    words = in_words(ability)
    return f"{words[:1].upper()}{words[1:]}"


@finds(HasAbility)
def has_ability(run: Run, question: HasAbility) -> Finding:
    """Whether an object has a keyword or an ability of these words."""
    thing = pointing.one(run.game, run.scene, question.object)
    wanted, name = fold(question.ability).strip('"'), run.called(thing)
    value = all(_has(run, thing, one) for one in _each_keyword(wanted))
    if not value and not _is_ability(wanted):
        raise Unable(f"I do not know an ability “{question.ability}”.")
    because = derivation(run.game, thing, ABILITY)
    if question.lost:
        return yes_no(not value, f"{name} does not have {question.ability}.", f"{name} has {question.ability}.", (), because)
    return yes_no(value, f"{name} has {question.ability}.", f"{name} does not have {question.ability}.", (), because)


def _each_keyword(wanted: str) -> list[str]:
    """Keywords that are asked for together, one by one; anything else as it is."""
    parts = [part for part in _JOINTS.split(wanted) if part]
    return parts if all(part in ability_names() for part in parts) else [wanted]


_JOINTS: Final = re.compile(r",? and |, ?")


def _is_ability(wanted: str) -> bool:
    """Whether the words can be those of an ability: keywords, or a text."""
    known = all(any(part.startswith(name) for name in ability_names()) for part in _each_keyword(wanted))
    return known or wanted.endswith("walk") or any(mark in wanted for mark in "{:\"") or len(wanted.split()) > _SHORT


_SHORT: Final = 3


def _has(run: Run, thing: Id, wanted: str) -> bool:
    tried = protection(run.game, thing, wanted)
    if tried != "not tried":
        return tried == "kept off"
    lines = [fold(printed(ability)) for ability in run.game.characteristics(thing).abilities]
    return has_keyword(run.game, thing, wanted) or any(line == wanted or _is_keyword(line, wanted) for line in lines)


def _is_keyword(line: str, wanted: str) -> bool:
    """Whether a line is this keyword with more said of it, or a text that holds the words."""
    if wanted in ability_names():
        return line.startswith(f"{wanted} ") and len(line) < 40
    return (line.startswith(f"{wanted} ") and len(line) < 40) or (" " in wanted and wanted in line)
