"""What may be done, with every reason why not."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import ActivateAbility, AttackWith, CastSpell, PlayLand, TurnUp
from engine.game.meaning import Limit
from engine.game.objects import Zone
from engine.game.permissions import AsThough, may
from engine.game.verdict import Verdict
from tests.engine.game.mana.tiny import Add, Does, Makes, TapSymbol, UntapSymbol, tap_for
from tests.engine.game.table import ALICE, BOB, Forbids, Named, Permits, Table, why


class Only(Limit, frozen=True):
    """Only as a sorcery."""

    name: ClassVar[str] = "sorcery"


def asked(table: Table, source: int, ability: Any, player: int = ALICE) -> Verdict:
    return may(table.game, player, ActivateAbility(player=player, source=source, ability=ability))


def cast(table: Table, card: int, player: int = ALICE) -> Verdict:
    return may(table.game, player, CastSpell(player=player, spell=card, origin=table.game.object(card).zone))


def notes(verdict: Verdict) -> set[str]:
    return {number for note in verdict.notes for number in note.rules}


def test_a_sick_creature_cannot_pay_the_tap_symbol() -> None:
    table, ability = Table(), tap_for("G")
    assert "302.6" in why(asked(table, table.put("Elf", ability, is_sick=True), ability))
    assert asked(table, table.put("Elf", ability), ability)


def test_a_sick_land_can_pay_it_and_a_land_creature_cannot() -> None:
    table, ability = Table(), tap_for("G")
    land = asked(table, table.put("Wood", ability, types="land", is_sick=True), ability)
    assert land and "302.6" in notes(land)
    assert "302.6" in why(asked(table, table.put("Dryad", ability, types="land creature", is_sick=True), ability))


def test_sickness_stops_only_the_symbols() -> None:
    table, ability = Table(), Makes(cost=(), effect=Does(verb=Add(options=(("G",),))))
    verdict = asked(table, table.put("Druid", ability, is_sick=True, is_tapped=True), ability)
    assert verdict and "302.6" in notes(verdict)


def test_the_untap_symbol_needs_a_tapped_creature_that_is_not_sick() -> None:
    table, ability = Table(), Makes(cost=(UntapSymbol(),), effect=Does(verb=Add(options=(("G",),))))
    assert not asked(table, table.put("Pala", ability), ability)
    assert asked(table, table.put("Pala", ability, is_tapped=True), ability)
    assert "302.6" in why(asked(table, table.put("Pala", ability, is_tapped=True, is_sick=True), ability))


def test_haste_and_as_though_it_had_haste() -> None:
    table, ability = Table(), tap_for("G")
    assert asked(table, table.put("Hasty", Named(name="haste"), ability, is_sick=True), ability)
    elf = table.put("Elf", ability, is_sick=True)
    table.put("Elixir", Permits(test=lambda game, action, scope: isinstance(action, AsThough) and action.keyword == "haste"))
    verdict = asked(table, elf, ability)
    assert verdict and {"302.6", "702.10c"} <= notes(verdict)


def test_every_reason_is_given() -> None:
    table, ability = Table(), tap_for("G")
    verdict = asked(table, table.put("Elf", ability, is_sick=True, is_tapped=True), ability)
    assert len(verdict.reasons) == 2


def test_only_the_controller_activates() -> None:
    table, ability = Table(), tap_for("G")
    assert "602.2" in why(asked(table, table.put("Elf", ability), ability, BOB))


def test_what_cannot_be_done_prevails() -> None:
    table, ability = Table(), tap_for("G")
    elf = table.put("Elf", ability)
    table.put("Needle", Forbids(test=lambda game, action, scope: isinstance(action, ActivateAbility)))
    assert not asked(table, elf, ability)


def test_activate_only_as_a_sorcery() -> None:
    table = Table()
    ability = Makes(cost=(TapSymbol(),), effect=Does(verb=Add(options=(("G",),))), limits=(Only(),))
    tool = table.put("Tool", ability, types="artifact")
    assert asked(table, tool, ability)
    table.step("upkeep")
    assert "602.5d" in why(asked(table, tool, ability))


def test_sorceries_need_their_time_and_instants_do_not() -> None:
    table = Table()
    slow = table.put("Slow", types="sorcery", zone=Zone.HAND, cost=("{R}",))
    fast = table.put("Fast", types="instant", zone=Zone.HAND, cost=("{R}",))
    assert cast(table, slow) and cast(table, fast)
    table.step("declare attackers", BOB)
    assert {"117.1a", "307.1"} <= why(cast(table, slow))
    assert cast(table, fast)


def test_a_nonempty_stack_keeps_creatures_waiting_unless_they_have_flash() -> None:
    table = Table()
    table.put("Spell", types="instant", zone=Zone.STACK, owner=BOB)
    bear = table.put("Bear", zone=Zone.HAND, cost=("{G}",))
    flashy = table.put("Flashy", Named(name="flash"), zone=Zone.HAND, cost=("{G}",))
    assert not cast(table, bear)
    assert "702.8a" in notes(cast(table, flashy))


def test_cards_are_cast_from_hand_unless_something_lets_them() -> None:
    table = Table()
    bear = table.put("Bear", zone=Zone.GRAVEYARD, cost=("{G}",))
    assert "601.3" in why(cast(table, bear))
    table.put("Leave", Permits(test=lambda game, action, scope: isinstance(action, CastSpell)))
    assert cast(table, bear)


def test_what_has_no_mana_cost_cannot_be_cast_for_it() -> None:
    table = Table()
    assert "118.6" in why(cast(table, table.put("Vision", types="sorcery", zone=Zone.HAND)))


def test_one_land_a_turn_in_the_own_main_phase() -> None:
    table = Table()
    land = table.put("Wood", types="land", zone=Zone.HAND)
    play = PlayLand(player=ALICE, land=land)
    assert may(table.game, ALICE, play)
    assert "305.9" in why(cast(table, land))
    table.game.state = table.game.state.put(table.game.state.players[ALICE].with_(lands_played=1))
    assert "305.2b" in why(may(table.game, ALICE, play))
    table.step("upkeep", BOB)
    assert "305.3" in why(may(table.game, ALICE, play))


def test_only_face_down_permanents_are_turned_up() -> None:
    table = Table()
    assert "116.2b" in why(may(table.game, ALICE, TurnUp(player=ALICE, permanent=table.put("Bear"))))


def test_attacks_are_asked_about_here_too() -> None:
    table = Table()
    bear = table.put("Bear", is_sick=True)
    assert "302.6" in why(may(table.game, ALICE, AttackWith(player=ALICE, attacker=bear, defender=BOB)))


def test_mana_is_counted_when_it_matters() -> None:
    table = Table()
    bear = table.put("Bear", zone=Zone.HAND, cost=("{G}",))
    assert cast(table, bear)
    table.game.state = table.game.state.with_(is_paid_for=False)
    assert "118.3" in why(cast(table, bear))
    table.put("Wood", tap_for("G"), types="land")
    assert cast(table, bear)


def test_a_legendary_sorcery_needs_a_legendary_creature_or_planeswalker() -> None:
    table = Table()
    spell = table.put("Blast", types="sorcery", supertypes=("legendary",), zone=Zone.HAND, cost=("{0}",))
    table.put("Theirs", supertypes=("legendary",), owner=BOB)
    assert "205.4e" in why(cast(table, spell))
    table.put("Ours", supertypes=("legendary",))
    assert cast(table, spell)
