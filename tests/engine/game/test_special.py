"""Special actions."""

from __future__ import annotations

from typing import Any

from engine.game.actions import TurnUp
from engine.game.announcing import Announcement
from engine.game.casting import cast
from engine.game.costs import Alternative, cost_of
from engine.game.meaning import Ability, CostPart, Keyword
from engine.game.objects import Zone
from engine.game.resolving import resolve_top
from engine.game.special import face_up_cost, play_land, turn_up
from tests.engine.game.spells import Symbols
from tests.engine.game.table import ALICE, BOB, Costs, Table, why


class Morph(Keyword, frozen=True):
    """May be cast face down for {3}, and turned face up for its cost."""

    face_up_cost: tuple[CostPart, ...]

    def means(self) -> tuple[Ability, ...]:
        offer = Alternative(name="morph", mana=("{3}",), is_face_down=True)
        return (
            Costs(
                make=lambda g, a, s: [offer] if s.source == getattr(a, "spell", 0) else [],
                zones=frozenset({Zone.HAND, Zone.STACK}),
            ),
        )


def test_a_land_is_played_without_the_stack() -> None:
    table = Table()
    forest = table.put("Forest", types="land", zone=Zone.HAND)
    played = play_land(table.game, ALICE, forest)
    assert isinstance(played, int)
    assert table.where(forest) == "battlefield"
    assert table.game.state.players[ALICE].lands_played == 1


def test_one_land_a_turn() -> None:
    table = Table()
    one, two = (table.put(n, types="land", zone=Zone.HAND) for n in ("One", "Two"))
    play_land(table.game, ALICE, one)
    assert why(play_land(table.game, ALICE, two)) == {"305.2b"}
    assert table.where(two) == "hand"


def test_no_land_in_another_players_turn() -> None:
    table = Table()
    forest = table.put("Forest", types="land", zone=Zone.HAND, owner=BOB)
    assert "305.3" in why(play_land(table.game, BOB, forest))


def face_down(table: Table) -> tuple[int, int]:
    drake = table.put(
        "Drake", Morph(face_up_cost=(Symbols(said=("{1}", "{U}")),)), pt=(3, 2), zone=Zone.HAND, cost=("{4}", "{U}")
    )
    on_stack = cast(table.game, ALICE, drake, Announcement(is_face_down=True, paid=()))
    assert isinstance(on_stack, int)
    return drake, on_stack


def test_a_card_with_morph_is_cast_face_down() -> None:
    table = Table()
    _, on_stack = face_down(table)
    now = table.game.characteristics(on_stack)
    assert (now.name, now.power, now.toughness) == ("", 2, 2)
    assert table.stacked(on_stack).paid == ("morph",)


def test_without_morph_nothing_is_cast_face_down() -> None:
    table = Table()
    bear = table.put("Bear", zone=Zone.HAND, cost=("{G}",))
    assert why(cast(table.game, ALICE, bear, Announcement(is_face_down=True))) == {"702.37d"}


def test_it_is_turned_face_up_for_its_morph_cost() -> None:
    table = Table()
    drake, on_stack = face_down(table)
    resolve_top(table.game)
    permanent = table.game.state.became[on_stack]
    cost: Any = face_up_cost(table.game, TurnUp(player=ALICE, permanent=permanent))
    assert cost.text == "{1}{U}"
    assert turn_up(table.game, ALICE, permanent)
    now = table.game.characteristics(permanent)
    assert (now.name, now.power) == ("Drake", 3)
    assert not turn_up(table.game, ALICE, permanent)
    assert drake != permanent


def test_a_face_up_permanent_is_not_turned_face_up() -> None:
    table = Table()
    assert why(turn_up(table.game, ALICE, table.put("Bear"))) == {"116.2b"}


def test_a_cost_can_be_asked_for() -> None:
    from engine.game.actions import CastSpell

    table = Table()
    bear = table.put("Bear", zone=Zone.HAND, cost=("{1}", "{G}"))
    assert cost_of(table.game, CastSpell(player=ALICE, spell=bear, origin=Zone.HAND)).text == "{1}{G}"
