"""Events of playing: a land, any card, a land or a spell, from anywhere or from certain zones."""

from __future__ import annotations

from typing import Any

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.special import Play
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import ItIsA, ItIsAnother
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import Antecedent
from engine.words.references.this_way import ExiledWithThis

PLAYED = Antecedent(slot="it", nature="object", nouns=frozenset({"card", "spell", "land"}))
"""What was played, as it can be called after the event."""


def played(game: Game, event: Event) -> Id | None:
    """The card that is played or cast by an event: a land as it last was where it came from, a spell as it is on the stack."""
    return event.land if isinstance(event, Play) else event.spell if isinstance(event, Cast) else None


class WhenPlays(PlayerActs, frozen=True):
    """A player plays or casts something."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was played can be spoken of."""
        return (*super().antecedents(), PLAYED)

    def is_such(self, game: Game, event: Play | Cast, scope: Scope) -> bool:
        """Whether it is something of the kind."""
        return False

    @rule("305.1", "701.18a", "603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Play | Cast) or not self.is_them(game, event.player, scope):
            return None
        if not self.is_such(game, event, scope):
            return None
        return {"player": (event.player,), "it": (played(game, event),)}


@says("{player} play{s} {land}")
class WhenPlaysLand(WhenPlays, frozen=True):
    """A player plays a land that fits."""

    land: ItIsA

    def __post_init__(self) -> None:
        if "land" not in self.land.nouns():
            raise Unfit

    def is_such(self, game: Game, event: Play | Cast, scope: Scope) -> bool:
        return isinstance(event, Play) and self.land.match(game, event.land, scope) and not self._is_itself(game, event, scope)

    def _is_itself(self, game: Game, event: Play, scope: Scope) -> bool:
        """Whether another land is asked for and it is the object itself that was played."""
        return isinstance(self.land, ItIsAnother) and game.state.became.get(event.land) == scope.source


@says("{player} play{s} {card}")
class WhenPlaysCard(WhenPlays, frozen=True):
    """A player plays a land or casts a spell, called a card, that fits."""

    card: ItIsA

    def __post_init__(self) -> None:
        linked = any(isinstance(q, ExiledWithThis) for q in self.card.things.qualifiers)
        if "card" not in self.card.nouns() or "land" in self.card.nouns() or linked:
            raise Unfit  # what the object exiled has left exile by now

    def is_such(self, game: Game, event: Play | Cast, scope: Scope) -> bool:
        card = played(game, event)
        is_copy = card is not None and game.object(card).is_copy  # a copy of a card is no card
        return card is not None and not is_copy and self.card.match(game, card, scope)


@says("{player} play{s} a card exiled with ~")
class WhenPlaysLinked(WhenPlays, frozen=True):
    """A player plays a card that the object exiled."""

    @rule("607.2a")
    def is_such(self, game: Game, event: Play | Cast, scope: Scope) -> bool:
        exiled = game.object(scope.source).chosen.get("exiled", ())
        if isinstance(event, Play):
            return event.land in exiled
        return any(game.state.became.get(card) == event.spell for card in exiled)


@says("{player} play{s} {land} or cast{s@player} {spell}")
class WhenPlaysOrCasts(WhenPlays, frozen=True):
    """A player plays a land that fits or casts a spell that fits; a zone that is said only once is said of both."""

    land: ItIsA
    spell: ItIsA

    def __post_init__(self) -> None:
        if "land" not in self.land.nouns() or "spell" not in self.spell.nouns():
            raise Unfit

    def is_such(self, game: Game, event: Play | Cast, scope: Scope) -> bool:
        if isinstance(event, Cast):
            return self.spell.match(game, event.spell, scope)
        zones = [q for q in self.spell.things.qualifiers if isinstance(q, Located)]
        said = any(isinstance(q, Located) for q in self.land.things.qualifiers)
        return self.land.match(game, event.land, scope) and (said or all(z.match(game, event.land, scope) for z in zones))
