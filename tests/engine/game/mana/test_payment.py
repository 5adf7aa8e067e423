"""Paying where mana is counted."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.actions import Action
from engine.game.mana.paying_with import Source, plan
from engine.game.mana.payment import can_pay_mana, make_mana, spend
from engine.game.objects import Mana
from tests.engine.game.mana.tiny import Add, Does, Makes, TapSymbol, tap_for
from tests.engine.game.table import ALICE, Table, why


def mana(types: str, snow: bool = False) -> tuple[Mana, ...]:
    return tuple(Mana(type=t, is_snow=snow) for t in types)


@pytest.mark.parametrize(
    ("cost", "pool", "pays"),
    [
        ("{G}", "G", True),
        ("{G}", "R", False),
        ("{2}{G}", "GRC", True),
        ("{2}{G}", "RRC", False),
        ("{C}", "G", False),
        ("{W/U}", "U", True),
        ("{2/B}", "RG", True),
        ("{2/B}", "B", True),
        ("{2/B}", "R", False),
        ("{W/U}{U}", "UW", True),
        ("{G/P}", "G", True),
        ("{S}", "G", False),
        ("{0}", "", True),
    ],
)
def test_symbols_and_what_pays_them(cost: str, pool: str, pays: bool) -> None:
    symbols = [f"{{{part}}}" for part in cost.strip("{}").split("}{") if part != "0"]
    assert (plan(symbols, mana(pool)) is not None) is pays


def test_snow_mana_pays_snow() -> None:
    assert plan(["{S}"], mana("G", snow=True)) is not None


def test_a_source_is_used_once_and_where_it_is_needed() -> None:
    both = Source(key=("dual", 0), options=(("G",), ("R",)))
    red = Source(key=("peak", 0), options=(("R",),))
    found = plan(["{R}", "{G}"], (), [both, red])
    assert found is not None and dict(found.made) == {("dual", 0): ("G",), ("peak", 0): ("R",)}
    assert plan(["{G}", "{G}"], (), [both, red]) is None


def test_lands_are_tapped_and_the_mana_spent() -> None:
    table = Table()
    wood = table.put("Wood", tap_for("G"), types="land")
    peak = table.put("Peak", tap_for("R"), types="land")
    table.put("Tapped", tap_for("R"), types="land", is_tapped=True)
    assert can_pay_mana(table.game, ALICE, ("{1}", "{R}"))
    assert "118.3" in why(can_pay_mana(table.game, ALICE, ("{2}", "{R}")))
    make_mana(table.game, ALICE, ("{1}", "{R}"), None)
    assert spend(table.game, ALICE, ("{1}", "{R}"), None) == ("R", "G")
    assert table.game.object(wood).is_tapped and table.game.object(peak).is_tapped
    assert not table.game.state.players[ALICE].mana


def test_lands_are_tapped_before_other_permanents() -> None:
    table = Table()
    elf = table.put("Elf", tap_for("G"))
    wood = table.put("Wood", tap_for("G"), types="land")
    make_mana(table.game, ALICE, ("{G}",), None)
    assert table.game.object(wood).is_tapped and not table.game.object(elf).is_tapped


class Sparing:
    """Mana that may be spent on nothing."""

    def allows(self, game: Any, action: Any, source: int) -> bool:
        return False


class Spared(Add, frozen=True):
    """Adds mana that may be spent on nothing."""

    def restriction(self) -> Any:
        return Sparing()


def test_mana_that_may_not_be_spent_on_it_does_not_pay() -> None:
    table = Table()
    table.put("Vault", Makes(cost=(TapSymbol(),), effect=Does(verb=Spared(options=(("G",),)))), types="land")
    assert not can_pay_mana(table.game, ALICE, ("{G}",), Action(player=ALICE))
