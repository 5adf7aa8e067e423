"""Changing targets."""

from __future__ import annotations

from engine.game.announcing import Announcement
from engine.game.casting import cast
from engine.game.objects import Zone
from engine.game.retargeting import change_targets, choose_new_targets
from engine.game.targets import BecomeTarget
from tests.engine.game.spells import DestroyTargets, DivideAmong, TargetCreature, Text
from tests.engine.game.table import ALICE, BOB, Answers, Named, Table


def murdered(table: Table, target: int) -> int:
    murder = table.put("Murder", Text(effect=DestroyTargets(what=TargetCreature())), types="instant", zone=Zone.HAND, cost=("{B}",))
    on_stack = cast(table.game, ALICE, murder, Announcement(targets=(target,), paid=()))
    assert isinstance(on_stack, int)
    return on_stack


def test_a_new_target_must_be_legal_for_the_spells_controller() -> None:
    table = Table()
    bear, ogre = table.put("Bear"), table.put("Ogre", owner=BOB)
    table.put("Troll", Named(name="hexproof"), owner=BOB)
    spell = murdered(table, bear)
    assert change_targets(table.game, BOB, spell)
    assert table.stacked(spell).slots["target0"] == (ogre,)
    assert [e.event.target for e in table.game.log if isinstance(e.event, BecomeTarget)] == [bear, ogre]


def test_without_another_legal_target_nothing_changes() -> None:
    table = Table()
    bear = table.put("Bear")
    spell = murdered(table, bear)
    assert not change_targets(table.game, BOB, spell)
    assert table.stacked(spell).slots["target0"] == (bear,)


def test_choosing_new_targets_may_leave_the_old_one() -> None:
    table = Table()
    bear = table.put("Bear")
    table.put("Ogre")
    spell = murdered(table, bear)
    table.game.chooser = Answers(new_target=[(bear,)])
    choose_new_targets(table.game, BOB, spell)
    assert table.stacked(spell).slots["target0"] == (bear,)


def test_a_division_stays_as_it_was_announced() -> None:
    table = Table()
    bear, ogre = table.put("Bear"), table.put("Ogre")
    text = Text(effect=DivideAmong(what=TargetCreature(), amount=3))
    bolt = table.put("Bolt", text, types="instant", zone=Zone.HAND, cost=("{R}",))
    spell = cast(table.game, ALICE, bolt, Announcement(targets=(bear,), paid=()))
    assert isinstance(spell, int)
    assert change_targets(table.game, BOB, spell)
    assert table.stacked(spell).slots["target0 division"] == ((ogre, 3),)
