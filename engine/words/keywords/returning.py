"""Keywords about dying and what comes after: undying, persist, afterlife, soulshift."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import counters_on
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Effect, Keyword
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import MadeTriggered, Numbered, ability, event, some


class HadNone(Condition, frozen=True):
    """The object had no counters of a kind; made, never read."""

    kind: str

    @rule("603.10a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return counters_on(game.state, scope.source, self.kind) == 0


class ReturnsWith(Effect, frozen=True):
    """The card comes back under its owner's control with a counter, if it is still where it went; made, never read."""

    kind: str

    @rule("110.2a", "400.7")
    def happen(self, game: Game, scope: Scope) -> None:
        card = scope.now(scope.source)
        if game.exists(card) and game.object(card).zone is Zone.GRAVEYARD:
            owner = game.object(card).owner
            game.happen(Move(
                object=card, to=Zone.BATTLEFIELD, how="return", controller=owner, counters={self.kind: 1}, by=scope.source
            ))


def returns_once(kind: str) -> tuple[Ability, ...]:
    """The trigger that returns what died without such a counter, with one."""
    return (MadeTriggered(trigger=event("~ dies"), condition=HadNone(kind=kind), effect=ReturnsWith(kind=kind)),)


@says("undying")
class Undying(Keyword, frozen=True):
    """It comes back with a +1/+1 counter if it had none."""

    name: ClassVar[str] = "undying"

    @rule("702.93a")
    def means(self) -> tuple[Ability, ...]:
        return returns_once("+1/+1")


@says("persist")
class Persist(Keyword, frozen=True):
    """It comes back with a -1/-1 counter if it had none."""

    name: ClassVar[str] = "persist"

    @rule("702.79a")
    def means(self) -> tuple[Ability, ...]:
        return returns_once("-1/-1")


@says("afterlife {number}")
class Afterlife(Numbered, frozen=True):
    """Spirits come when it dies."""

    name: ClassVar[str] = "afterlife"

    @rule("702.135a")
    def means(self) -> tuple[Ability, ...]:
        tokens = some(self.number, "1/1 white and black Spirit creature token")
        return (ability(f"when ~ dies, create {tokens} with flying."),)

    @rule("702.135b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("soulshift {number}")
class Soulshift(Numbered, frozen=True):
    """A cheaper Spirit may come back to hand when it dies."""

    name: ClassVar[str] = "soulshift"

    @rule("702.46a")
    def means(self) -> tuple[Ability, ...]:
        target = f"target Spirit card with mana value {self.number} or less from your graveyard"
        return (ability(f"when ~ dies, you may return {target} to your hand."),)

    @rule("702.46b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()
