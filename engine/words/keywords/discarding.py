"""Keywords that discard their card from hand for something: transmute, reinforce; and mayhem, which casts what was discarded."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Effect, Reference
from engine.game.objects import Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.searching import find, search_library
from engine.game.zones import Discard, Move, Reveal, Shuffle
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.alternative import CastForIf
from engine.words.keywords.cycling import DiscardThis
from engine.words.keywords.flashback import GRAVEYARD
from engine.words.keywords.spelling import Costed, FromHand, costed, reference
from engine.words.limits import OnlyAsSorcery


class FindsOfTheSameValue(Effect, frozen=True):
    """A card with the mana value of the discarded one is searched for; made, never read."""

    @rule("702.53a", "701.23a")
    def happen(self, game: Game, scope: Scope) -> None:
        player, wanted = scope.controller, mana_value(game, scope.source)
        library = search_library(game, player, player) or ()
        fits = [(t, game.name(t)) for t in library if mana_value(game, t) == wanted and game.characteristics(t).name]
        found = find(game, player, player, fits, (0, 1), scope.source)
        if found:
            game.happen(Reveal(player=player, objects=tuple(found)))
            game.happen(*(Move(object=t, to=Zone.HAND, how="put", by=scope.source) for t in found))
        game.happen(Shuffle(player=player))


@says(*costed("transmute"))
class Transmute(Costed, frozen=True):
    """Pay and discard it: find a card of the same mana value."""

    name: ClassVar[str] = "transmute"

    @rule("702.53a")
    def means(self) -> tuple[Ability, ...]:
        return (FromHand(cost=(*self.cost, DiscardThis()), effect=FindsOfTheSameValue(), limits=(OnlyAsSorcery(),)),)


class CountersOnTarget(Effect, frozen=True):
    """+1/+1 counters, X where no number is given, are put on the target; made, never read."""

    number: int | None
    target: Reference

    @rule("702.77a")
    def happen(self, game: Game, scope: Scope) -> None:
        here = (t for t in self.target.find(game, scope) if game.exists(t))
        amount = self.number if self.number is not None else scope.x or 0
        game.happen(*(PutCounters(on=t, kind="+1/+1", amount=amount, by=scope.controller) for t in here if amount > 0))


@says("reinforce {number}—{cost:comma+}")
class Reinforce(Costed, frozen=True):
    """Pay and discard it for counters on a creature."""

    number: int
    name: ClassVar[str] = "reinforce"

    @rule("702.77a")
    def means(self) -> tuple[Ability, ...]:
        puts = CountersOnTarget(number=self.number, target=reference("target creature"))
        return (FromHand(cost=(*self.cost, DiscardThis()), effect=puts),)


@says("reinforce X—{cost:comma+}")
class ReinforceX(Costed, frozen=True):
    """Pay and discard it for X counters on a creature."""

    name: ClassVar[str] = "reinforce"

    @rule("702.77a", "107.3a")
    def means(self) -> tuple[Ability, ...]:
        puts = CountersOnTarget(number=None, target=reference("target creature"))
        return (FromHand(cost=(*self.cost, DiscardThis()), effect=puts),)


class WasDiscardedThisTurn(Condition, frozen=True):
    """The card was discarded this turn; made, never read."""

    @rule("702.187b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(isinstance(e, Discard) and game.state.became.get(e.object) == scope.source for e in game.state.history)


@says(*costed("mayhem"))
class Mayhem(Costed, frozen=True):
    """Discarded this turn, it may be cast from the graveyard for this cost."""

    name: ClassVar[str] = "mayhem"

    @rule("702.187a")
    def means(self) -> tuple[Ability, ...]:
        return (CastForIf(name="mayhem", cost=self.cost, zones=GRAVEYARD, condition=WasDiscardedThisTurn()),)
