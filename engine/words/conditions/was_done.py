"""Whether something was done with a thing that fits, earlier in the ability: "if a creature card was exiled this way"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import SUCH, Antecedent
from engine.words.references.this_way import (
    DestroyedThisWay,
    DiscardedThisWay,
    ExiledThisWay,
    MilledThisWay,
    RevealedThisWay,
    SacrificedThisWay,
    ThisWay,
)


class WasDone(Condition, frozen=True, kw_only=True):
    """It was done with at least one thing that fits; that thing can be spoken of."""

    things: ObjectFilter
    slot: str = ""
    as_tally: ClassVar[type[ThisWay]] = ExiledThisWay

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The thing can be spoken of."""
        if not self.slot:
            return ()
        return (Antecedent(slot=f"{self.slot}{SUCH}", nature="object", nouns=self.things.nouns()),)

    @rule("608.2c")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.as_tally(things=self.things, slot=self.slot).which(game, scope)
        scope.slots[f"{self.slot}{SUCH}"] = found
        return bool(found)


@says(
    "a(n) {things} (is|was) exiled this way", "you exile a(n) {things} this way", "you exiled a(n) {things} this way",
    "at least one {things:one} (is|was) exiled this way", "a(n) {things} (is|was) put into exile this way",
)
class WasExiled(WasDone, frozen=True, kw_only=True):
    """Exiled."""

    refers: ClassVar[str] = "exiled"


@says("a(n) {things} (is|was) revealed this way", "you (reveal|revealed) a(n) {things} this way")
class WasRevealed(WasDone, frozen=True, kw_only=True):
    """Revealed."""

    refers: ClassVar[str] = "revealed"
    as_tally: ClassVar[type[ThisWay]] = RevealedThisWay


@says(
    "a(n) {things} (is|was) milled this way", "a(n) {things} (is|was) put into your graveyard this way",
    "you mill a(n) {things} this way", "at least one {things:one} (is|was) milled this way",
)
class WasMilled(WasDone, frozen=True, kw_only=True):
    """Milled."""

    refers: ClassVar[str] = "milled"
    as_tally: ClassVar[type[ThisWay]] = MilledThisWay


@says("a(n) {things} (is|was) discarded this way", "you discard a(n) {things} this way", "you discarded a(n) {things} this way")
class WasDiscarded(WasDone, frozen=True, kw_only=True):
    """Discarded."""

    refers: ClassVar[str] = "discarded"
    as_tally: ClassVar[type[ThisWay]] = DiscardedThisWay


@says("a(n) {things} (is|was) sacrificed this way", "you sacrifice a(n) {things} this way", "you sacrificed a(n) {things} this way")
class WasSacrificed(WasDone, frozen=True, kw_only=True):
    """Sacrificed."""

    refers: ClassVar[str] = "sacrificed"
    as_tally: ClassVar[type[ThisWay]] = SacrificedThisWay


@says("a(n) {things} (is|was) destroyed this way")
class WasDestroyed(WasDone, frozen=True, kw_only=True):
    """Destroyed."""

    refers: ClassVar[str] = "destroyed"
    as_tally: ClassVar[type[ThisWay]] = DestroyedThisWay
