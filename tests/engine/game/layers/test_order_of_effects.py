"""The order of effects that have the same timestamp."""

from __future__ import annotations

from engine.game.layers.effects import Acting
from engine.game.scope import Scope


def acting(source: int, rank: int, timestamp: int) -> Acting:
    return Acting(
        source=source, name="", parts=(), layers=frozenset(), timestamp=timestamp, rank=rank, scope=Scope.of(source, 1), word=None,
    )


def test_of_effects_from_one_moment_those_of_static_abilities_come_first() -> None:
    resolved, static = acting(3, 1, 7), acting(4, 0, 7)
    assert sorted([resolved, static], key=lambda one: one.order) == [static, resolved]


def test_an_earlier_timestamp_comes_first_whatever_made_the_effect() -> None:
    resolved, static = acting(3, 1, 6), acting(4, 0, 7)
    assert sorted([static, resolved], key=lambda one: one.order) == [resolved, static]
