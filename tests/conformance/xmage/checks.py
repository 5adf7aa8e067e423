"""Inline checks: what must hold at their place in the queue of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.game.combat import Attacks, Blocks, can_attack
from engine.game.objects import Zone
from engine.game.qualities import power, toughness
from tests.conformance.xmage import looking
from tests.conformance.xmage.asserts import assert_all
from tests.conformance.xmage.cases import Op
from tests.conformance.xmage.deeds import playable
from tests.conformance.xmage.faults import Difference, Unsupported
from tests.conformance.xmage.looking import cards, first, of_name, same
from tests.conformance.xmage.naming import name_of, player_of
from tests.conformance.xmage.seats import Seat
from tests.conformance.xmage.table import Table
from tests.conformance.xmage.texts import begins, stack_text


def check(table: Table, seat: Seat, op: Op) -> None:
    """Raises Difference when it does not hold."""
    asked = _CHECKS.get(op["op"])
    if asked is None:
        raise Unsupported(op["op"])
    asked(table, seat, op)


def _pt(table: Table, seat: Seat, op: Op) -> None:
    thing = first(table, op, seat.letter)
    same(op.get("name", ""), (power(table, thing), toughness(table, thing)), (op["power"], op["toughness"]))


def _damage(table: Table, seat: Seat, op: Op) -> None:
    same("damage", table.object(first(table, op, seat.letter)).damage, op["damage"])


def _life(table: Table, seat: Seat, op: Op) -> None:
    same("life", table.state.players[seat.player].life, op["life"])


def _in_game(table: Table, seat: Seat, op: Op) -> None:
    same("in the game", not table.state.players[player_of(op["target"])].has_lost, op["must"])


def _ability(table: Table, seat: Seat, op: Op) -> None:
    looking.check_ability(table, first(table, op, seat.letter), op["ability"], op["must"])


def _playable(table: Table, seat: Seat, op: Op) -> None:
    same(f"playable {op['ability']}", playable(table, seat.player, op["ability"]), op["must"])


def _attackers(table: Table, seat: Seat, op: Op) -> None:
    attacked = [name_of(table, e.attacker) for e in table.state.history if isinstance(e, Attacks) and e.player == seat.player]
    same("attackers", Counter(attacked), Counter(n for n in op["names"] if n))


def _blockers(table: Table, seat: Seat, op: Op) -> None:
    blocked = [name_of(table, e.blocker) for e in table.state.history if isinstance(e, Blocks) and e.player == seat.player]
    same("blockers", Counter(blocked), Counter(n for n in op["names"] if n))


def _may_attack(table: Table, seat: Seat, op: Op) -> None:
    thing = first(table, op, seat.letter)
    same("may attack", bool(can_attack(table, seat.player, thing, player_of(op["defender"]))), op["may"])


def _count(table: Table, seat: Seat, op: Op) -> None:
    same(f"count of {op.get('name')}", len(of_name(table, op, op["of"])), op["count"])


def _tapped(table: Table, seat: Seat, op: Op) -> None:
    there = of_name(table, op, op["of"])
    same("count of tapped ones" if op["tapped"] else "count of untapped ones",
         sum(table.object(t).is_tapped is op["tapped"] for t in there), op["count"])


def _counters(table: Table, seat: Seat, op: Op) -> None:
    there = of_name(table, op, seat.letter)
    same(f"{op['counter']} counters", looking.counters(table, there[-1], op["counter"]) if there else 0, op["count"])


def _card_counters(table: Table, seat: Seat, op: Op) -> None:
    there = [t for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE) for t in cards(table, zone, seat.letter, op)]
    same(f"{op['counter']} counters", looking.counters(table, there[-1], op["counter"]) if there else 0, op["count"])


def _in_zone(zone: Zone, is_owned: bool = True) -> Callable[[Table, Seat, Op], None]:
    def count(table: Table, seat: Seat, op: Op) -> None:
        there = cards(table, zone, seat.letter if is_owned else None, op)
        same(f"{zone} count of {op.get('name', 'cards')}", len(there), op["count"])

    return count


def _color(table: Table, seat: Seat, op: Op) -> None:
    looking.check_colors(table, first(table, op, seat.letter), op["colors"], op["must"])


def _type(table: Table, seat: Seat, op: Op) -> None:
    same(f"type {op['type']}", looking.has_type(table, first(table, op, seat.letter), op["type"]), op["must"])


def _subtype(table: Table, seat: Seat, op: Op) -> None:
    same(f"subtype {op['subtype']}", looking.has_subtype(table, first(table, op, seat.letter), op["subtype"]), op["must"])


def _mana(table: Table, seat: Seat, op: Op) -> None:
    pool = Counter(mana.type for mana in table.state.players[seat.player].mana)
    for color in op["colors"]:
        same(f"{color} mana", pool[color], op["amount"])


def _alias_zone(table: Table, seat: Seat, op: Op) -> None:
    thing = table.players.naming.aliased(table, op["alias"])
    is_there = thing is not None and thing in table.state.objects and table.object(thing).zone is looking.ZONES[op["zone"]]
    same(f"{op['alias']} in {op['zone']}", is_there, op["must"])


def _stack_size(table: Table, seat: Seat, op: Op) -> None:
    same("stack size", len(table.state.zone(Zone.STACK)), op["size"])


def _stack_object(table: Table, seat: Seat, op: Op) -> None:
    found = 0
    for thing in table.state.zone(Zone.STACK):
        stacked = table.object(thing).stacked
        source = stacked.source if stacked is not None else None
        found += begins(stack_text(table, thing), op["ability"], name_of(table, source) if source is not None else "")
    same(f"stack objects {op['ability']}", found, op["count"])


def _monarch(table: Table, seat: Seat, op: Op) -> None:
    monarch = next((p.name.removeprefix("Player") for p in table.state.players.values() if "monarch" in p.marks), None)
    same("monarch", monarch, op["monarch"])


def _inline(table: Table, seat: Seat, op: Op) -> None:
    found = assert_all(table, op["asserts"], table.state.turn.number)
    if found:
        raise Difference("; ".join(found))


_CHECKS: dict[str, Callable[[Table, Seat, Op], None]] = {
    "checkPT": _pt, "checkDamage": _damage, "checkLife": _life, "checkPlayerInGame": _in_game, "checkAbility": _ability,
    "checkPlayableAbility": _playable, "checkAttackers": _attackers, "checkBlockers": _blockers,
    "checkMayAttackDefender": _may_attack, "checkPermanentCount": _count, "checkPermanentTapped": _tapped,
    "checkPermanentCounters": _counters, "checkCardCounters": _card_counters, "checkExileCount": _in_zone(Zone.EXILE, False),
    "checkGraveyardCount": _in_zone(Zone.GRAVEYARD), "checkLibraryCount": _in_zone(Zone.LIBRARY),
    "checkHandCount": _in_zone(Zone.HAND), "checkHandCardCount": _in_zone(Zone.HAND),
    "checkCommandCardCount": _in_zone(Zone.COMMAND), "checkEmblemCount": _in_zone(Zone.COMMAND), "checkColor": _color,
    "checkType": _type, "checkSubType": _subtype, "checkManaPool": _mana, "checkAliasZone": _alias_zone,
    "checkStackSize": _stack_size, "checkStackObject": _stack_object, "checkMonarch": _monarch, "checkInline": _inline,
}
