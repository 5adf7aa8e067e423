"""Queries: values read off the game, the selections that they are about, and how they compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.game.abilities import abilities_of
from engine.game.actions import DeclareAttack
from engine.game.combat import attackers, defending_player
from engine.game.controlling_another_player import decider
from engine.game.daytime import DAYTIME
from engine.game.functioning import hooks
from engine.game.mana.symbols import mana_value
from engine.game.objects import Id, Zone
from engine.game.permissions.lands import lands_a_turn
from engine.game.qualities import power, toughness
from engine.game.state_based import is_over
from tests.conformance.xmage import looking
from tests.conformance.xmage.available import combinations_of
from tests.conformance.xmage.faults import Difference, Unsupported
from tests.conformance.xmage.naming import letter_of, name_of, permanents, player_of
from tests.conformance.xmage.table import Table
from tests.conformance.xmage.texts import stack_text, words_of

Query = Mapping[str, Any]


def check(table: Table, op: Mapping[str, Any], item: Id | None, turn: int) -> None:
    """Raises Difference when the query does not compare as said."""
    actual = value(table, op["query"], item, turn)
    if not compares(actual, op["cmp"], op["value"]):
        raise Difference(f"{op['query'].get('q')} is {actual}, expected {op['cmp']} {op['value']}")


def compares(actual: Any, how: str, expected: Any) -> bool:
    """Whether the value compares to what is expected."""
    if how.startswith("not "):
        return not compares(actual, how.removeprefix("not "), expected)
    if isinstance(expected, Mapping) and "player" in expected:
        expected = expected["player"]
    if isinstance(expected, list):
        expected = [e["player"] if isinstance(e, Mapping) and "player" in e else e for e in expected]
    return _COMPARISONS[how](actual, expected)


def _equal(actual: Any, expected: Any) -> bool:
    if isinstance(actual, frozenset):
        return actual == frozenset(expected or ())
    return bool(actual == expected)


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": _equal,
    "!=": lambda a, e: not _equal(a, e),
    "<": lambda a, e: a < e,
    "<=": lambda a, e: a <= e,
    ">": lambda a, e: a > e,
    ">=": lambda a, e: a >= e,
    "in": lambda a, e: a in e,
    "contains": lambda a, e: e in a,
    "startsWith": lambda a, e: str(a).startswith(e),
}


# -- what it is about


def selection(table: Table, said: Mapping[str, Any], turn: int) -> tuple[Id, ...]:
    """The members of a selection, in its order."""
    zone, player = looking.ZONES[said["zone"]], said.get("player")
    if zone is Zone.BATTLEFIELD:
        there = permanents(table, player_of(player) if player else None)
    elif zone is Zone.STACK:
        there = table.state.zone(zone)[::-1]
    else:
        there = looking.cards(table, zone, player, {})
    return tuple(t for t in there if all(_holds(table, each, t, turn) for each in said.get("where", ())))


def _holds(table: Table, condition: Mapping[str, Any], item: Id, turn: int) -> bool:
    if "not" in condition:
        return not all(_holds(table, each, item, turn) for each in condition["not"])
    return compares(value(table, condition, item, turn), condition["cmp"], condition["value"])


def _subject(table: Table, query: Query, item: Id | None, turn: int) -> Id:
    if query.get("item"):
        if item is None:
            raise Unsupported("an item outside of a selection")
        return item
    if "permanent" in query:
        return _permanent(table, query["permanent"])
    members = selection(table, query["select"], turn)
    place: int = query["select"].get("index", query.get("index", 0))
    try:
        return members[place]
    except IndexError:
        raise Difference(f"nothing at place {place} of {query['select']}") from None


def _permanent(table: Table, said: Mapping[str, Any]) -> Id:
    there = looking.of_name(table, said, said.get("player"))
    if not there:
        raise Difference(f"there is no {said.get('name')}")
    return there[said["index"] - 1] if said.get("index") and said["index"] <= len(there) else there[-1]


# -- values


def value(table: Table, query: Query, item: Id | None, turn: int) -> Any:
    """What is asked for."""
    asked = query["q"]
    if asked in _GAME:
        return _GAME[asked](table, query, turn)
    if asked in ("count", "exists"):
        members = selection(table, query["select"], turn)
        return len(members) if asked == "count" else bool(members)
    if asked == "sum":
        members = selection(table, query["select"], turn)
        return sum(value(table, query["of"], member, turn) for member in members) + query.get("plus", 0)
    if asked in _PLAYER and "permanent" not in query and "item" not in query:
        return _PLAYER[asked](table, query)
    if asked in _OBJECT:
        return _OBJECT[asked](table, _subject(table, query, item, turn), query)
    raise Unsupported(f"query {asked}")


def plays_revealed(table: Table, player: Id) -> bool:
    """Whether something makes the player play with the top card of the library revealed."""
    for thing in table.state.battlefield():
        for ability in abilities_of(table, thing.id).statics:
            said = words_of(ability).lower()
            mine = table.controller(thing.id) == player
            if "top card" in said and "revealed" in said and "play" in said and ("your library" not in said or mine):
                return True
    return False


def has_lost(table: Table, player: Id) -> bool:
    """Whether the player has lost, or somebody else has won."""
    players = table.state.players
    return players[player].has_lost or any(p.has_won for p in players.values() if p.id != player)


def has_won(table: Table, player: Id) -> bool:
    """Whether the player has won: said so, or the only one left."""
    state = table.state
    if state.players[player].has_won:
        return True
    others = [p for p in state.players.values() if p.id != player]
    return not state.players[player].has_lost and all(p.has_lost for p in others)


def base_size(table: Table, thing: Id) -> tuple[int, int]:
    """Base power and toughness: as they are before what modifies without setting."""
    from engine.game.layers import base_power_toughness  # type: ignore[attr-defined]

    found: tuple[int, int] = base_power_toughness(table.state, thing)
    return found


def goaders(table: Table, thing: Id) -> frozenset[str]:
    """The players who have goaded a creature, by letter."""
    action = DeclareAttack(player=table.controller(thing), attacks={})
    found = set()
    for asked, scope in hooks(table, "requires"):
        word = getattr(asked, "__self__", None)
        by = getattr(word, "by", None)
        if type(word).__name__ in ("Goaded", "IsGoaded") and any(r.creature == thing for r in asked(table, action, scope)):
            found.add(letter_of(by if isinstance(by, int) else scope.controller))
    return frozenset(found)


def in_range(table: Table, player: Id, other: Id) -> bool:
    """Whether a player is within another's range of influence."""
    order = table.state.order(player)
    if table.range is None or other not in order:
        return other in order
    away = order.index(other)
    return min(away, len(order) - away) <= table.range


