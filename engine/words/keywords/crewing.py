"""What speaks of crewing and saddling: who did it, that it was done, and creatures that are good at it."""

from __future__ import annotations

from typing import Any

from engine.game.crewing import CREW, SADDLE, Crews, tapped_for
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import Condition, EventPattern, ObjectReference, Static
from engine.game.objects import Id
from engine.game.qualities import power, toughness
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.crew import CREWED, SADDLED, is_first
from engine.words.references.antecedents import Antecedent


@says("that crewed {thing} this turn", "that saddled {thing} this turn")
class TappedForIt(Qualifier, frozen=True):
    """It was tapped this turn to crew or to saddle something."""

    thing: ObjectReference

    @rule("702.122c", "702.171c")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        how = (CREW, SADDLE)[self.wording]
        return any(thing in tapped_for(game, t, how) for t in self.thing.find(game, scope))


@says("a(n) {things} crewed {thing} this turn", "a(n) {things} saddled {thing} this turn")
class WasTappedForIt(Condition, frozen=True):
    """Something that fits crewed or saddled a permanent this turn."""

    things: ObjectFilter
    thing: ObjectReference

    @rule("702.122c", "702.171c")
    def holds(self, game: Game, scope: Scope) -> bool:
        how = (CREW, SADDLE)[self.wording]
        done = (c for t in self.thing.find(game, scope) for c in tapped_for(game, t, how))
        return any(self.things.match(game, creature, scope) for creature in done)


@says(
    "become{s^} crewed", "become{s^} saddled", "become{s^} crewed for the first time each turn",
    "become{s^} saddled for the first time each turn",
)
class BecomesReady(EventVerb, frozen=True):
    """Becomes crewed or saddled (for the first time in a turn)."""

    @rule("702.122e", "702.171b")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        action = (CREWED, SADDLED)[self.wording % 2]
        if not isinstance(event, ActionDone) or event.action != action or event.object is None:
            return None
        if not subject.match(game, event.object, scope) or (self.wording > 1 and not is_first(game, event)):
            return None
        return {"it": (event.object,)}


@says(
    "~ crews a Vehicle", "~ saddles a Mount or crews a Vehicle", "~ crews a Vehicle during your main phase",
    "~ saddles a Mount or crews a Vehicle during your main phase",
)
class WhenCrews(EventPattern, frozen=True):
    """The creature itself is tapped to crew a Vehicle (or to saddle a Mount)."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it crews or saddles can be spoken of."""
        return (Antecedent(slot="ready", nature="object", nouns=frozenset({"Vehicle", "Mount"}), by_noun=True),)

    @rule("702.122b", "702.171c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Crews) or event.creature != scope.source:
            return None
        if event.how == SADDLE and self.wording % 2 == 0:
            return None
        turn = game.state.turn
        if self.wording > 1 and (not game.state.is_active(scope.controller) or "main" not in turn.step):
            return None
        return {"ready": (event.permanent,)}


@says("that Mount or Vehicle")
class ThatMountOrVehicle(ObjectReference, frozen=True):
    """What the creature crewed or saddled."""

    @rule("702.122b", "702.171c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found: tuple[Id, ...] = scope.slots.get("ready", ())
        return found


@says(
    "~ crews Vehicles as though its power were {number:digits} greater.",
    "~ saddles Mounts and crews Vehicles as though its power were {number:digits} greater.",
)
class CrewsAsThoughStronger(Static, frozen=True):
    """It counts for more power."""

    number: int

    @rule("702.122a", "702.171a")
    def crews_with(self, game: Game, thing: Id, how: str) -> int:
        """The power that it counts for."""
        counts = how == CREW or (how == SADDLE and self.wording == 1)
        return power(game, thing) + (self.number if counts else 0)


@says("~ crews Vehicles using (its|his|her) toughness rather than (its|his|her) power.")
class CrewsWithToughness(Static, frozen=True):
    """Its toughness counts instead of its power."""

    @rule("702.122a")
    def crews_with(self, game: Game, thing: Id, how: str) -> int:
        """What it counts for."""
        return toughness(game, thing) if how == CREW else power(game, thing)


@says("~ saddles Mounts and crews Vehicles using (its|his|her) toughness rather than (its|his|her) power.")
class ReadiesWithToughness(Static, frozen=True):
    """Its toughness counts instead of its power, for Mounts too."""

    @rule("702.122a", "702.171a")
    def crews_with(self, game: Game, thing: Id, how: str) -> int:
        """What it counts for."""
        return toughness(game, thing) if how in {CREW, SADDLE} else power(game, thing)
