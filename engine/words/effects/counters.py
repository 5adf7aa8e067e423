"""Counters: putting them on, removing them, proliferating."""

from __future__ import annotations

from engine.game.counters import PutCounters, RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind
from engine.words.references.chosen import told


@says("put{s^} {amount} {kind} counter{s@amount} on {things}")
class PutCountersOn(PlayerVerb, frozen=True):
    """Counters of a kind are put on objects."""

    amount: Numeral
    kind: CounterKind
    things: ObjectReference

    @rule("122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*(PutCounters(on=t, kind=self.kind.name, amount=n, by=players[0]) for t in found if n > 0))


@says("remove{s^} {amount} {kind} counter{s@amount} from {things}")
class RemoveCountersFrom(PlayerVerb, frozen=True):
    """Counters of a kind are removed from objects, as many of them as are there."""

    amount: Numeral
    kind: CounterKind
    things: ObjectReference

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        has = {t: game.object(t).counters.get(self.kind.name, 0) for t in self.things.find(game, scope) if game.exists(t)}
        game.happen(*(RemoveCounters(on=t, kind=self.kind.name, amount=min(n, m)) for t, m in has.items() if m))


@says("proliferate{s^}")
class Proliferate(PlayerVerb, frozen=True):
    """Any number of permanents and players with counters get one more of each kind they have."""

    @rule("701.34a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            chosen = game.choose(
                player, "proliferate", _with_counters(game), minimum=0, maximum=len(_with_counters(game)),
                about=scope.source, prompt="Which permanents and players get another counter of each kind?",
            )
            game.happen(*(PutCounters(on=t, kind=k, amount=1, by=player) for t in chosen for k in _kinds(game, t)))


def _kinds(game: Game, thing: Id) -> tuple[str, ...]:
    owner = game.state.players.get(thing) or game.object(thing)
    return tuple(k for k, n in owner.counters.items() if n)


def _with_counters(game: Game) -> list[tuple[Id, str]]:
    things = (*game.state.order(), *game.state.zone(Zone.BATTLEFIELD))
    return [(t, game.name(t)) for t in things if _kinds(game, t)]
