"""Declaring blockers."""

from __future__ import annotations

import pytest

from engine.game.actions import DeclareBlock
from engine.game.combat import BecomeBlocked, Requirement, StayUnblocked, blockers, declare_attack, declare_block, is_blocked
from engine.game.meaning import Filter
from tests.engine.game.table import BOB, Named, Requires, Table, why


class Black(Filter, frozen=True):
    def match(self, game, thing, scope):  # type: ignore[no-untyped-def]
        return "B" in game.characteristics(thing).colors


def attacked(*abilities: object, **more: object) -> tuple[Table, int]:
    table = Table()
    attacker = table.put("Attacker", *abilities, **more)  # type: ignore[arg-type]
    assert declare_attack(table.game, {attacker: BOB})
    table.step("declare blockers")
    return table, attacker


def test_a_block_is_noticed_and_stays_though_the_blocker_goes() -> None:
    table, attacker = attacked()
    bear = table.put("Bear", owner=BOB)
    assert declare_block(table.game, {bear: attacker})
    assert blockers(table.game, attacker) == (bear,)
    assert any(isinstance(e.event, BecomeBlocked) for e in table.game.log)
    assert is_blocked(table.game, attacker)


def test_an_attacker_without_blockers_is_unblocked() -> None:
    table, attacker = attacked()
    assert declare_block(table.game, {})
    assert [e.event.attacker for e in table.game.log if isinstance(e.event, StayUnblocked)] == [attacker]


def test_a_tapped_creature_cannot_block() -> None:
    table, attacker = attacked()
    bear = table.put("Bear", owner=BOB, is_tapped=True)
    assert why(declare_block(table.game, {bear: attacker})) == {"509.1a"}


@pytest.mark.parametrize(("blocking", "can"), [("flying", True), ("reach", True), ("trample", False)])
def test_flying_is_blocked_by_flying_or_reach(blocking: str, can: bool) -> None:
    table, attacker = attacked(Named(name="flying"))
    bird = table.put("Bird", Named(name=blocking), owner=BOB)
    verdict = declare_block(table.game, {bird: attacker})
    assert bool(verdict) is can
    assert can or why(verdict) == {"702.9b"}


def test_menace_asks_for_two_blockers() -> None:
    table, attacker = attacked(Named(name="menace"))
    one, two = table.put("One", owner=BOB), table.put("Two", owner=BOB)
    assert why(declare_block(table.game, {one: attacker})) == {"702.111b"}
    assert declare_block(table.game, {one: attacker, two: attacker})


def test_protection_stops_blockers_of_that_quality() -> None:
    table, attacker = attacked(Named(name="protection", quality=Black()))
    black = table.put("Black", owner=BOB, colors=frozenset("B"))
    white = table.put("White", owner=BOB, colors=frozenset("W"))
    assert why(declare_block(table.game, {black: attacker})) == {"702.16f"}
    assert declare_block(table.game, {white: attacker})


def test_a_creature_blocks_one_attacker() -> None:
    table = Table()
    one, two = table.put("One"), table.put("Two")
    wall = table.put("Wall", owner=BOB)
    assert declare_attack(table.game, {one: BOB, two: BOB})
    assert not declare_block(table.game, {wall: (one, two)})


def test_a_must_block_against_menace_calls_for_company() -> None:
    table, attacker = attacked(Named(name="menace"))
    must = Requires(make=lambda g, a, s: [Requirement(creature=s.source)] if isinstance(a, DeclareBlock) else [])
    dog, bear = table.put("Dog", must, owner=BOB), table.put("Bear", owner=BOB)
    assert "509.1c" in why(declare_block(table.game, {}))
    assert declare_block(table.game, {dog: attacker, bear: attacker})


def test_alone_against_menace_nobody_must_block() -> None:
    table, _ = attacked(Named(name="menace"))
    must = Requires(make=lambda g, a, s: [Requirement(creature=s.source)] if isinstance(a, DeclareBlock) else [])
    table.put("Dog", must, owner=BOB)
    assert declare_block(table.game, {})
