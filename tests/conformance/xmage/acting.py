"""Acting: what a scripted player does with priority, by the queue of its actions."""

from __future__ import annotations

from typing import Any

from engine.game.counters import PutCounters
from engine.game.illegal import Illegal
from engine.game.objects import Id, Zone
from engine.game.players import LoseGame
from engine.game.verdict import Verdict
from tests.conformance.xmage import checks
from tests.conformance.xmage.answering import Aim
from tests.conformance.xmage.cases import STEPS, Op
from tests.conformance.xmage.deeds import Deed, castings, deeds, land_plays, mana_deeds
from tests.conformance.xmage.faults import Difference, ScriptFault, Unaimed, Unsupported
from tests.conformance.xmage.naming import is_copy, permanents, same_name
from tests.conformance.xmage.seats import Seat
from tests.conformance.xmage.table import Table
from tests.conformance.xmage.texts import plain, stack_text

_COMBAT = ("attack", "attackSkip", "block", "blockSkip")
FAILED_COMMAND = "[skip_failed_command]"


class Acting:
    """The players at a table, acting. ``differences`` are the checks that did not hold."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.differences: list[str] = []
        self.rollback: tuple[int, int] | None = None

    def act(self, player: Id) -> bool:
        """Do the next thing that the player has to do now; False when they pass."""
        seat = self.table.players.seats[player]
        for op in [op for op in seat.actions if self._is_now(op)]:
            if op["op"] in _COMBAT:
                continue
            outcome = self._do(seat, op)
            if outcome is not None:
                return outcome
        return False

    def _is_now(self, op: Op) -> bool:
        turn = self.table.state.turn
        return bool(op["turn"] == turn.number and STEPS[op["step"]] == turn.step)

    def _do(self, seat: Seat, op: Op) -> bool | None:
        """True: done, asked again. False: pass. None: go on with the next op."""
        kind = op["op"]
        if kind == "waitStackResolved":
            return self._wait(seat, op)
        if kind.startswith("check"):
            seat.actions.remove(op)
            self._check(seat, op)
            return None
        if kind in ("castSpell", "activateAbility", "playLand", "activateManaAbility"):
            return self._perform(seat, op)
        return self._otherwise(seat, op)

    def _otherwise(self, seat: Seat, op: Op) -> bool:
        seat.actions.remove(op)
        if op["op"] == "addCounters":
            thing = next(self.table.players.naming.called(self.table, permanents(self.table), op), None)
            if thing is None:
                raise ScriptFault("error", f"no {op.get('name') or op.get('alias')} to put counters on")
            self.table.happen(PutCounters(on=thing, kind=op["counter"], amount=op["count"], by=seat.player))
        elif op["op"] == "concede":
            self.table.happen(LoseGame(player=seat.player, why="concedes"))
        elif op["op"] == "rollbackTurns":
            self.rollback = (op["turns"], op.get("block", 0))
        else:
            raise Unsupported(op["op"])
        return True

    def _wait(self, seat: Seat, op: Op) -> bool | None:
        if not self.table.state.zone(Zone.STACK):
            seat.actions.remove(op)
            return None
        if op.get("one"):
            seat.actions.remove(op)
        return False

    def _check(self, seat: Seat, op: Op) -> None:
        try:
            checks.check(self.table, seat, op)
        except Difference as difference:
            self.differences.append(f"{op['op']} turn {op['turn']} {op['step']}: {difference}")

    # -- spells and abilities

    def _perform(self, seat: Seat, op: Op) -> bool | None:
        if not self._may_begin(seat, op):
            return False
        for _ in range(op.get("times", 1)):
            reason = self._try_all(seat, op)
            if reason is None:
                continue
            if seat.head == FAILED_COMMAND:
                seat.choices.pop(0)
                break
            if op["op"] == "activateManaAbility" and not (self.table.players.is_strict and not self.table.state.zone(Zone.STACK)):
                return None
            raise ScriptFault(getattr(reason, "kind", "error"), f"{_told(op)}: {reason}")
        seat.actions.remove(op)
        return True

    def _try_all(self, seat: Seat, op: Op) -> Exception | None:
        """Do the first of the deeds meant that can be done: None, or why none could."""
        reason: Exception = ScriptFault("actionNotPossible", "nothing like that can be done")
        for deed in meant(self.table, seat.player, op):
            kept = seat.keep()
            fault = self._try(deed, op)
            if fault is None:
                return None
            reason = fault
            seat.restore(kept)
        return reason

    def _try(self, deed: Deed, op: Op) -> ScriptFault | None:
        """Do it: None when it is done, else what is against it, with the game as it was before."""
        before = self.table.state
        self.table.players.aim = aim = Aim(op.get("targets", []))
        self.table.players.way = deed.way
        try:
            done = deed.do(self.table, self._life_for(deed))
        except ScriptFault as fault:
            return fault
        except Illegal as stop:
            return ScriptFault("actionNotPossible", _reasons(stop.verdict))
        finally:
            self.table.players.aim = self.table.players.way = None
        if isinstance(done, Verdict) and not done:
            return ScriptFault("actionNotPossible", _reasons(done))
        if aim.left:
            self.table.state = before
            return Unaimed(f"{aim.left} left over")
        return None

    def _life_for(self, deed: Deed) -> int:
        """How many Phyrexian symbols are paid with life: as the entries say, else all of them outside strict mode."""
        symbols = deed.phyrexian(self.table)
        seat, life, place = self.table.players.seats[deed.action.player], 0, 0
        while symbols and place < len(seat.choices):
            entry = seat.choices[place]
            if entry in ("Yes", "No"):
                seat.choices.pop(place)
                life += entry == "Yes"
                symbols -= 1
            elif isinstance(entry, str) and entry.startswith(("X=", "Cast with ")):
                place += 1
            else:
                break
        return life if self.table.players.is_strict else life + symbols

    def _may_begin(self, seat: Seat, op: Op) -> bool:
        stack = self.table.state.zone(Zone.STACK)[::-1]
        texts = [(thing, stack_text(self.table, thing)) for thing in stack]
        if "ifOnStack" in op and not _contains(texts, op["ifOnStack"]):
            return False
        if "ifNotOnStack" in op and _contains(texts, op["ifNotOnStack"]):
            return False
        if "ifTopOfStack" in op and not _contains(texts[:1], op["ifTopOfStack"]):
            return False
        if "ifCopyOnStack" in op:
            copies = [(t, text) for t, text in texts if is_copy(self.table, t)]
            if not _contains(copies, op["ifCopyOnStack"]):
                return False
        return len(self.table.state.players[seat.player].mana) >= int(op.get("ifManaInPool", 0))


def meant(table: Table, player: Id, op: Op) -> list[Deed]:
    """The deeds that an op may mean, in the order in which they are tried."""
    if op["op"] == "playLand":
        return [deed for deed in land_plays(table, player) if any(same_name(name, op["card"]) for name in deed.names)]
    if op["op"] == "castSpell":
        return [deed for deed in castings(table, player) if _is_casting(table, deed, op)]
    every = mana_deeds(table, player) if op["op"] == "activateManaAbility" else deeds(table, player)
    alias = table.players.naming.aliased(table, op["alias"]) if "alias" in op else None
    return [deed for deed in every if (alias is None or deed.source == alias) and deed.is_meant(op["ability"])]


def _is_casting(table: Table, deed: Deed, op: Op) -> bool:
    if op.get("alias") is not None and "spell" not in op:
        return deed.source == table.players.naming.aliased(table, op["alias"]) and not deed.via
    via = op.get("via", "").lower().replace("-", " ")
    via = "fuse" if via == "fused" else via
    is_way = deed.via.replace("-", " ") == via or (bool(via) and deed.is_face_down)
    return is_way and any(same_name(name, op["card"]) for name in deed.names)


def _contains(texts: list[tuple[Id, str]], wanted: str) -> bool:
    return any(wanted in text or plain(wanted) in plain(text) for _, text in texts)


def _reasons(verdict: Verdict) -> str:
    return "; ".join(reason.text for reason in verdict.reasons)


def _told(op: dict[str, Any]) -> str:
    what = op.get("spell") or op.get("ability") or op.get("card") or op.get("alias")
    return f"{op['op']} {what} (turn {op['turn']} {op['step']})"