def _attachments(table: Table, thing: Id) -> list[Id]:
    return [o.id for o in table.state.battlefield() if o.attached_to == thing]


def _attacked(table: Table, thing: Id) -> Any:
    defender = attackers(table).get(thing)
    return letter_of(defender) if defender is not None and defender in table.state.players else defender


def _attached_to(table: Table, thing: Id, query: Query) -> Any:
    host = table.object(thing).attached_to
    return letter_of(host) if host is not None and host in table.state.players else host


def _object_value(table: Table, thing: Id, wanted: Mapping[str, Any]) -> bool:
    return table.object(thing).attached_to == _permanent(table, wanted)


def _cost(table: Table, thing: Id, query: Query) -> str:
    return "".join(table.characteristics(thing).mana_cost or ())


_OBJECT: dict[str, Callable[[Table, Id, Query], Any]] = {
    "power": lambda t, i, q: power(t, i),
    "toughness": lambda t, i, q: toughness(t, i),
    "damage": lambda t, i, q: t.object(i).damage,
    "manaValue": lambda t, i, q: mana_value(t.characteristics(i).mana_cost or ()),
    "attachmentCount": lambda t, i, q: len(_attachments(t, i)),
    "attachmentCountIsZero": lambda t, i, q: not _attachments(t, i),
    "cardTypeCount": lambda t, i, q: len(t.characteristics(i).types),
    "subtypeCount": lambda t, i, q: len(t.characteristics(i).subtypes),
    "colorCount": lambda t, i, q: len(t.characteristics(i).colors),
    "counters": lambda t, i, q: looking.counters(t, i, q["counter"]),
    "name": lambda t, i, q: name_of(t, i),
    "manaCost": _cost,
    "colors": lambda t, i, q: looking.colors(t, i),
    "stackAbilityText": lambda t, i, q: stack_text(t, i),
    "tapped": lambda t, i, q: t.object(i).is_tapped,
    "attacking": lambda t, i, q: i in attackers(t),
    "faceDown": lambda t, i, q: t.object(i).is_face_down,
    "transformed": lambda t, i, q: t.object(i).face == 1,
    "flipped": lambda t, i, q: t.object(i).face == 1,
    "isCopy": lambda t, i, q: t.object(i).is_copy,
    "isToken": lambda t, i, q: t.object(i).is_token,
    "monstrous": lambda t, i, q: "monstrous" in t.object(i).marks,
    "renowned": lambda t, i, q: "renowned" in t.object(i).marks,
    "suspected": lambda t, i, q: "suspected" in t.object(i).marks,
    "saddled": lambda t, i, q: "saddled" in t.object(i).marks,
    "summoningSick": lambda t, i, q: t.object(i).is_sick,
    "hasType": lambda t, i, q: looking.has_type(t, i, q["type"]),
    "hasSubtype": lambda t, i, q: looking.has_subtype(t, i, q["subtype"]),
    "hasSupertype": lambda t, i, q: q["supertype"].lower() in t.characteristics(i).supertypes,
    "hasColor": lambda t, i, q: q["color"] in t.characteristics(i).colors,
    "colorless": lambda t, i, q: not t.characteristics(i).colors,
    "multicolored": lambda t, i, q: len(t.characteristics(i).colors) > 1,
    "hasAbility": lambda t, i, q: looking.ability_count(t, i, q["ability"]) > 0,
    "hasAbilityClass": lambda t, i, q: looking.ability_count(t, i, q["ability"]) > 0,
    "hasAbilityText": lambda t, i, q: looking.has_text(t, i, q["text"]),
    "hasNoCounters": lambda t, i, q: not t.object(i).counters,
    "hasCounter": lambda t, i, q: looking.counters(t, i, q["counter"]) > 0,
    "goadingPlayers": lambda t, i, q: goaders(t, i),
    "goadedBy": lambda t, i, q: q["by"] in goaders(t, i),
    "goaderCountIsZero": lambda t, i, q: not goaders(t, i),
    "abilityCount": lambda t, i, q: len(t.characteristics(i).abilities) + looking.is_castable(t, i),
    "abilityCountIsZero": lambda t, i, q: not t.characteristics(i).abilities,
    "controller": lambda t, i, q: letter_of(t.controller(i)),
    "owner": lambda t, i, q: letter_of(t.object(i).owner),
    "isControlledBy": lambda t, i, q: letter_of(t.controller(i)) == q["by"],
    "isOwnedBy": lambda t, i, q: letter_of(t.object(i).owner) == q["by"],
    "isProtectedBy": lambda t, i, q: t.object(i).chosen.get("protector") == player_of(q["by"]),
    "attachedTo": _attached_to,
    "isAttachedTo": lambda t, i, q: _object_value(t, i, q["to"]),
    "hasAttachment": lambda t, i, q: any(name_of(t, a) == q["attachment"].get("name") for a in _attachments(t, i)),
    "attackedDefender": lambda t, i, q: _attacked(t, i),
    "attackedPlayer": lambda t, i, q: letter_of(defending_player(t, attackers(t)[i])) if i in attackers(t) else None,
    "blockingCount": lambda t, i, q: len(t.state.combat.blocking.get(i, ())) if t.state.combat else 0,
}


