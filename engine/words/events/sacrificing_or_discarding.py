"""Either of two things that players do: a permanent is sacrificed, or a card is discarded."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.zones import Discard, Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import ItIsA
from engine.words.references.antecedents import Antecedent


@says("{player} sacrifice{s} {permanent} or discard{s@player} {card}")
class WhenSacrificesOrDiscards(PlayerActs, frozen=True):
    """A player sacrifices a permanent that fits or discards a card that fits."""

    permanent: ItIsA
    card: ItIsA
    looks_back: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if "card" in self.permanent.nouns() or "card" not in self.card.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Whichever it was is a card by now."""
        return (*super().antecedents(), Antecedent(slot="it", nature="object", nouns=frozenset({"card"})))

    @rule("701.21a", "701.9a", "603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Sacrifice | Discard) or not self.is_them(game, event.player, scope):
            return None
        subject = self.permanent if isinstance(event, Sacrifice) else self.card
        fits = subject.match(game, event.object, scope)
        return {"player": (event.player,), "it": (event.object,)} if fits else None

    def looks_back_at(self, event: Event) -> bool:
        """Whether this event is seen as things were just before it."""
        return isinstance(event, Sacrifice)
