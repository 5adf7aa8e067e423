"""Copying: copiable values, exceptions, and becoming a copy."""

from __future__ import annotations

from engine.game import layers
from engine.game.copying import IsCopy, copiable, copy_of
from engine.game.machine import Game
from tests.engine.game.layers.tiny import (
    AreAlso,
    Base,
    ByCounters,
    Flying,
    Gain,
    OfType,
    Pump,
    Says,
    This,
    effect,
    on_board,
    permanent,
)


def test_counters_and_other_effects_are_not_copied() -> None:
    game = Game(on_board(permanent(1, counters={"+1/+1": 2}), effects=(effect(1, Pump(by=3), 1),)))
    assert (game.characteristics(1).power, copiable(game, 1).power) == (6, 1)


def test_a_copy_of_a_copy_has_the_copied_values() -> None:
    angel, clone = permanent(1, "creature", Flying(), pt=(4, 4)), permanent(2, pt=(0, 0))
    game = Game(on_board(angel, clone, effects=(effect(1, IsCopy(values=angel.base), 2),)))
    assert copiable(game, 2) == angel.base
    assert game.characteristics(2).power == 4


def test_a_face_down_creature_is_copied_as_it_lies() -> None:
    game = Game(on_board(permanent(1, "creature", Flying(), pt=(4, 4), is_face_down=True)))
    assert copiable(game, 1) == layers.FACE_DOWN


def test_exceptions_become_copiable() -> None:
    game = Game(on_board(permanent(1, pt=(4, 4))))
    copied = copy_of(game, 1, (Gain(ability=Flying()), AreAlso(subtype="Bird"), Base(power=1, toughness=1)))
    assert (copied.power, copied.subtypes, copied.abilities) == (1, ("Bird",), (Flying(),))


def test_a_size_given_by_an_exception_is_not_defined_by_a_copied_ability() -> None:
    own = Says(subject=This(), does=(ByCounters(),), defines=True)
    game = Game(on_board(permanent(1, "creature", own, Flying(), pt=(0, 0))))
    assert copy_of(game, 1, (Base(power=7, toughness=7),)).abilities == (Flying(),)
    assert copy_of(game, 1).abilities == (own, Flying())


def test_becoming_a_copy_comes_before_everything_else() -> None:
    angel, bear = permanent(1, "creature", Flying(), pt=(4, 4)), permanent(2, pt=(2, 2))
    became, pumped = effect(2, IsCopy(values=angel.base), 2, timestamp=9), effect(1, Pump(by=1), 2, timestamp=1)
    state = on_board(angel, bear, effects=(pumped, became))
    assert layers.characteristics(state, 2).power == 5
    assert [step.layer for step in layers.explain(state, 2)] == ["1", "7c"]


def test_what_became_a_copy_has_the_timestamp_of_becoming_one() -> None:
    small = permanent(1, "creature", Says(subject=OfType(type="creature"), does=(Base(power=1, toughness=1),)))
    big = permanent(2, "creature", Says(subject=OfType(type="creature"), does=(Base(power=9, toughness=9),)))
    clone = permanent(3)
    assert Game(on_board(small, big, clone)).characteristics(3).power == 9
    became = effect(1, IsCopy(values=small.base), 3, timestamp=50)
    assert Game(on_board(small, big, clone, effects=(became,))).characteristics(2).power == 1
