"""Shorthand lines: ``Alice: X (3 charge counters), 2 Y | hand: Z``."""

from typing import Any, Final

from engine.script.reading.context import Context
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.numbers import MANA_TYPES, number_at
from engine.script.reading.slots.people import player_at
from engine.script.reading.slots.zones import ZONE, zone_word
from engine.script.values import Has, LifeIs, ManaFloating, Player, PlayerCounters, Zone, ZoneRef
from engine.script.values.base import Value

Found = tuple[Value, int, int]
_STOPS: Final = frozenset({",", "|", "", "and", "&"})
_ALONE: Final[dict[str, Zone]] = {"command": "command"}


def header_at(context: Context) -> list[Found] | None:
    """What a shorthand line says; None when the sentence is no such line or a part of it cannot be read."""
    owned = _zone_line(context)
    if owned is not None:
        return owned
    going = _going_on(context)
    found = player_at(context, 0) or going
    if not found:
        return None
    player, at = found
    said: list[Found] = []
    if context.low[at] == "(":
        at = _bracket(context, at + 1, player, said)
    if context.low[at] not in (":", "-") and going is None:
        return None
    context.scene.header = player
    at += going is None
    while at < context.last:
        end = _segment(context, at, player, said)
        if end < 0:
            return None
        at = end + 1
    return said


def _going_on(context: Context) -> tuple[Player, int] | None:
    """``hand: X`` after a shorthand line: of the same player."""
    word = zone_word(context, 0)
    player = context.scene.header
    return (player, 0) if word and player is not None and context.low[word[1]] == ":" else None


def _zone_line(context: Context) -> list[Found] | None:
    """``Alice's hand: X``."""
    for zone, at in ZONE.read(context, 0):
        if context.low[at] == ":" and zone.player is not None:
            said: list[Found] = []
            end = _listed(context, at + 1, zone.player, zone.zone, zone.zone == "hand", said)
            return said if end == context.last else None
    return None


def _bracket(context: Context, at: int, player: Player, said: list[Found]) -> int:
    while at < context.last and context.low[at] != ")":
        fact = _player_fact(context, at, player)
        at = fact[2] if fact else at + 1
        if fact:
            said.append(fact)
    return at + 1


def _segment(context: Context, at: int, player: Player, said: list[Found]) -> int:
    """One part between bars; where it ends, -1 when it cannot be read."""
    if context.low[at] in ("|", ""):
        return at
    fact = _player_fact(context, at, player)
    if fact and context.low[fact[2]] in ("|", "", ","):
        said.append(fact)
        return fact[2]
    word = zone_word(context, at)
    zone, start = word if word else (_ALONE.get(context.low[at], "battlefield"), at + (context.low[at] in _ALONE))
    if start > at and context.low[start] == ":":
        return _listed(context, start + 1, player, zone, zone == "hand", said)
    return _listed(context, at, player, "battlefield", False, said)


def _player_fact(context: Context, at: int, player: Player) -> Found | None:
    """``life: 3``, ``3 life``, ``4 poison counters``, ``{G}{G} floating``."""
    low = context.low
    if low[at] == "life":
        start = at + 1 + (low[at + 1] in (":", "="))
        number = number_at(context, start)
        return None if number is None else (LifeIs(player, number), at, start + 1)
    number = number_at(context, at)
    if number is not None and low[at + 1] == "life":
        return LifeIs(player, number), at, at + 2
    if number is not None and low[at + 1] in ("poison", "energy", "experience"):
        return PlayerCounters(player, low[at + 1], number), at, at + 2 + (low[at + 2] in ("counters", "counter"))
    for mana, end in MANA_TYPES.read(context, at):
        if low[end] == "floating":
            return ManaFloating(player, mana), at, end + 1
    return None


def _listed(context: Context, at: int, player: Player, zone: Zone, closed: bool, said: list[Found]) -> int:
    """A comma list of objects, some perhaps with a place of their own; where it ends, -1 when it cannot be read."""
    groups: dict[ZoneRef, list[Any]] = {}
    start = at
    place = context.base + at
    is_name = any(named.end > place + 1 for named in context.names.at(place))
    if context.low[at] in ("none", "nothing", "empty", "-") and not is_name:
        said.append((Has(player, zone, (), True), start, at + 1))
        return at + 1
    if context.low[at] in ("only", "exactly", "just") and not is_name:
        at, closed = at + 1, True
    while True:
        item = _item(context, at, zone)
        if item is None:
            return -1
        specs, where, end = item
        groups.setdefault(where, []).extend(specs)
        if context.low[end] in ("|", "") or _is_of_another_part(context, end + 1, player):
            break
        at = end + 1 + (context.low[end] == "," and context.low[end + 1] == "and")
    for where, found in groups.items():
        own = where == ZoneRef(zone)
        anywhere = where.zone == "library" and not own and not where.place
        said.append((Has(where.player or player, where.zone, tuple(found), closed and own, anywhere), start, end))
    return end


def _is_of_another_part(context: Context, at: int, player: Player) -> bool:
    """Whether a zone or a fact about the player follows a comma, where a bar is usual."""
    word = zone_word(context, at)
    if word is not None and context.low[word[1]] == ":":
        return True
    fact = _player_fact(context, at, player)
    return fact is not None and context.low[fact[2]] in _STOPS


def _item(context: Context, at: int, zone: Zone) -> tuple[tuple[Any, ...], ZoneRef, int] | None:
    for specs, end in context.all(SLOTS["spec"].read, at):
        if context.low[end] in _STOPS:
            return specs, ZoneRef(zone), end
        for place, stop in context.all(SLOTS["inzone"].read, end):
            if context.low[stop] in _STOPS:
                return specs, place, stop
    return None
