"""One more counter of a kind that is there already: for each kind, or for one that is chosen."""

from __future__ import annotations

from engine.game.counters import PutCounters, RemoveCounters
from engine.game.damage import DAMAGED_TYPES
from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import Target, Targeted
from engine.words.sentences import Sentence


def kinds_on(game: Game, thing: Id) -> list[str]:
    """The kinds of counters that are on an object or that a player has."""
    found = game.state.players[thing] if thing in game.state.players else game.object(thing)
    return [kind for kind, n in found.counters.items() if n]


@says("target {things:one} or player")
class TargetThingOrPlayer(Targeted, frozen=True, kw_only=True):
    """An object that fits, or a player."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.nouns() <= DAMAGED_TYPES:
            raise Unfit  # which has words of its own

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in game.state.order() if thing in game.state.players else super().is_legal(game, thing, scope)

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (*super().candidates(game, scope), *game.state.order())


class OneMore(Sentence, frozen=True):
    """Counters of a kind that is there already."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not isinstance(self.thing, Target | TargetThingOrPlayer):
            raise Unfit

    def there(self, game: Game, scope: Scope) -> list[Id]:
        """What it is about, as far as it is still there."""
        found = self.thing.find(game, scope)
        return [*present(game, scope, tuple(t for t in found if t not in game.state.players)),
                *(t for t in found if t in game.state.players)]

    def put(self, game: Game, scope: Scope, thing: Id, kinds: list[str]) -> None:
        """One more counter of each of these kinds."""
        game.happen(*(PutCounters(on=thing, kind=kind, amount=1, by=scope.controller) for kind in kinds))


@says("put another counter of that kind on (it|that permanent|that creature)")
class PutAnother(Word, frozen=True):
    """One more of the kind at hand."""


@says(
    "for each kind of counter on {thing}, {more}",
    "for each kind of counter on {thing}, give (that permanent or player|it) another counter of that kind",
)
class OneMoreOfEach(OneMore, frozen=True):
    """One more of every kind."""

    more: PutAnother | None = None

    @rule("122.1")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.there(game, scope):
            self.put(game, scope, thing, kinds_on(game, thing))


@says("for each kind of counter on {thing}, {more} or remove one from it")
class OneMoreOrLessOfEach(OneMore, frozen=True):
    """One more or one less of every kind, as the player chooses for each."""

    more: PutAnother

    @rule("122.1", "608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.there(game, scope):
            for kind in kinds_on(game, thing):
                options = [(True, f"put a {kind} counter"), (False, f"remove a {kind} counter")]
                more = game.choose_one(scope.controller, "counter", options, about=scope.source, prompt=f"{kind} counters?")
                if more:
                    self.put(game, scope, thing, [kind])
                else:
                    game.happen(RemoveCounters(on=thing, kind=kind, amount=1, by=scope.controller))


@says(
    "choose a counter on {thing}. put (an additional|another) counter of that kind on (it|that permanent|that creature)",
    "choose a counter on {thing}. give that permanent or player another counter of that kind",
)
class OneMoreOfOne(OneMore, frozen=True):
    """One more of a kind that the player chooses."""

    @rule("608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.there(game, scope):
            options = [(kind, f"{kind} counter") for kind in kinds_on(game, thing)]
            if options:
                kind = game.choose_one(scope.controller, "counter", options, about=scope.source, prompt="Which counter?")
                self.put(game, scope, thing, [kind])
