"""Players told apart by what they did earlier in the ability: "each opponent who didn't discard a land card this way"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says, template_of
from engine.rulebook import rule
from engine.words.effects.cards import DRAWN, DREW
from engine.words.filters.description import ObjectFilter
from engine.words.references.this_way import DiscardedThisWay, SacrificedThisWay, ThisWay
from engine.words.references.who import Fact


class DidThisWay(Fact, frozen=True, kw_only=True):
    """Something was done by them with a thing that fits, or was not."""

    things: ObjectFilter
    slot: str = ""
    as_tally: ClassVar[type[ThisWay]]

    def whose(self, game: Game, thing: Id) -> Id:
        """The player who did it."""
        return game.object(thing).owner

    @rule("608.2c")
    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        found = self.as_tally(things=self.things, slot=self.slot).which(game, scope)
        did = any(self.whose(game, t) == player for t in found)
        return did != template_of(self).startswith("didn't")


@says("discarded a(n) {things} this way", "didn't discard a(n) {things} this way")
class DiscardedSome(DidThisWay, frozen=True, kw_only=True):
    """Discarded."""

    refers: ClassVar[str] = "discarded"
    as_tally: ClassVar[type[ThisWay]] = DiscardedThisWay


@says("sacrificed a(n) {things} this way", "didn't sacrifice a(n) {things} this way")
class SacrificedSome(DidThisWay, frozen=True, kw_only=True):
    """Sacrificed."""

    refers: ClassVar[str] = "sacrificed"
    as_tally: ClassVar[type[ThisWay]] = SacrificedThisWay

    def whose(self, game: Game, thing: Id) -> Id:
        return game.controller(thing)


@says("drew a card this way", "didn't draw a card this way")
class DrewSome(Fact, frozen=True, kw_only=True):
    """Cards were drawn, or none was."""

    slot: str = ""
    refers: ClassVar[str] = DRAWN

    @rule("608.2c", "121.2")
    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        return (player in scope.slots.get(DREW, ())) == (self.wording == 0)
