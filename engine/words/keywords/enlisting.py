"""What happens as a creature enlists another."""

from __future__ import annotations

from typing import Any

from engine.game.enlisting import Enlisted
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsA, ItIsThis, Subject
from engine.words.references.antecedents import Antecedent


@says("{who} enlists {other}")
class EnlistsAnother(EventPattern, frozen=True):
    """A creature that attacks enlists a creature."""

    who: Subject
    other: ItIsA

    def __post_init__(self) -> None:
        if not isinstance(self.who, ItIsThis | ItIsA):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The creature can be spoken of."""
        return (Antecedent(slot="enlisted", nature="object", nouns=frozenset({"creature"})),)

    @rule("702.154c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Enlisted) or not self.who.match(game, event.by, scope):
            return None
        return {"enlisted": (event.other,)} if self.other.match(game, event.other, scope) else None
