"""Events of blocking, or becoming blocked by, at least so many creatures, which happen once however many they are."""

from __future__ import annotations

from typing import Any

from engine.game.combat.events import BecomeBlocked, Blocks
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent


class WithSeveral(EventVerb, frozen=True, kw_only=True):
    """A block with at least so many creatures that fit on the other side."""

    number: int
    things: ObjectFilter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The creatures on the other side that fit can be spoken of."""
        return (Antecedent(slot="opposed", nature="object", nouns=self.things.nouns() | {"creature"}, is_many=True),)

    def opposed(self, game: Game, there: tuple[int, ...], scope: Scope) -> dict[str, Any] | None:
        """Those that fit, when they are enough."""
        fits = tuple(t for t in there if self.things.match(game, t, scope))
        return {"opposed": fits} if len(fits) >= self.number else None


@says("block{s^} {number:word} or more {things:many}")
class BlocksSeveral(WithSeveral, frozen=True, kw_only=True):
    """Is declared as a blocker of so many."""

    @rule("509.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Blocks) or not subject.match(game, event.blocker, scope):
            return None
        found = self.opposed(game, event.attackers, scope)
        return None if found is None else {"it": (event.blocker,), **found}


@says("become{s^} blocked by {number:word} or more {things:many}")
class BlockedBySeveral(WithSeveral, frozen=True, kw_only=True):
    """Becomes blocked by so many."""

    @rule("509.3c")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeBlocked) or not subject.match(game, event.attacker, scope):
            return None
        found = self.opposed(game, event.blockers, scope)
        return None if found is None else {"it": (event.attacker,), **found}

    def of_blocking(self) -> EventVerb | None:
        return BlocksSeveral(number=self.number, things=self.things)