def _ring_bearer(table: Table, player: Id) -> str | None:
    there = (t for t in permanents(table, player) if "ring-bearer" in {m.lower() for m in table.object(t).marks})
    return next((name_of(table, t) for t in there), None)


def _player(read: Callable[[Table, Id], Any]) -> Callable[[Table, Query], Any]:
    return lambda table, query: read(table, player_of(query["player"]))


_PLAYER: dict[str, Callable[[Table, Query], Any]] = {
    "life": _player(lambda t, p: t.state.players[p].life),
    "handCount": _player(lambda t, p: len(t.state.zone(Zone.HAND, p))),
    "graveyardCount": _player(lambda t, p: len(t.state.zone(Zone.GRAVEYARD, p))),
    "libraryCount": _player(lambda t, p: len(t.state.zone(Zone.LIBRARY, p))),
    "landsPlayed": _player(lambda t, p: t.state.players[p].lands_played),
    "landsPerTurn": _player(lands_a_turn),
    "maxHandSize": _player(lambda t, p: t.state.players[p].hand_size),
    "manaPoolTotal": _player(lambda t, p: len(t.state.players[p].mana)),
    "manaPool": lambda t, q: sum(m.type == q["color"] for m in t.state.players[player_of(q["player"])].mana),
    "playerCounters": lambda t, q: t.state.players[player_of(q["player"])].counters.get(q["counter"], 0),
    "hasInRange": lambda t, q: in_range(t, player_of(q["player"]), player_of(q["other"])),
    "controlsOwnTurn": _player(lambda t, p: True),
    "turnController": _player(lambda t, p: letter_of(decider(t, p))),
    "ringBearerName": _player(_ring_bearer),
    "topCardRevealed": _player(plays_revealed),
    "inGame": _player(lambda t, p: not has_lost(t, p)),
    "hasLost": _player(has_lost),
    "hasLeft": _player(has_lost),
    "hasWon": _player(has_won),
    "availableManaOptions": _player(lambda t, p: len(combinations_of(t, p))),
    "availableManaOption": lambda t, q: combinations_of(t, player_of(q["player"]))[q["index"]],
    "availableManaText": _player(lambda t, p: f"[{', '.join(combinations_of(t, p))}]"),
}


