"""Boards: what is mended after a small change is what deriving everything again gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import layers
from engine.game.layers.board import derive, mended
from engine.game.layers.draft import Draft
from engine.game.layers.order import Layer
from engine.game.meaning import Modification
from engine.game.objects import Player, Zone
from engine.game.scope import Scope
from engine.game.state import State
from tests.engine.game.layers.tiny import (
    CREATURES,
    Base,
    Flying,
    Gain,
    LoseAll,
    OfType,
    Powerful,
    Pump,
    PumpByCreatures,
    Says,
    Switch,
    This,
    effect,
    on_board,
    permanent,
)


class PumpByHand(Modification, frozen=True):
    """Get +1/+1 for each card in your hand, and one more while tapped."""

    layers: tuple[Layer, ...] = (Layer.PT_MODIFIED,)

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        n = len(game.state.zone(Zone.HAND, scope.controller)) + game.object(draft.of).is_tapped
        draft.add_pt(n, n)


class PumpByLife(Modification, frozen=True):
    """Get +N/+0 where N is your life total."""

    layers: tuple[Layer, ...] = (Layer.PT_MODIFIED,)

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_pt(game.state.players[scope.controller].life, 0)


MAKERS: list[Callable[[], tuple[Any, ...]]] = [
    tuple,
    lambda: (Flying(),),
    lambda: (Says(subject=OfType(type="creature", yours=True, other=True), does=(Pump(by=1),)),),
    lambda: (Says(subject=Powerful(least=3), does=(Gain(ability=Flying()),)),),
    lambda: (Says(subject=Powerful(least=3), does=(Pump(by=2),)),),
    lambda: (Says(subject=This(), does=(PumpByCreatures(),)),),
    lambda: (Says(subject=This(), does=(PumpByHand(),)),),
    lambda: (Says(subject=CREATURES, does=(PumpByLife(),)),),
    lambda: (Says(subject=CREATURES, does=(LoseAll(), Base(power=1, toughness=1))),),
]


def tap(state: State, thing: int) -> State:
    return state.put(state.objects[thing].with_(is_tapped=not state.objects[thing].is_tapped))


def counter(state: State, thing: int) -> State:
    found = state.objects[thing]
    return state.put(found.with_(counters={**found.counters, "+1/+1": found.counters.get("+1/+1", 0) + 1}))


def draw(state: State, thing: int) -> State:
    new = permanent(state.next_id + 100, zone=Zone.HAND)
    hand = (*state.zone(Zone.HAND, 1), new.id)
    return state.put(new).with_(zones={**state.zones, (Zone.HAND, 1): hand}, next_id=state.next_id + 1)


def discard(state: State, thing: int) -> State:
    hand = state.zone(Zone.HAND, 1)
    objects = {i: o for i, o in state.objects.items() if i not in hand[:1]}
    return state.with_(objects=objects, zones={**state.zones, (Zone.HAND, 1): hand[1:]})


def lose_life(state: State, thing: int) -> State:
    return state.put(state.players[1].with_(life=state.players[1].life - 1))


def enter(state: State, thing: int) -> State:
    new = permanent(state.next_id + 100)
    field = (*state.zone(Zone.BATTLEFIELD), new.id)
    return state.put(new).with_(zones={**state.zones, (Zone.BATTLEFIELD, 0): field}, next_id=state.next_id + 1)


def phase_out(state: State, thing: int) -> State:
    return state.put(state.objects[thing].with_(is_phased_out=True))


CHANGES = [tap, counter, draw, discard, lose_life, enter, phase_out]


@settings(max_examples=120, deadline=None)
@given(
    st.lists(st.sampled_from(range(len(MAKERS))), min_size=1, max_size=5),
    st.lists(st.tuples(st.sampled_from(CHANGES), st.integers(0, 4)), min_size=1, max_size=6),
    st.booleans(),
)
def test_what_is_mended_is_what_is_derived(kinds: list[int], changes: list[tuple[Any, int]], switches: bool) -> None:
    things = [permanent(i + 1, "creature", *MAKERS[kind]()) for i, kind in enumerate(kinds)]
    state = on_board(*things, effects=(effect(1, Switch(), 1),) if switches else ())
    state = state.with_(players={1: Player(id=1, name="A"), 2: Player(id=2, name="B")})
    layers.characteristics(state, 1)
    for change, at in changes:
        state = change(state, 1 + at % len(things))
        afresh = derive(state)
        for thing in state.objects:
            assert layers.characteristics(state, thing) == afresh.characteristics(thing), (change, thing)


def test_small_changes_are_mended() -> None:
    state = on_board(permanent(1), permanent(2, "enchantment", Says(subject=CREATURES, does=(Pump(by=1),))))
    state = state.with_(players={1: Player(id=1, name="A")})
    board = derive(state)
    for change in (tap, counter, draw, lose_life):
        assert mended(board, change(state, 1)) is not None, change


def test_what_enters_the_battlefield_is_derived() -> None:
    state = on_board(permanent(1), permanent(2, "enchantment", Says(subject=CREATURES, does=(Pump(by=1),))))
    assert mended(derive(state), enter(state, 1)) is None


def test_a_card_drawn_counts_where_the_hand_is_counted() -> None:
    state = on_board(permanent(1, "creature", Says(subject=This(), does=(PumpByHand(),))))
    assert mended(derive(state), draw(state, 1)) is None
