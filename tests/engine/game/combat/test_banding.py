"""Attacking in bands."""

from __future__ import annotations

from engine.game.combat import declare_attack, declare_block, is_attacking
from engine.game.combat.standing import blockers
from tests.engine.game.table import ALICE, BOB, Named, Table, why


def test_a_band_has_one_member_without_banding_at_most() -> None:
    table = Table()
    mate, bear, giant = table.put("Mate", Named(name="banding")), table.put("Bear"), table.put("Giant")
    attacks = {mate: BOB, bear: BOB, giant: BOB}
    verdict = declare_attack(table.game, attacks, bands=((mate, bear, giant),))
    assert not verdict
    assert "702.22c" in why(verdict)
    assert declare_attack(table.game, attacks, bands=((mate, bear),))
    assert is_attacking(table.game, giant)


def test_nothing_is_in_two_bands() -> None:
    table = Table()
    mate, bear, giant = table.put("Mate", Named(name="banding")), table.put("Bear"), table.put("Giant")
    verdict = declare_attack(table.game, {mate: BOB, bear: BOB, giant: BOB}, bands=((mate, bear), (mate, giant)))
    assert not verdict


def test_all_of_a_band_attack_the_same() -> None:
    table = Table()
    mate, bear = table.put("Mate", Named(name="banding")), table.put("Bear")
    verdict = declare_attack(table.game, {mate: BOB, bear: ALICE}, bands=((mate, bear),))
    assert "702.22d" in why(verdict)


def test_what_blocks_one_blocks_the_whole_band() -> None:
    table = Table()
    mate, bear = table.put("Mate", Named(name="banding")), table.put("Bear")
    wall = table.put("Wall", owner=BOB)
    assert declare_attack(table.game, {mate: BOB, bear: BOB}, bands=((mate, bear),))
    assert declare_block(table.game, {wall: mate})
    assert blockers(table.game, bear) == (wall,)