_PHASES = {
    "untap": "Beginning", "upkeep": "Beginning", "draw": "Beginning", "precombat main": "Precombat Main",
    "postcombat main": "Postcombat Main", "end": "End", "cleanup": "End",
}

_GAME: dict[str, Callable[[Table, Query, int], Any]] = {
    "turn": lambda t, q, n: n,
    "isExtraTurn": lambda t, q, n: t.is_extra_turn,
    "phase": lambda t, q, n: _PHASES.get(t.state.turn.step, "Combat"),
    "activePlayer": lambda t, q, n: letter_of(t.state.turn.active),
    "activePlayerControllerName": lambda t, q, n: f"Player{letter_of(decider(t, t.state.turn.active))}",
    "stackSize": lambda t, q, n: len(t.state.zone(Zone.STACK)),
    "stackIsEmpty": lambda t, q, n: not t.state.zone(Zone.STACK),
    "monarch": lambda t, q, n: next((letter_of(p.id) for p in t.state.players.values() if "monarch" in p.marks), None),
    "initiative": lambda t, q, n: next((letter_of(p.id) for p in t.state.players.values() if "initiative" in p.marks), None),
    "permanentCount": lambda t, q, n: len(permanents(t)),
    "exileCount": lambda t, q, n: len(t.state.zone(Zone.EXILE)),
    "hasDayNight": lambda t, q, n: DAYTIME in t.state.marks,
    "isDay": lambda t, q, n: t.state.marks.get(DAYTIME) == "day",
    "isNight": lambda t, q, n: t.state.marks.get(DAYTIME) == "night",
    "gameEnded": lambda t, q, n: is_over(t.state),
    "isDraw": lambda t, q, n: is_over(t.state) and not any(has_won(t, p) for p in t.state.players),
}
