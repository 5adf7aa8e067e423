"""The abilities that an object has: its derived ones, with what its keywords are short for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.game.meaning import Ability, Activated, Filter, Keyword, SpellAbility, Static, Triggered
from engine.game.objects import Id, Object, Zone
from engine.game.remembering import Remembering
from engine.game.state import State
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game

_REMEMBERED = 4096


class Abilities(Struct, frozen=True, kw_only=True):
    """The abilities of one object, keywords expanded (each keyword is followed by what it means), and by their kinds."""

    all: tuple[Ability, ...] = ()
    keywords: frozenset[str] = frozenset()
    triggered: tuple[Any, ...] = ()
    activated: tuple[Activated, ...] = ()
    statics: tuple[Static, ...] = ()
    spell: tuple[SpellAbility, ...] = ()
    replacing: tuple[Any, ...] = ()
    forbidding: tuple[Any, ...] = ()
    state_triggers: tuple[Any, ...] = ()
    zones: frozenset[Zone] = frozenset()


_cache: dict[int, tuple[tuple[Any, ...], Abilities]] = {}


def expanded(abilities: tuple[Any, ...]) -> Abilities:
    """These abilities sorted out; remembered for each tuple, since many states share it."""
    found = _cache.get(id(abilities))
    if found is None or found[0] is not abilities:
        if len(_cache) >= _REMEMBERED:
            _cache.clear()
        found = _cache[id(abilities)] = (abilities, _sorted(abilities))
    return found[1]


def _sorted(abilities: tuple[Any, ...]) -> Abilities:
    every = tuple(_with_meanings(abilities, set()))
    triggered = [a for a in every if isinstance(a, Triggered)]
    return Abilities(
        all=every,
        keywords=frozenset(keyword_name(a) for a in every if isinstance(a, Keyword)),
        triggered=tuple(triggered),
        activated=tuple(a for a in every if isinstance(a, Activated)),
        statics=tuple(a for a in every if isinstance(a, Static)),
        spell=tuple(a for a in every if isinstance(a, SpellAbility)),
        replacing=tuple(a for a in every if overrides(a, "replace")),
        state_triggers=tuple(a for a in triggered if a.trigger.state is not None),
        forbidding=tuple(a for a in every if overrides(a, "forbid")),
        zones=frozenset(zone for a in every for zone in works_in(a)),
    )


def _with_meanings(abilities: tuple[Any, ...], had: set[str]) -> Iterator[Any]:
    """These abilities, each keyword followed by what it means; ``had`` are the keywords of which there was an instance."""
    for ability in abilities:
        yield ability
        if isinstance(ability, Keyword):
            name = keyword_name(ability)
            means = _again.get((ability,), ability.means_again) if name in had else _first.get((ability,), ability.means)
            had.add(name)
            yield from _with_meanings(means, had)


_first: Remembering[tuple[Ability, ...]] = Remembering(_REMEMBERED)
_again: Remembering[tuple[Ability, ...]] = Remembering(_REMEMBERED)
"""What keywords are short for: the same words each time, so that an effect which has applied is known again."""


def overrides(word: Any, hook: str) -> bool:
    """Whether a word says something of its own in a hook of :class:`Static`, or under any other name.

    One that passes hooks on to a word inside it tells by ``speaks(hook)`` whether that does.
    """
    own = getattr(type(word), hook, None)
    if own is None or own is getattr(Static, hook, None):
        return False
    return not isinstance(word, Static) or word.speaks(hook)


def keyword_name(keyword: Keyword) -> str:
    """The name of a keyword ability: its ``name``, else that of its class (``FirstStrike`` is "first strike")."""
    return keyword.name or _class_name(type(keyword).__name__)


@cache
def _class_name(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


def functioning(state: State) -> Iterator[tuple[Object, Abilities]]:
    """Every object of which an ability can function now, with its abilities: permanents, and elsewhere what says so.

    Whoever asks still checks that ``functions_in`` of the ability (see :func:`works_in`) has the zone of the object.
    """
    from engine.game.layers.board import BOARDS

    known = BOARDS.of(state).values
    able = _able.get((known, state.zones), lambda: tuple(_that_speak(state)))
    return ((state.objects[thing], abilities) for thing, abilities in able)


def _that_speak(state: State) -> Iterator[tuple[Id, Abilities]]:
    """The objects that have more than activated abilities and keywords that say nothing by themselves."""
    from engine.game import layers

    affected = {thing for effect in state.effects for thing in effect.affected or ()}
    cards = _HELD if any(_gives_to_cards(thing.base.abilities) for thing in state.objects.values()) else frozenset()
    for thing in state.objects.values():
        if thing.is_phased_out if thing.zone is Zone.BATTLEFIELD else thing.zone is Zone.NOWHERE:
            continue
        if thing.zone not in _ALL_THERE | cards and thing.id not in affected and not _works_elsewhere(thing):
            continue
        found = expanded(layers.characteristics(state, thing.id).abilities)
        if found.statics or found.triggered or found.replacing or found.forbidding:
            yield thing.id, found


_able: Remembering[tuple[tuple[Id, Abilities], ...]] = Remembering(64)


def _gives_to_cards(abilities: tuple[Any, ...]) -> bool:
    """Whether some of these abilities change cards that are no permanents."""
    if not abilities:
        return False
    return _givers.get((abilities,), lambda: any(_speaks_of_cards(ability) for ability in expanded(abilities).statics))


def _speaks_of_cards(ability: Any) -> bool:
    return any("card" in nouns_of(subject) for subject, _ in ability.modifications())


def nouns_of(subject: Any) -> frozenset[str]:
    """The nouns by which the subject of a continuous effect describes objects; () where it names them otherwise."""
    return subject.nouns() if isinstance(subject, Filter) else frozenset()


_givers: Remembering[bool] = Remembering()
_HELD = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.EXILE})
"""Zones whose cards may be given abilities that function there."""
_ALL_THERE = frozenset({Zone.BATTLEFIELD, Zone.STACK})
"""Zones of whose objects every ability counts, whatever gave it to them."""


def _works_elsewhere(thing: Object) -> bool:
    """Whether the printed abilities say so."""
    return bool(thing.base.abilities) and (is_emblem(thing) or thing.zone in expanded(thing.base.abilities).zones)


@rule("114.4")
def is_emblem(thing: Object) -> bool:
    """Whether it is an emblem, of which every ability functions in the command zone."""
    return thing.zone is Zone.COMMAND and not thing.base.types


def functions(thing: Object, ability: Any) -> bool:
    """Whether an ability of an object functions in the zone where the object is."""
    return thing.zone in works_in(ability) or is_emblem(thing)


def works_in(ability: Any) -> frozenset[Zone]:
    """The zones in which an ability functions; a trigger condition may say it for its ability."""
    found = _zones.get(id(ability))
    if found is None or found[0] is not ability:
        if len(_zones) >= _REMEMBERED:
            _zones.clear()
        found = _zones[id(ability)] = (ability, _works_in(ability))
    return found[1]


_zones: dict[int, tuple[Any, frozenset[Zone]]] = {}


@rule("113.6")
def _works_in(ability: Any) -> frozenset[Zone]:
    zones: frozenset[Zone] = ability.functions_in
    return ability.trigger.functions_in or zones if isinstance(ability, Triggered) else zones


def abilities_of(game: Game, thing: Id) -> Abilities:
    """The abilities an object has now (or last had)."""
    return expanded(game.characteristics(thing).abilities)


def has_keyword(game: Game, thing: Id, name: str) -> bool:
    """Whether an object has a keyword ability, by its name in lower case; never for a player."""
    return thing not in game.state.players and name in abilities_of(game, thing).keywords


def keywords_of(game: Game, thing: Id, name: str) -> tuple[Any, ...]:
    """The instances of a keyword ability that an object has; a player has none."""
    if thing in game.state.players:
        return ()
    return tuple(a for a in abilities_of(game, thing).all if isinstance(a, Keyword) and keyword_name(a) == name)


def rules_of_keyword(abilities: Abilities, ability: Any) -> tuple[str, ...]:
    """The rules of the keyword of which this ability is a part of the meaning; () when it stands for itself."""
    keywords = [a for a in abilities.all if isinstance(a, Keyword) and a is not ability]
    found = next((k for k in keywords if any(meant == ability for meant in k.means())), None)
    if found is None:
        return ()
    several = sum(keyword_name(k) == keyword_name(found) for k in keywords) > 1
    return (*rules_of(type(found).means), *(rules_of(type(found).means_again) if several else ()))
