"""Layers: order, timestamps, dependency, what began goes on."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import layers
from engine.game.counters import PutCounters
from engine.game.layers import Draft, Layer, intrinsic
from engine.game.machine import Game
from engine.game.meaning import Activated, Modification
from engine.game.objects import Player
from engine.game.scope import Scope
from tests.engine.game.layers.tiny import (
    CREATURES,
    AreAlso,
    AreLandType,
    Base,
    BecomeType,
    ByCounters,
    CannotFly,
    ControlledBy,
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


class TapFor(Activated, frozen=True):
    """{T}: Add one mana."""

    symbol: str


@pytest.fixture(autouse=True)
def basic_lands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intrinsic, "_suppliers", {})
    monkeypatch.setattr(intrinsic, "_mana", {})
    monkeypatch.setattr(intrinsic, "_intrinsic", intrinsic.Remembering())
    layers.supply(mana=lambda symbol: TapFor(symbol=symbol), counter=lambda kind: Flying() if kind == "flying" else None)


def size(state: Any, thing: int) -> str:
    now = layers.characteristics(state, thing)
    return f"{now.power}/{now.toughness}"


def mana_of(state: Any, thing: int) -> list[str]:
    return [a.symbol for a in layers.abilities(state, thing) if isinstance(a, TapFor)]


def test_setting_comes_before_modifying() -> None:
    state = on_board(
        permanent(1, pt=(3, 3)), effects=(effect(1, Pump(by=3), 1, timestamp=5), effect(2, Base(power=1, toughness=1), 1))
    )
    assert size(state, 1) == "4/4"


def test_humility_and_an_anthem() -> None:
    angel = permanent(1, "creature", Flying(), pt=(4, 4))
    anthem = permanent(2, "enchantment", Says(subject=OfType(type="creature", yours=True), does=(Pump(by=1),)))
    humility = permanent(3, "enchantment", Says(subject=CREATURES, does=(LoseAll(), Base(power=1, toughness=1))))
    state = on_board(angel, anthem, humility)
    assert size(state, 1) == "2/2"
    assert layers.abilities(state, 1) == ()


def test_later_grant_survives_losing_all_abilities() -> None:
    humility = permanent(2, "enchantment", Says(subject=CREATURES, does=(LoseAll(),)))
    early = on_board(permanent(1), humility, effects=(effect(1, Gain(ability=Flying()), 1, timestamp=1),))
    late = on_board(permanent(1), humility, effects=(effect(1, Gain(ability=Flying()), 1, timestamp=9),))
    assert layers.abilities(early, 1) == ()
    assert layers.abilities(late, 1) == (Flying(),)


def test_an_effect_that_began_goes_on_without_its_ability() -> None:
    both = Says(subject=OfType(type="artifact"), does=(BecomeType(type="creature"), LoseAll(), Base(power=5, toughness=5)))
    state = on_board(permanent(1, "artifact"), permanent(2, "artifact", both))
    assert size(state, 1) == size(state, 2) == "5/5"


def test_lord_that_lost_its_ability_in_time_grants_nothing() -> None:
    lord = permanent(1, "creature", Says(subject=CREATURES, does=(Gain(ability=Flying()),)))
    state = on_board(lord, permanent(2, "enchantment", Says(subject=CREATURES, does=(LoseAll(),))), permanent(3))
    assert layers.abilities(state, 3) == ()
    notes = [step for step in layers.explain(state, 3) if step.note]
    assert any("613.8a" in step.rules for step in notes)


@pytest.mark.parametrize("moon_first", [True, False])
def test_moon_takes_the_ability_that_makes_swamps_whatever_the_timestamps(moon_first: bool) -> None:
    moon = permanent(9, "enchantment", Says(subject=OfType(type="land", without="basic"), does=(AreLandType(subtype="Mountain"),)))
    urborg = permanent(3, "land", Says(subject=OfType(type="land"), does=(AreAlso(subtype="Swamp"),)), name="Urborg")
    forest = permanent(5, "land", supertypes=("basic",), subtypes=("Forest",))
    things = (moon.with_(timestamp=1), urborg, forest) if moon_first else (urborg, forest, moon)
    state = on_board(*things)
    assert mana_of(state, 3) == ["R"]
    assert mana_of(state, 5) == ["G"]
    rules = [number for step in layers.explain(state, 5) for number in step.rules]
    assert {"613.8a", "305.7"} <= set(rules)
    assert "305.7" in [number for step in layers.explain(state, 3) for number in step.rules]


def test_land_type_in_addition_adds_its_mana() -> None:
    urborg = permanent(3, "land", Says(subject=OfType(type="land"), does=(AreAlso(subtype="Swamp"),)))
    state = on_board(urborg, permanent(5, "land", subtypes=("Forest",)))
    assert mana_of(state, 5) == ["G", "B"]
    assert mana_of(state, 3) == ["B"]


def test_effects_that_depend_on_each_other_go_by_timestamp() -> None:
    to_artifact = Says(subject=CREATURES, does=(BecomeType(type="artifact"),))
    to_creature = Says(subject=OfType(type="artifact"), does=(BecomeType(type="creature"),))
    state = on_board(
        permanent(1, "artifact"), permanent(2, "enchantment", to_artifact), permanent(3, "enchantment", to_creature), permanent(4)
    )
    assert layers.characteristics(state, 1).types == ("artifact", "creature")
    assert layers.characteristics(state, 4).types == ("creature", "artifact")


def test_an_effect_that_looks_at_power_waits_for_one_that_changes_it() -> None:
    strong = permanent(2, "enchantment", Says(subject=Powerful(least=3), does=(Pump(by=10),)))
    pump = permanent(3, "enchantment", Says(subject=CREATURES, does=(Pump(by=2),)))
    assert size(on_board(permanent(1), strong, pump), 1) == "13/13"


def test_anthems_do_not_depend_on_each_other() -> None:
    first = permanent(2, "enchantment", Says(subject=CREATURES, does=(Pump(by=1),)))
    second = permanent(3, "enchantment", Says(subject=CREATURES, does=(Pump(by=2),)))
    state = on_board(permanent(1), first, second)
    assert size(state, 1) == "4/4"
    assert not [step for step in layers.explain(state, 1) if step.note]


def test_granted_definition_of_power_sets_it_in_its_own_layer() -> None:
    own = Says(subject=This(), does=(ByCounters(),), defines=True)
    mass = permanent(1, "artifact", counters={"charge": 3})
    become = (BecomeType(type="creature"), Gain(ability=own))
    state = on_board(mass, effects=(effect(1, become, 1, timestamp=5), effect(2, Base(power=1, toughness=1), 1, timestamp=4)))
    assert size(state, 1) == "3/3"
    state = on_board(mass, effects=(effect(1, become, 1, timestamp=5), effect(2, Base(power=1, toughness=1), 1, timestamp=6)))
    assert size(state, 1) == "1/1"
    assert "613.4b" in [number for step in layers.explain(state, 1) for number in step.rules]


def test_printed_definition_comes_before_effects_that_set() -> None:
    own = Says(subject=This(), does=(ByCounters(),), defines=True)
    state = on_board(
        permanent(9, "creature", own, counters={"charge": 3}), effects=(effect(1, Base(power=1, toughness=1), 9, timestamp=2),)
    )
    assert size(state, 9) == "1/1"


def test_counters_then_switching() -> None:
    state = on_board(permanent(1, pt=(1, 4), counters={"+1/+1": 2}), effects=(effect(1, Switch(), 1, timestamp=1),))
    assert size(state, 1) == "6/3"


def test_keyword_counters_give_their_ability() -> None:
    assert layers.abilities(on_board(permanent(1, counters={"flying": 1})), 1) == (Flying(),)


def test_what_it_cannot_have_is_not_gained_later() -> None:
    state = on_board(
        permanent(1, "creature", Flying()),
        effects=(effect(1, CannotFly(), 1, timestamp=1), effect(2, Gain(ability=Flying()), 1, timestamp=2)),
    )
    assert layers.abilities(state, 1) == ()


def test_control_changes_what_yours_means() -> None:
    anthem = permanent(2, "enchantment", Says(subject=OfType(type="creature", yours=True), does=(Pump(by=1),)))
    theirs = permanent(1, controller=2)
    state = on_board(theirs, anthem, effects=(effect(1, ControlledBy(), 1),))
    assert layers.controller(state, 1) == 1
    assert size(state, 1) == "2/2"


def test_a_face_down_permanent_is_a_two_two_with_nothing() -> None:
    state = on_board(
        permanent(1, "creature", Flying(), Says(subject=CREATURES, does=(Pump(by=1),)), is_face_down=True, name="Secret")
    )
    now = layers.characteristics(state, 1)
    assert (now.name, now.types, now.abilities) == ("", ("creature",), ())
    assert size(state, 1) == "2/2"


def test_a_permanent_that_is_no_creature_has_no_power() -> None:
    assert layers.characteristics(on_board(permanent(1, "artifact", pt=(3, 3))), 1).power is None


def test_counters_put_later_are_seen_at_once() -> None:
    anthem = permanent(2, "enchantment", Says(subject=CREATURES, does=(Pump(by=1),)))
    state = on_board(permanent(1), anthem, permanent(3))
    assert size(state, 1) == "2/2"
    more = state.put(state.objects[1].with_(counters={"+1/+1": 2}))
    assert (size(more, 1), size(more, 3), size(state, 1)) == ("4/4", "2/2", "2/2")


def test_counters_that_another_effect_looks_at_are_not_missed() -> None:
    strong = permanent(2, "enchantment", Says(subject=Powerful(least=3), does=(Pump(by=10),)))
    state = on_board(permanent(1), strong)
    assert size(state, 1) == "1/1"
    assert size(state.put(state.objects[1].with_(counters={"+1/+1": 2})), 1) == "13/13"


def test_a_count_sees_what_enters() -> None:
    lord = permanent(1, "creature", Says(subject=This(), does=(PumpByCreatures(),)))
    assert size(on_board(lord), 1) == "2/2"
    assert size(on_board(lord, permanent(2)), 1) == "3/3"


def test_the_count_is_kept_when_a_permanent_is_tapped() -> None:
    state = on_board(permanent(1, "creature", Says(subject=This(), does=(PumpByCreatures(),))), permanent(2))
    before = layers.characteristics(state, 1)
    after = layers.characteristics(state.put(state.objects[2].with_(is_tapped=True)), 1)
    assert after is before


def test_phased_out_permanents_do_nothing() -> None:
    anthem = permanent(2, "enchantment", Says(subject=CREATURES, does=(Pump(by=1),)), is_phased_out=True)
    assert size(on_board(permanent(1), anthem), 1) == "1/1"


def test_explained_steps_lead_from_base_to_result() -> None:
    state = on_board(permanent(1, pt=(3, 3), counters={"+1/+1": 1}), effects=(effect(1, Base(power=1, toughness=1), 1),))
    steps = layers.explain(state, 1)
    assert [(s.layer, s.after.power) for s in steps if s.after] == [("7b", 1), ("7c", 2)]
    assert "613.4b" in steps[0].rules and "613.4c" in steps[1].rules
    assert steps[1].text == "1 +1/+1 counter"


class FourFour(Modification, frozen=True):
    """Are creatures in addition to their types, and 4/4."""

    layers: tuple[Layer, ...] = (Layer.TYPE, Layer.PT_SET)

    def modify(self, game: Any, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            draft.add_types("creature")
        else:
            draft.set_pt(4, 4)


@pytest.mark.parametrize(("humility_first", "expected"), [(True, "4/4"), (False, "1/1")])
def test_an_enchantment_that_strips_itself_still_sets_its_size_in_its_turn(humility_first: bool, expected: str) -> None:
    humility = permanent(2, "enchantment", Says(subject=CREATURES, does=(LoseAll(), Base(power=1, toughness=1))))
    animate = permanent(3, "enchantment", Says(subject=OfType(type="enchantment", other=True), does=(FourFour(),)))
    state = on_board(humility, animate) if humility_first else on_board(humility.with_(timestamp=9), animate)
    assert size(state, 2) == expected
    assert layers.abilities(state, 2) == ()


def test_a_type_given_by_a_later_effect_is_seen_by_the_effect_that_needs_it() -> None:
    animate = permanent(2, "enchantment", Says(subject=OfType(type="artifact"), does=(FourFour(),)))
    lattice = permanent(3, "enchantment", Says(subject=OfType(type="land"), does=(BecomeType(type="artifact"),)))
    assert size(on_board(permanent(1, "land"), animate, lattice), 1) == "4/4"


def test_what_began_in_the_type_layer_goes_on_after_its_ability_is_lost_in_the_ability_layer() -> None:
    moon = permanent(2, "creature", Says(subject=OfType(type="land"), does=(AreLandType(subtype="Mountain"),)))
    humility = permanent(3, "enchantment", Says(subject=CREATURES, does=(LoseAll(),)))
    state = on_board(permanent(1, "land", subtypes=("Forest",)), moon, humility)
    assert mana_of(state, 1) == ["R"]
    assert layers.abilities(state, 2) == ()


def test_a_land_creature_loses_its_intrinsic_mana_with_all_abilities() -> None:
    humility = permanent(3, "enchantment", Says(subject=CREATURES, does=(LoseAll(),)))
    assert mana_of(on_board(permanent(1, "land creature", subtypes=("Forest",)), humility), 1) == []


def test_an_ability_gained_is_not_taken_by_a_land_type() -> None:
    gains = effect(1, Gain(ability=Flying()), 1, timestamp=1)
    moon = permanent(3, "enchantment", Says(subject=OfType(type="land"), does=(AreLandType(subtype="Mountain"),)))
    state = on_board(permanent(1, "land"), moon, effects=(gains,))
    assert Flying() in layers.abilities(state, 1) and mana_of(state, 1) == ["R"]


def test_a_granted_ability_acts_in_the_layers_still_to_come() -> None:
    anthem = Says(subject=OfType(type="creature", yours=True), does=(Pump(by=1),))
    state = on_board(permanent(1), permanent(2), effects=(effect(1, Gain(ability=anthem), 1),))
    assert size(state, 2) == "2/2"


def test_a_granted_ability_acts_in_the_layer_in_which_it_is_granted() -> None:
    gift = Says(subject=OfType(type="creature", yours=True), does=(Gain(ability=Flying()),))
    state = on_board(permanent(1), permanent(2), effects=(effect(1, Gain(ability=gift), 1),))
    assert layers.abilities(state, 2) == (Flying(),)


def test_a_keyword_counter_put_later_survives_losing_all_abilities() -> None:
    humility = permanent(2, "enchantment", Says(subject=CREATURES, does=(LoseAll(),)))
    game = Game(on_board(permanent(1), humility).with_(timestamp=10, players={1: Player(id=1, name="A")}))
    game.happen(PutCounters(on=1, kind="flying", amount=1))
    assert layers.abilities(game.state, 1) == (Flying(),)
    before = permanent(1, counters={"flying": 1})
    assert layers.abilities(on_board(before, humility), 1) == ()
