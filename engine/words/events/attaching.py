"""Events of Auras and Equipment becoming attached."""

from __future__ import annotations

from typing import Any

from engine.game.attaching import Attach
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import SOURCE, Antecedent


def attached(game: Game, event: Event) -> tuple[Id, Id] | None:
    """What becomes attached to what by an event, entering attached included."""
    if isinstance(event, Attach):
        return event.object, event.to
    if isinstance(event, Move) and event.to is Zone.BATTLEFIELD and event.attached_to is not None:
        thing = game.state.became.get(event.object, event.object)
        now = game.object(thing).attached_to if game.exists(thing) else None
        return (thing, now) if now is not None else None
    return None


@says("become{s^} attached to a(n) {things}", "become{s^} attached to ~")
class BecomesAttached(EventVerb, frozen=True):
    """Becomes attached to something that fits, or to the object itself."""

    things: ObjectFilter | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it is attached to can be spoken of by its noun."""
        if self.things is None:
            return (Antecedent(slot=SOURCE, nature="object"),)
        host = Antecedent(slot="attached to", nature="object", nouns=self.things.nouns(), by_noun=True)
        return (host, Antecedent(slot="attached to", nature="host"))

    @rule("701.3a", "603.2")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        found = attached(game, event)
        if found is None or found[1] in game.state.players or not subject.match(game, found[0], scope):
            return None
        fits = found[1] == scope.source if self.things is None else self.things.match(game, found[1], scope)
        return {"it": (found[0],), "attached to": (found[1],)} if fits else None
