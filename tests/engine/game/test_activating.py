"""Activating abilities."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.activating import Activate, activate, activated_this_turn
from engine.game.announcing import Announcement
from engine.game.mana import AddMana, ManaVerb
from engine.game.meaning import Effect, Limit
from engine.game.objects import Zone
from engine.game.resolving import resolve_top
from engine.game.verdict import Verdict
from tests.engine.game.spells import DestroyTargets, Does, Nothing, SacrificeOne, Symbols, TapThis, TargetCreature
from tests.engine.game.table import ALICE, BOB, Table, why


class Once(Limit, frozen=True):
    """Only once each turn."""

    name: ClassVar[str] = "once"


class Sorcery(Limit, frozen=True):
    """Only as a sorcery."""

    name: ClassVar[str] = "sorcery"


def test_an_ability_goes_on_the_stack_and_resolves() -> None:
    table = Table()
    assassin = table.put("Assassin", Does(cost=(TapThis(),), effect=DestroyTargets(what=TargetCreature())))
    bear = table.put("Bear", owner=BOB)
    on_stack = activate(table.game, ALICE, assassin, 0, Announcement(targets=(bear,)))
    assert isinstance(on_stack, int)
    assert table.game.object(assassin).is_tapped
    assert table.stacked(on_stack).source == assassin
    resolve_top(table.game)
    assert table.where(bear) == "graveyard"
    assert not table.game.exists(on_stack)


def test_a_cost_that_cannot_be_paid_leaves_everything_as_it_was() -> None:
    table = Table()
    assassin = table.put("Assassin", Does(cost=(TapThis(),), effect=Nothing()), is_tapped=True)
    before = table.game.state
    assert why(activate(table.game, ALICE, assassin)) == {"107.5"}
    assert table.game.state is before


def test_only_the_controller_activates() -> None:
    table = Table()
    stone = table.put("Stone", Does(cost=(), effect=Nothing()), types="artifact")
    assert why(activate(table.game, BOB, stone)) == {"602.2"}


def test_the_tap_symbol_of_a_sick_creature_cannot_be_paid() -> None:
    table = Table()
    elf = table.put("Elf", Does(cost=(TapThis(),), effect=Nothing()), is_sick=True)
    assert "302.6" in why(activate(table.game, ALICE, elf))


def test_once_each_turn_is_once() -> None:
    table = Table()
    stone = table.put("Stone", Does(cost=(), effect=Nothing(), limits=(Once(),)), types="artifact")
    assert isinstance(activate(table.game, ALICE, stone), int)
    assert why(activate(table.game, ALICE, stone)) == {"602.5b"}
    assert len(activated_this_turn(table.game, stone)) == 1


def test_as_a_sorcery_means_an_empty_stack() -> None:
    table = Table()
    sword = table.put("Sword", Does(cost=(), effect=Nothing(), limits=(Sorcery(),)), types="artifact")
    assert isinstance(activate(table.game, ALICE, sword), int)
    assert "602.5d" in why(activate(table.game, ALICE, sword)) or "117.1a" in why(activate(table.game, ALICE, sword))


def test_one_loyalty_ability_of_a_permanent_each_turn() -> None:
    table = Table()
    up, down = (Does(cost=(), effect=Nothing(), is_loyalty=True, limits=limits) for limits in ((), (Limit(),)))
    jace = table.put("Jace", up, down, types="planeswalker")
    assert isinstance(activate(table.game, ALICE, jace, 0), int)
    resolve_top(table.game)
    assert "606.3" in why(activate(table.game, ALICE, jace, 1))


def test_x_in_the_activation_cost_is_announced() -> None:
    table = Table()
    ball = table.put("Ball", Does(cost=(Symbols(said=("{X}",)),), effect=Nothing()), types="artifact")
    on_stack = activate(table.game, ALICE, ball, 0, Announcement(x=3))
    assert isinstance(on_stack, int)
    assert table.game.object(on_stack).x == 3


def test_the_source_may_be_gone_when_it_resolves() -> None:
    table = Table()
    altar = table.put("Altar", Does(cost=(SacrificeOne(),), effect=Nothing()))
    on_stack = activate(table.game, ALICE, altar)
    assert isinstance(on_stack, int)
    assert table.where(altar) == "graveyard"
    assert table.stacked(on_stack).slots["sacrificed"] == (altar,)


def test_an_ability_works_where_it_says() -> None:
    table = Table()
    card = table.put("Card", Does(cost=(), effect=Nothing()), zone=Zone.GRAVEYARD)
    assert "113.6" in why(activate(table.game, ALICE, card))


class AddGreen(ManaVerb, Effect, frozen=True):
    """Add one green mana."""

    def happen(self, game: Any, scope: Any) -> None:
        from engine.game.objects import Mana

        game.happen(AddMana(player=scope.controller, mana=(Mana(type="G", source=scope.source),), source=scope.source))

    def act(self, game: Any, scope: Any, players: Any) -> None:
        self.happen(game, scope)


def test_a_mana_ability_resolves_at_once() -> None:
    table = Table()
    forest = table.put("Forest", Does(cost=(TapThis(),), effect=AddGreen()), types="land")
    result = activate(table.game, ALICE, forest)
    assert isinstance(result, Verdict)
    assert result
    assert [m.type for m in table.game.state.players[ALICE].mana] == ["G"]
    assert not table.game.state.zone(Zone.STACK)
    assert any(isinstance(e.event, Activate) and e.event.on_stack is None for e in table.game.log)
