"""What checks and assertions look at: permanents and cards of a name, their colours, types, counters and abilities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.game.abilities import abilities_of, has_keyword, keyword_name
from engine.game.machine import Game
from engine.game.mana import is_mana_ability, mana_verbs
from engine.game.meaning import Activated, Keyword, Triggered
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from tests.conformance.xmage.faults import Difference, Unsupported
from tests.conformance.xmage.naming import permanents, player_of
from tests.conformance.xmage.table import Table
from tests.conformance.xmage.texts import plain, texts_of, words_of

ZONES = {"HAND": Zone.HAND, "GRAVEYARD": Zone.GRAVEYARD, "LIBRARY": Zone.LIBRARY, "EXILED": Zone.EXILE, "STACK": Zone.STACK,
         "COMMAND": Zone.COMMAND, "BATTLEFIELD": Zone.BATTLEFIELD}


def same(what: str, actual: Any, expected: Any) -> None:
    """Raises Difference when the two are not equal."""
    if actual != expected:
        raise Difference(f"{what} is {actual}, expected {expected}")


def of_name(table: Table, op: Mapping[str, Any], player: str | None = None) -> tuple[Id, ...]:
    """Phased-in permanents that ``op`` names, of one controller when said."""
    whose = permanents(table, player_of(player) if player else None)
    return tuple(table.players.naming.called(table, whose, op))


def first(table: Table, op: Mapping[str, Any], player: str | None = None) -> Id:
    """The first of them; there must be one."""
    found = of_name(table, op, player)
    if not found:
        raise Difference(f"there is no {op.get('name') or op.get('alias')} on the battlefield")
    return found[0]


def cards(table: Table, zone: Zone, player: str | None, op: Mapping[str, Any]) -> tuple[Id, ...]:
    """Cards in a zone that ``op`` names: of one player (of an owner, in exile and in the command zone)."""
    state = table.state
    if zone in (Zone.EXILE, Zone.COMMAND, Zone.STACK):
        there = tuple(i for i in state.zone(zone) if player is None or state.objects[i].owner == player_of(player))
    else:
        there = state.zone(zone, player_of(player or "A"))
    return tuple(table.players.naming.called(table, there, op))


def colors(game: Game, thing: Id) -> str:
    """Its colours in order."""
    return "".join(c for c in "WUBRG" if c in game.characteristics(thing).colors)


def check_colors(game: Game, thing: Id, wanted: str, must: bool) -> None:
    """It has all of the colours, or none of them."""
    now = game.characteristics(thing).colors
    has = [not now if c == "C" else c in now for c in wanted]
    if (must and not all(has)) or (not must and any(has)):
        raise Difference(f"colours are {colors(game, thing) or 'none'}, {wanted} {'expected' if must else 'not expected'}")


def has_type(game: Game, thing: Id, name: str) -> bool:
    """Whether it has a card type."""
    return name.lower() in game.characteristics(thing).types


def has_subtype(game: Game, thing: Id, name: str) -> bool:
    """Whether it has a subtype; a changeling has every creature type."""
    wanted = name.lower().replace(" ", "").replace("_", "").replace("'", "").replace("-", "")
    has = (s.lower().replace(" ", "").replace("'", "").replace("-", "") for s in game.characteristics(thing).subtypes)
    return wanted in has


def counters(game: Game, thing: Id, kind: str) -> int:
    """How many counters of a kind are on it."""
    on = game.object(thing).counters
    return on.get(kind, on.get(kind.replace(" ", "-"), 0))


# -- abilities

_MANA = {"GreenManaAbility": "G", "RedManaAbility": "R", "WhiteManaAbility": "W", "BlueManaAbility": "U", "BlackManaAbility": "B",
         "ColorlessManaAbility": "C"}


def is_castable(game: Game, thing: Id) -> bool:
    """Whether the suite counts casting it as one of its abilities: what is no land has that."""
    return "land" not in game.characteristics(thing).types


def ability_count(game: Game, thing: Id, spec: Mapping[str, Any]) -> int:
    """How many abilities like this it has."""
    every = abilities_of(game, thing).all
    if "keyword" in spec:
        return _keywords(game, thing, spec)
    name = spec.get("class", "")
    if name in _MANA:
        return sum(_makes_one(game, thing, a, _MANA[name]) for a in every)
    if name == "AnyColorManaAbility":
        return sum(is_mana_ability(a) and len(_productions(game, thing, a)) >= 5 for a in every)
    if name in ("SimpleActivatedAbility", "ActivatedAbility"):
        return sum(isinstance(a, Activated) for a in every) + (name == "ActivatedAbility" and is_castable(game, thing))
    if name == "BeginningOfUpkeepTriggeredAbility":
        return sum(isinstance(a, Triggered) and "upkeep" in words_of(a).lower() for a in every)
    if name == "SagaAbility":
        return sum(hasattr(a, "chapters") for a in every)
    if name == "DealsCombatDamageToAPlayerTriggeredAbility":
        return sum(isinstance(a, Triggered) and "deals combat damage to a player" in words_of(a).lower() for a in every)
    if name == "WerewolfFrontTriggeredAbility":
        return sum("no spells were cast last turn" in words_of(a).lower() for a in every)
    raise Unsupported(f"ability class {name}")


def _keywords(game: Game, thing: Id, spec: Mapping[str, Any]) -> int:
    keyword = spec["keyword"]
    if "args" in spec and spec["args"] and isinstance(spec["args"][0], dict) and "color" in spec["args"][0]:
        color = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}[spec["args"][0]["color"]]
        wanted = f"{keyword} from {color}"
        return sum(wanted in words_of(a).lower() for a in abilities_of(game, thing).all)
    count = sum(isinstance(a, Keyword) and keyword_name(a) == keyword for a in abilities_of(game, thing).all)
    return count or int(has_keyword(game, thing, keyword))


def _makes_one(game: Game, thing: Id, ability: Any, type_: str) -> bool:
    return bool(is_mana_ability(ability)) and _productions(game, thing, ability) == {(type_,)}


def _productions(game: Game, thing: Id, ability: Any) -> set[tuple[str, ...]]:
    player = game.controller(thing)
    scope = Scope.of(thing, player).for_each(player)
    return {tuple(option) for verb in mana_verbs(ability) for option in verb.produces(game, scope)}


def check_ability(game: Game, thing: Id, spec: Mapping[str, Any], must: bool) -> None:
    """It has, or has not, an ability like this."""
    has = ability_count(game, thing, spec) > 0
    if has is not must:
        raise Difference(f"ability {spec.get('keyword') or spec.get('class')} is {'missing' if must else 'there'}")


def has_text(game: Game, thing: Id, text: str) -> bool:
    """Whether it has an ability of exactly this text."""
    name = game.characteristics(thing).name
    return any(plain(own, name) == plain(text, name) for a in abilities_of(game, thing).all for own in texts_of(a))
