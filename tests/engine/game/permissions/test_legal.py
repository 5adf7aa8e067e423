"""The list of legal actions."""

from __future__ import annotations

from engine.game.actions import ActivateAbility, CastSpell, PlayLand
from engine.game.objects import Zone
from engine.game.permissions.legal import legal_actions
from tests.engine.game.mana.tiny import tap_for
from tests.engine.game.table import ALICE, BOB, Table


def test_only_what_may_be_done_is_listed() -> None:
    table, ability = Table(), tap_for("G")
    wood = table.put("Wood", ability, types="land")
    table.put("Tapped Wood", ability, types="land", is_tapped=True)
    table.put("Other Wood", ability, types="land", owner=BOB)
    bear = table.put("Bear", zone=Zone.HAND, cost=("{G}",))
    land = table.put("New Wood", types="land", zone=Zone.HAND)
    table.put("Dead Bear", zone=Zone.GRAVEYARD, cost=("{G}",))
    assert set(legal_actions(table.game, ALICE)) == {
        ActivateAbility(player=ALICE, source=wood, ability=ability),
        CastSpell(player=ALICE, spell=bear, origin=Zone.HAND),
        PlayLand(player=ALICE, land=land),
    }


def test_in_the_other_players_turn_only_abilities_and_instants() -> None:
    table, ability = Table(), tap_for("G")
    table.put("Wood", ability, types="land")
    table.put("Bear", zone=Zone.HAND, cost=("{G}",))
    table.put("Trick", types="instant", zone=Zone.HAND, cost=("{G}",))
    table.step("upkeep", BOB)
    assert [type(action) for action in legal_actions(table.game, ALICE)] == [ActivateAbility, CastSpell]
