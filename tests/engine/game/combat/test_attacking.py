"""Declaring attackers."""

from __future__ import annotations

from engine.game.actions import AttackWith, DeclareAttack
from engine.game.combat import Attacks, Requirement, declare_attack, is_attacking
from engine.game.costs import Increase
from tests.engine.game.table import ALICE, BOB, Costs, Forbids, Named, Permits, Requires, Table, why


def test_attackers_are_tapped_and_attack() -> None:
    table = Table()
    bear = table.put("Bear")
    assert declare_attack(table.game, {bear: BOB})
    assert table.game.object(bear).is_tapped
    assert is_attacking(table.game, bear)
    assert [e.event.attacker for e in table.game.log if isinstance(e.event, Attacks)] == [bear]


def test_vigilance_keeps_an_attacker_untapped() -> None:
    table = Table()
    angel = table.put("Angel", Named(name="vigilance"))
    assert declare_attack(table.game, {angel: BOB})
    assert not table.game.object(angel).is_tapped


def test_a_sick_creature_cannot_attack_and_nothing_happened() -> None:
    table = Table()
    bear = table.put("Bear", is_sick=True)
    before = table.game.state
    verdict = declare_attack(table.game, {bear: BOB})
    assert not verdict
    assert "302.6" in why(verdict)
    assert table.game.state is before


def test_haste_lets_a_sick_creature_attack_and_says_so() -> None:
    table = Table()
    goblin = table.put("Goblin", Named(name="haste"), is_sick=True)
    verdict = declare_attack(table.game, {goblin: BOB})
    assert verdict
    assert [n.rules for n in verdict.notes] == [("702.10b",)]


def test_every_reason_against_an_attack_is_given() -> None:
    table = Table()
    wall = table.put("Wall", Named(name="defender"), is_sick=True, is_tapped=True)
    assert why(declare_attack(table.game, {wall: BOB})) == {"508.1a", "302.6", "702.3b"}


def test_defender_may_be_allowed_to_attack() -> None:
    table = Table()
    wall = table.put("Wall", Named(name="defender"))
    table.put("Charge", Permits(test=lambda g, a, s: isinstance(a, AttackWith)), types="enchantment")
    assert declare_attack(table.game, {wall: BOB})


def test_what_is_no_opponent_or_planeswalker_cannot_be_attacked() -> None:
    table = Table()
    bear, mine = table.put("Bear"), table.put("Walker", types="planeswalker")
    theirs = table.put("Jace", types="planeswalker", owner=BOB)
    assert not declare_attack(table.game, {bear: mine})
    assert not declare_attack(table.game, {bear: ALICE})
    assert declare_attack(table.game, {bear: theirs})


def one_attacker(table: Table) -> None:
    too_many = Forbids(test=lambda g, a, s: isinstance(a, DeclareAttack) and len(a.attacks) > 1)
    table.put("Dueling", too_many, types="enchantment")


def must_attack() -> Requires:
    return Requires(
        make=lambda g, a, s: [Requirement(creature=s.source, source="itself")] if isinstance(a, DeclareAttack) else []
    )


def test_as_many_requirements_are_obeyed_as_restrictions_allow() -> None:
    table = Table()
    one_attacker(table)
    ogre, cyclops = table.put("Ogre"), table.put("Cyclops", must_attack())
    assert "508.1d" in why(declare_attack(table.game, {ogre: BOB}))
    assert "508.1c" in why(declare_attack(table.game, {ogre: BOB, cyclops: BOB}))
    assert "508.1d" in why(declare_attack(table.game, {}))
    assert declare_attack(table.game, {cyclops: BOB})


def test_of_two_that_must_attack_one_is_enough_where_only_one_may() -> None:
    table = Table()
    one_attacker(table)
    first = table.put("First", must_attack())
    table.put("Second", must_attack())
    assert declare_attack(table.game, {first: BOB})


def test_a_creature_that_cannot_attack_need_not() -> None:
    table = Table()
    table.put("Cyclops", must_attack(), is_tapped=True)
    assert declare_attack(table.game, {})


def test_nobody_has_to_pay_to_obey() -> None:
    table = Table()
    table.put("Cyclops", must_attack())
    tax = Costs(make=lambda g, a, s: [Increase(mana=("{2}",) * len(a.attacks))] if isinstance(a, DeclareAttack) else [])
    table.put("Tax", tax, types="enchantment", owner=BOB)
    assert declare_attack(table.game, {})
