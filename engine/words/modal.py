"""Modal spells and abilities: "choose one —" and its relatives."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, Effect
from engine.game.modes import Modal
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.keywords.kicker import paid
from engine.words.sentences import Body, Instructions


class ChooseModes(Modal, Body, frozen=True):
    """Some of the modes are chosen."""

    apart: ClassVar[tuple[str, ...]] = ("modes",)
    modes: tuple[Instructions, ...]

    @rule("702.42a")
    def is_entwined(self, game: Game, scope: Scope) -> bool:
        """Whether the cost for choosing all modes was announced."""
        return "entwine" in paid(game, scope.source)

    @property
    def options(self) -> tuple[Effect, ...]:
        return self.modes


@says("choose {number} — • {modes:bullets}")
class ChooseExactly(ChooseModes, frozen=True):
    """Exactly a number of modes, or all of them when it is entwined."""

    number: Numeral

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.maximum(game, scope)

    def maximum(self, game: Game, scope: Scope) -> int:
        return len(self.modes) if self.is_entwined(game, scope) else self.number.count(game, scope) or 0


@says("choose one or both — • {modes:bullets}", "choose one or more — • {modes:bullets}")
class ChooseSome(ChooseModes, frozen=True):
    """At least one mode."""

    def maximum(self, game: Game, scope: Scope) -> int:
        return len(self.modes)


@says("choose up to {number} — • {modes:bullets}")
class ChooseUpTo(ChooseModes, frozen=True):
    """At most a number of modes."""

    number: Numeral

    def minimum(self, game: Game, scope: Scope) -> int:
        return 0

    def maximum(self, game: Game, scope: Scope) -> int:
        return self.number.count(game, scope) or 0


@says(
    "choose one. if {condition} as you cast ~, you may choose both instead. • {modes:bullets}",
    "choose one. if {condition}, you may choose both instead. • {modes:bullets}",
    "choose one. if {condition} as you cast ~, choose one or more instead. • {modes:bullets}",
    "choose one. if {condition}, choose one or more instead. • {modes:bullets}",
    "choose one. if {condition} as you cast ~, you may choose any number instead. • {modes:bullets}",
)
class ChooseMoreIf(ChooseModes, frozen=True):
    """One mode, or any of them when a condition holds as the spell is cast."""

    condition: Condition

    @rule("601.2b", "700.2d")
    def maximum(self, game: Game, scope: Scope) -> int:
        return len(self.modes) if self.condition.holds(game, scope) else 1


@says("choose one. if {condition}, choose both instead. • {modes:bullets}")
class ChooseBothIf(ChooseModes, frozen=True):
    """One mode, or both when a condition holds."""

    condition: Condition

    @rule("601.2b", "700.2d")
    def minimum(self, game: Game, scope: Scope) -> int:
        return len(self.modes) if self.condition.holds(game, scope) else 1

    def maximum(self, game: Game, scope: Scope) -> int:
        return self.minimum(game, scope)
