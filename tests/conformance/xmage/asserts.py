"""Assertions: what must be true of the halted game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.game.combat import attackers
from engine.game.objects import Id, Zone
from engine.game.qualities import power, toughness
from tests.conformance.xmage import available as available_mana
from tests.conformance.xmage import looking, queries
from tests.conformance.xmage.available import combinations_of
from tests.conformance.xmage.cases import Op
from tests.conformance.xmage.faults import Difference, Unsupported
from tests.conformance.xmage.looking import cards, first, of_name, same
from tests.conformance.xmage.naming import is_called, letter_of, player_of
from tests.conformance.xmage.table import Table


def assert_all(table: Table, ops: Sequence[Op], turn: int) -> list[str]:
    """The differences found, each told with the op that found it."""
    differences = []
    for op in ops:
        try:
            assert_one(table, op, turn)
        except Difference as difference:
            differences.append(f"{op['op']} {op.get('player', '')} {op.get('name', '')}: {difference}")
    return differences


def assert_one(table: Table, op: Op, turn: int) -> None:
    """Raises Difference when it does not hold."""
    if op["op"] == "assertQuery":
        queries.check(table, op, None, turn)
    elif op["op"] == "assertForEach":
        _for_each(table, op, turn)
    elif op["op"] in _ASSERTS:
        _ASSERTS[op["op"]](table, op)
    else:
        raise Unsupported(op["op"])


def _for_each(table: Table, op: Op, turn: int) -> None:
    members = queries.selection(table, op["select"], turn)
    for member in members[:1] if op.get("firstOnly") else members:
        for one in op["asserts"]:
            queries.check(table, one, member, turn)


def _life(table: Table, op: Op) -> None:
    same("life", table.state.players[player_of(op["player"])].life, op["life"])


def _permanents(table: Table, op: Op) -> None:
    count = len(of_name(table, op, op["player"]))
    if "name" not in op and "alias" not in op:
        whose = player_of(op["player"])
        count = sum(table.controller(i) == whose for i in table.state.zone(Zone.BATTLEFIELD))
    same(f"permanents {op.get('name', '')}", count, op["count"])


def _tokens(table: Table, op: Op) -> None:
    same("tokens", sum(table.object(t).is_token for t in of_name(table, op, op["player"])), op["count"])


def _with_phased_out(table: Table, op: Op) -> list[Id]:
    whose = player_of(op["player"])
    there = table.state.zone(Zone.BATTLEFIELD)
    return [t for t in there if table.controller(t) == whose and is_called(table, t, op["name"])]


def _power_toughness(table: Table, op: Op) -> None:
    sizes = [(power(table, t), toughness(table, t)) for t in _with_phased_out(table, op)]
    _sizes(op, sizes)


def _sizes(op: Op, sizes: Sequence[tuple[int, int]]) -> None:
    wanted = (op["power"], op["toughness"])
    holds = wanted in sizes if op.get("scope", "Any") == "Any" else bool(sizes) and all(size == wanted for size in sizes)
    if not holds:
        raise Difference(f"{op['name']} is {sizes or 'not there'}, expected {wanted}")


def _base_power_toughness(table: Table, op: Op) -> None:
    _sizes(op, [queries.base_size(table, t) for t in _with_phased_out(table, op)])


def _in_zone(zone: Zone) -> Callable[[Table, Op], None]:
    def count(table: Table, op: Op) -> None:
        same(f"{zone} count", len(cards(table, zone, op.get("player"), op)), op["count"])

    return count


def _command(table: Table, op: Op) -> None:
    whose = player_of(op["player"])
    there = [i for i in table.state.zone(Zone.COMMAND) if table.controller(i) == whose]
    same("command zone count", len(list(table.players.naming.called(table, tuple(there), op))), op["count"])


def _counters(table: Table, op: Op) -> None:
    same(f"{op['counter']} counters", looking.counters(table, first(table, op, op.get("player")), op["counter"]), op["count"])


def _player_counters(table: Table, op: Op) -> None:
    same(f"{op['counter']} counters", table.state.players[player_of(op["player"])].counters.get(op["counter"], 0), op["count"])


def _exiled_counters(table: Table, op: Op) -> None:
    there = cards(table, Zone.EXILE, None, op)
    same(f"{op['counter']} counters", looking.counters(table, there[0], op["counter"]) if there else None, op["count"])


def _tapped(table: Table, op: Op) -> None:
    first(table, op)
    for thing in of_name(table, op):
        same("tapped", table.object(thing).is_tapped, op["tapped"])


def _tapped_count(table: Table, op: Op) -> None:
    first(table, op)
    same("count", sum(table.object(t).is_tapped is op["tapped"] for t in of_name(table, op)), op["count"])


def _attacking(table: Table, op: Op) -> None:
    first(table, op)
    same("attacking", of_name(table, op)[-1] in attackers(table), op["attacking"])


def _type(table: Table, op: Op) -> None:
    thing = first(table, op)
    has = looking.has_type(table, thing, op["type"])
    if has and op.get("subtype") and op["must"]:
        has = looking.has_subtype(table, thing, op["subtype"])
    same(f"type {op['type']} {op.get('subtype', '')}", has, op["must"])


def _subtype(table: Table, op: Op) -> None:
    same(f"subtype {op['subtype']}", looking.has_subtype(table, first(table, op), op["subtype"]), op["must"])


def _exiled_subtype(table: Table, op: Op) -> None:
    there = cards(table, Zone.EXILE, None, op)
    same("subtype", any(looking.has_subtype(table, t, op["subtype"]) for t in there), True)


def _color(table: Table, op: Op) -> None:
    looking.check_colors(table, first(table, op, op["player"]), op["colors"], op["must"])


def _ability(table: Table, op: Op) -> None:
    there = of_name(table, op, op["player"])
    same("permanents", len(there), op.get("count", 1))
    if there:
        looking.check_ability(table, there[-1], op["ability"], op["must"])


def _abilities(table: Table, op: Op) -> None:
    there = of_name(table, op, op["player"])
    same("permanents", len(there), 1)
    for spec in op["abilities"]:
        looking.check_ability(table, there[0], spec, True)


def _ability_count(table: Table, op: Op) -> None:
    same("abilities", looking.ability_count(table, first(table, op, op["player"]), op["ability"]), op["count"])


def _damage(table: Table, op: Op) -> None:
    there = of_name(table, op["permanent"], op["player"])
    if not there:
        raise Difference(f"there is no {op['permanent']}")
    same("damage", table.object(there[op["permanent"].get("index", -1)]).damage, op["damage"])


def _attached(table: Table, op: Op) -> None:
    hosts = of_name(table, {"name": op["permanent"]}, op["player"])
    there = [o for o in table.state.battlefield() if o.attached_to in hosts and not o.is_token]
    same("attached", any(is_called(table, o.id, op["attachment"]) for o in there), op["attached"])


def _exists(table: Table, op: Op) -> None:
    there = of_name(table, op["permanent"], op.get("player"))
    least = op["permanent"].get("index", 1)
    if len(there) < max(least, 1):
        raise Difference(f"there are {len(there)} of {op['permanent']['name']}")


def _mana_pool(table: Table, op: Op) -> None:
    pool = table.state.players[player_of(op["player"])].mana
    same(f"{op['color']} mana", sum(mana.type == op["color"] for mana in pool), op["amount"])


def _mana_option(table: Table, op: Op) -> None:
    available = combinations_of(table, player_of(op["player"]))
    if not any(available_mana.same(one, op["mana"]) for one in available):
        raise Difference(f"available mana is {available}, expected {op['mana']}")


def _active(table: Table, op: Op) -> None:
    same("active player", letter_of(table.state.turn.active), op["player"])


def _won(table: Table, op: Op) -> None:
    player = player_of(op["player"])
    same("won", queries.has_won(table, player), op["must"])


def _lost(table: Table, op: Op) -> None:
    same("lost", queries.has_lost(table, player_of(op["player"])), op["must"])


def _result(table: Table, op: Op) -> None:
    player = player_of(op["player"])
    actual = "WON" if queries.has_won(table, player) else "LOST" if queries.has_lost(table, player) else "DRAW"
    same("result", actual, op["result"])


def _top_revealed(table: Table, op: Op) -> None:
    same("top card revealed", queries.plays_revealed(table, player_of(op["player"])), op["revealed"])


def _unused(table: Table, op: Op) -> None:
    seat = table.players.seats[player_of(op["player"])]
    queue = {"actions": seat.actions, "choices": seat.choices, "targets": seat.targets}.get(op["kind"], seat.modes)
    same("unused", len(queue), op["count"])


_ASSERTS: dict[str, Callable[[Table, Op], None]] = {
    "assertLife": _life, "assertPermanentCount": _permanents, "assertTokenCount": _tokens,
    "assertPowerToughness": _power_toughness, "assertBasePowerToughness": _base_power_toughness,
    "assertHandCount": _in_zone(Zone.HAND), "assertGraveyardCount": _in_zone(Zone.GRAVEYARD),
    "assertLibraryCount": _in_zone(Zone.LIBRARY), "assertExileCount": _in_zone(Zone.EXILE),
    "assertCommandZoneCount": _command, "assertEmblemCount": _command, "assertCounterCount": _counters,
    "assertPlayerCounterCount": _player_counters, "assertCounterOnExiledCardCount": _exiled_counters, "assertTapped": _tapped,
    "assertTappedCount": _tapped_count, "assertAttacking": _attacking, "assertType": _type, "assertSubtype": _subtype,
    "assertExiledCardSubtype": _exiled_subtype, "assertColor": _color, "assertAbility": _ability, "assertAbilities": _abilities,
    "assertAbilityCount": _ability_count, "assertDamageReceived": _damage, "assertAttachedTo": _attached,
    "assertPermanentExists": _exists, "assertManaPool": _mana_pool, "assertManaOption": _mana_option,
    "assertActivePlayer": _active, "assertWonTheGame": _won, "assertLostTheGame": _lost, "assertResult": _result,
    "assertTopCardRevealed": _top_revealed, "assertUnusedCount": _unused,
}
