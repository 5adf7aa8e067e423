"""What a harnessed permanent has: abilities after the sign of infinity."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Ability, Activated, Static, Triggered
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import Line
from engine.words.effects.harnessing import HARNESSED
from engine.words.frames import InSection, SectionAbility


class WhileHarnessed(InSection, frozen=True):
    """The permanent is harnessed; made, never read."""

    @rule("701.64b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return HARNESSED in game.object(scope.source).marks


@says("∞ — {activated}", "∞ — {triggered}", "∞ — {static}")
class HarnessedLine(Line, frozen=True):
    """An ability that the permanent has once it is harnessed."""

    activated: Activated | None = None
    triggered: Triggered | None = None
    static: Static | None = None

    @rule("701.64b", "702.186b")
    def abilities(self) -> tuple[Ability, ...]:
        own = tuple(a for a in (self.activated, self.triggered, self.static) if a is not None)
        return (SectionAbility(heading=("∞", "—"), condition=WhileHarnessed(least=0), abilities=own),)
