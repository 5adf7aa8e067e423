"""Tallies of what happened this turn, and of counters, for "for each" and "the number of"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.objects import Id, Zone
from engine.game.resolving import Resolve
from engine.game.scope import Scope
from engine.game.zones import Discard, Draw, Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Quantity, added
from engine.words.countable import Countable
from engine.words.filters.adjectives import Other
from engine.words.filters.comparisons import Quality
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import bound, is_settled
from engine.words.references.linked import each_meant
from engine.words.references.spoken_of import OfKnown
from engine.words.statics.costs import EachInParty


class WhoHas(Word, frozen=True):
    """Who did it: "you've", "they've"."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The players."""
        return ()


@says("you've")
class YouHave(WhoHas, frozen=True):
    """The controller."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.controller,)


@says("your opponents have")
class OpponentsHave(WhoHas, frozen=True):
    """The opponents of the controller."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.opponents(scope.controller))


@says("they've")
class TheyHave(WhoHas, frozen=True):
    """The player spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


class Tally(Word, frozen=True):
    """Something that happened so often this turn; said of one for "for each", of several for "the number of"."""

    @property
    def plural(self) -> bool:
        return False

    def count(self, game: Game, scope: Scope) -> int:
        """How often."""
        return 0


@says("{tally:one}")
class EachTally(Countable, frozen=True):
    """Each of them."""

    tally: Tally

    def count(self, game: Game, scope: Scope) -> int:
        return self.tally.count(game, scope)


@says("the number of {tally:many}")
class NumberOfTally(Quantity, frozen=True):
    """How many of them."""

    tally: Tally

    def count(self, game: Game, scope: Scope) -> int | None:
        return self.tally.count(game, scope)


@says(
    "card {who} drawn this turn", "card {who} discarded this turn",
    "cards {who} drawn this turn", "cards {who} discarded this turn",
)
class CardsThisTurn(Tally, frozen=True):
    """Cards that a player drew or discarded this turn."""

    who: WhoHas

    @property
    def plural(self) -> bool:
        return self.wording > 1

    @rule("121.1", "701.9a")
    def count(self, game: Game, scope: Scope) -> int:
        kind: Any = (Draw, Discard)[self.wording % 2]
        players = self.who.find(game, scope)
        return sum(isinstance(e, kind) and e.player in players for e in game.state.history)


class OfSpells(Tally, frozen=True):
    """Spells that fit and that were cast this turn."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns() or any(isinstance(a, Other) for a in self.spells.adjectives):
            raise Unfit  # which of them are others is said beside them

    @property
    def plural(self) -> bool:
        return self.spells.plural


class OfPermanents(Tally, frozen=True):
    """Permanents that fit, as they were."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if {"card", "spell"} & self.things.nouns():
            raise Unfit

    @property
    def plural(self) -> bool:
        return self.things.plural


@says("{spells} {who} cast this turn", "other {spells} {who} cast this turn", "other {spells} cast this turn")
class SpellsThisTurn(OfSpells, frozen=True):
    """Those that a player, or anybody, cast, perhaps apart from the object itself."""

    who: WhoHas | None = None

    @rule("601.2i")
    def count(self, game: Game, scope: Scope) -> int:
        cast = [e for e in game.state.history if isinstance(e, Cast)]
        if self.who is not None:
            players = self.who.find(game, scope)
            cast = [e for e in cast if e.player in players]
        if self.wording:
            cast = [e for e in cast if scope.source not in (e.spell, game.state.became.get(e.spell))]
        return sum(self.spells.match(game, e.spell, scope) for e in cast)


@says("{things} that died this turn", "{things} that died under your control this turn")
class DiedThisTurn(OfPermanents, frozen=True):
    """Those that died this turn."""

    @rule("700.4", "608.2h")
    def count(self, game: Game, scope: Scope) -> int:
        return len(self.died(game, scope))

    def died(self, game: Game, scope: Scope) -> list[Id]:
        """Which ones, as they last were."""
        died = [e.object for e in _deaths(game) if self.things.match(game, e.object, scope)]
        return [t for t in died if self.wording == 0 or game.controller(t) == scope.controller]


def _deaths(game: Game) -> Iterator[Move]:
    gone = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.GRAVEYARD and e.object in game.state.gone)
    yield from (e for e in gone if game.state.gone[e.object].object.zone is Zone.BATTLEFIELD)


@says("time {who} cast (your|a|their) commander from the command zone this game")
class CommanderCasts(Tally, frozen=True):
    """How often a player cast a commander from the command zone in this game."""

    who: WhoHas

    @rule("903.8")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(n for p in self.who.find(game, scope) for n in game.state.players[p].commander_casts.values())


@says("{kind} counter you have", "{kind} counters you have")
class CountersHad(Tally, frozen=True):
    """Counters of a kind that a player has."""

    kind: CounterKind

    @property
    def plural(self) -> bool:
        return self.wording == 1

    @rule("122.1")
    def count(self, game: Game, scope: Scope) -> int:
        return game.state.players[scope.controller].counters.get(self.kind.name, 0)


@says("counter on {thing}", "counters on {thing}")
class AnyCounters(Tally, frozen=True):
    """Counters of every kind on an object."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing):
            raise Unfit

    @property
    def plural(self) -> bool:
        return self.wording == 1

    @rule("122.1")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(n for t in self.thing.find(game, scope) for n in game.object(t).counters.values())


@says("creatures in your party")
class InParty(Tally, frozen=True):
    """The creatures of the party."""

    @property
    def plural(self) -> bool:
        return True

    @rule("700.8")
    def count(self, game: Game, scope: Scope) -> int:
        return EachInParty().count(game, scope)


@says("you have a full party")
class FullParty(Condition, frozen=True):
    """One creature of each role."""

    @rule("700.8", "700.8c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return EachInParty().count(game, scope) == 4


@says("the {quality} of {thing:one}")
class QualityOfThing(OfKnown, Quantity, frozen=True):
    """The power, toughness or mana value of an object that is named after it (last known when it is gone)."""

    quality: Quality

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return added(self.quality.of(game, t) for t in each_meant(game, scope, self.thing, self.thing.find(game, scope)))


@says("this is the {n:ordinal} time this ability has resolved this turn")
class TimeResolved(Condition, frozen=True):
    """How often the ability of the object has resolved this turn, this time included."""

    n: int

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        done = [e.object for e in game.state.history if isinstance(e, Resolve)]
        if not done:
            return False
        now = game.object(done[-1]).stacked
        same = [s for s in (game.object(t).stacked for t in done) if s is not None and now is not None]
        times = [s for s in same if now is not None and s.source == scope.source and s.ability == now.ability]
        return len(times) == self.n
