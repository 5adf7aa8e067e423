"""Combat by the script: the attacks of the active player and the blocks of the defending ones."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from engine.game.actions import DeclareAttack, DeclareBlock
from engine.game.announcing import Announcement
from engine.game.combat import (
    attackable,
    attackers,
    can_attack,
    can_block,
    can_declare_attack,
    declare_attack,
    declare_block,
    defending_player,
)
from engine.game.combat.requirements import obeyed, requirements
from engine.game.costs import changes_to, cost_of
from engine.game.mana_cost import phyrexian
from engine.game.objects import Id
from engine.game.qualities import is_creature
from engine.game.verdict import Verdict
from tests.conformance.xmage.cases import Op
from tests.conformance.xmage.faults import ScriptFault
from tests.conformance.xmage.naming import is_called, permanents, player_of
from tests.conformance.xmage.seats import Seat
from tests.conformance.xmage.table import Table


def attack(table: Table, option: str) -> None:
    """The active player declares the scripted attackers, and those that must attack."""
    active = table.state.turn.active
    seat = table.players.seats[active]
    ops = [op for op in seat.actions if op["op"] in ("attack", "attackSkip") and op["turn"] == table.state.turn.number]
    attacks: dict[Id, Id] = {}
    defender: Id | None = None
    done = life = 0
    for op in ops:
        if op["op"] == "attackSkip":
            seat.actions.remove(op)
            done += 1
            break
        defender = _defender(table, op, defender, option)
        attacker = _attacker(table, active, op["attacker"], attacks, defender)
        if attacker is not None and defender is not None:
            if _pays_for(table, seat, attacker, defender):
                attacks[attacker] = defender
                life += _symbols_paid_with_life(table, seat, attacker, defender)
            seat.actions.remove(op)
            done += 1
    if ops and not done and table.players.is_strict:
        raise ScriptFault("actionNotPossible", f"nothing of {[op['attacker'] for op in ops]} can attack")
    _declare(table, active, attacks, Announcement(life_for_symbols=life))


def _pays_for(table: Table, seat: Seat, attacker: Id, defender: Id) -> bool:
    """Whether the player pays what attacking costs: the suite asks for each effect, and for their order."""
    action = DeclareAttack(player=seat.player, attacks={attacker: defender})
    taxes = [change.source for change in changes_to(table, action)]
    for _ in taxes[1:]:
        if isinstance(seat.head, str) and any(source.startswith(seat.head) for source in taxes):
            seat.choices.pop(0)
    asked = [seat.choices.pop(0) for _ in taxes if seat.head in ("Yes", "No")]
    return "No" not in asked


def _symbols_paid_with_life(table: Table, seat: Seat, attacker: Id, defender: Id) -> int:
    """For how many Phyrexian symbols of what that attack costs life is paid: the suite asks for each."""
    cost = cost_of(table, DeclareAttack(player=seat.player, attacks={attacker: defender}))
    asked = [seat.choices.pop(0) for _ in range(phyrexian(cost.mana or ())) if seat.head in ("Yes", "No")]
    return asked.count("Yes")


def _declare(table: Table, active: Id, attacks: dict[Id, Id], said: Announcement) -> None:
    verdict = declare_attack(table, attacks, said)
    if not verdict:
        verdict = declare_attack(table, _with_required(table, active, attacks), said)
    if not verdict:
        verdict = declare_attack(table, _allowed_part(table, active, attacks), said)
    if not verdict:
        raise ScriptFault("actionNotPossible", _told(verdict))


def _allowed_part(table: Table, active: Id, attacks: dict[Id, Id]) -> dict[Id, Id]:
    """The most of these attacks that restrictions on the whole declaration allow: the suite drops the others."""
    for size in range(len(attacks) - 1, -1, -1):
        for some in combinations(attacks, size):
            part = {a: attacks[a] for a in some}
            if can_declare_attack(table, DeclareAttack(player=active, attacks=part)):
                return part
    return attacks


def _with_required(table: Table, active: Id, attacks: dict[Id, Id]) -> dict[Id, Id]:
    """The attacks and, one by one, those that make a declaration obey more requirements."""
    action = DeclareAttack(player=active, attacks=attacks)
    wanted = requirements(table, action)
    chosen = dict(attacks)
    for creature in permanents(table, active):
        if creature in chosen or not is_creature(table, creature):
            continue
        ways = [{**chosen, creature: d} for d in attackable(table, active) if can_attack(table, active, creature, d)]
        most = max(obeyed(wanted, {a: (d,) for a, d in way.items()}) for way in (chosen, *ways))
        best = [way for way in (chosen, *ways) if obeyed(wanted, {a: (d,) for a, d in way.items()}) == most]
        chosen = best[0] if best[0] is chosen else _aimed(table, table.players.seats[active], creature, best)
    return chosen


def _aimed(table: Table, seat: Seat, creature: Id, ways: list[dict[Id, Id]]) -> dict[Id, Id]:
    """Of several things that a creature could be made to attack, the suite asks for one: an entry of the target queue."""
    entry = seat.targets[0] if seat.targets else None
    if len(ways) > 1 and entry is not None and entry.elements:
        named = [way for way in ways if table.players.naming.fits(table, way[creature], entry.elements[0])]
        if named:
            seat.targets.pop(0)
            return named[0]
    return ways[0]


def _defender(table: Table, op: Op, before: Id | None, option: str) -> Id | None:
    said: dict[str, Any] = op.get("defender") or {}
    if "player" in said:
        return player_of(said["player"])
    if "permanent" in said:
        name = said["permanent"] if isinstance(said["permanent"], str) else said["permanent"]["name"]
        return next((p for p in permanents(table) if is_called(table, p, name)), None)
    if before is not None:
        return before
    opponents = table.state.opponents(table.state.turn.active)
    return opponents[0] if opponents else None


def _attacker(table: Table, player: Id, said: dict[str, Any], attacks: dict[Id, Id], defender: Id | None) -> Id | None:
    named = [p for p in permanents(table, player) if is_called(table, p, said["name"])]
    if "index" in said:
        named = named[said["index"] : said["index"] + 1]
    can = (p for p in named if p not in attacks and defender is not None and can_attack(table, player, p, defender))
    return next(can, None)


def block(table: Table) -> None:
    """Each defending player declares the scripted blockers."""
    attacked = dict.fromkeys(defending_player(table, d) for d in attackers(table).values() if d)
    for player in attacked:
        if not table.state.players[player].has_lost:
            _blocks_of(table, player)


def _blocks_of(table: Table, player: Id) -> None:
    seat = table.players.seats[player]
    blocks: dict[Id, tuple[Id, ...]] = {}
    for op in [op for op in seat.actions if op["op"] in ("block", "blockSkip") and op["turn"] == table.state.turn.number]:
        seat.actions.remove(op)
        if op["op"] == "block":
            _one(table, seat, op, blocks)
    wanted = requirements(table, DeclareBlock(player=player, blocks=blocks))
    verdict = declare_block(table, blocks, player)
    if not verdict:
        verdict = declare_block(table, _with_required_blocks(table, player, blocks), player)
    if not verdict and wanted:
        verdict = declare_block(table, _with_required_blocks(table, player, {}), player)
    if not verdict:
        raise ScriptFault("illegalBlock", _told(verdict))


def _one(table: Table, seat: Seat, op: Op, blocks: dict[Id, tuple[Id, ...]]) -> None:
    blocker = _named(table, permanents(table, seat.player), op["blocker"], prefer_not=blocks)
    attacker = _named(table, tuple(a for a in permanents(table) if a in attackers(table)), op["attacker"])
    if blocker is None or attacker is None:
        missing = op["blocker"] if blocker is None else op["attacker"]
        raise ScriptFault("actionNotPossible", f"no {missing} to block with or to block")
    if can_block(table, seat.player, blocker, attacker):
        blocks[blocker] = (*blocks.get(blocker, ()), attacker)


def _named(table: Table, things: tuple[Id, ...], said: dict[str, Any], prefer_not: Any = ()) -> Id | None:
    named = [t for t in things if is_called(table, t, said["name"])]
    if "index" in said:
        return named[said["index"]] if said["index"] < len(named) else None
    return named[0] if named else None


def _with_required_blocks(table: Table, player: Id, blocks: dict[Id, tuple[Id, ...]]) -> dict[Id, tuple[Id, ...]]:
    """The blocks and, one by one, those that make a declaration obey more requirements."""
    wanted = requirements(table, DeclareBlock(player=player, blocks=blocks))
    chosen = dict(blocks)
    for creature in permanents(table, player):
        if creature in chosen or not is_creature(table, creature):
            continue
        ways = [{**chosen, creature: (a,)} for a in attackers(table) if can_block(table, player, creature, a)]
        chosen = max([chosen, *ways], key=lambda way: obeyed(wanted, way))
    return chosen


def _told(verdict: Verdict) -> str:
    return "; ".join(reason.text for reason in verdict.reasons)
