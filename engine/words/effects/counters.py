"""Counters: putting them on, removing them, proliferating."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.counters import PutCounters, RemoveCounters, is_shared
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.targets import TargetReference, division
from engine.game.teams import share_life, sharing_life
from engine.phrase import SYMBOL, Leaf, Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral, Quantity
from engine.words.effects.oftener import PROLIFERATE, instead
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import MANY, Antecedent, is_settled
from engine.words.references.chosen import Chosen, told
from engine.words.references.objects import Targeted

PUT = "counters put"
"""The slot of what the instructions carried out so far have put counters on, each with their kind."""


def put(game: Game, scope: Scope, *events: PutCounters) -> None:
    """Put counters, and keep on what they really came."""
    before = len(game.log)
    game.happen(*events)
    done = (e.event for e in game.log[before:])
    scope.slots[PUT] = (*scope.slots.get(PUT, ()), *((e.on, e.kind) for e in done if isinstance(e, PutCounters)))


def can_put(game: Game, scope: Scope, things: ObjectReference, kind: str, player: Id) -> bool:
    """Whether a counter of a kind can be put on any of the things; what is yet to be chosen or found has conditions of its own."""
    if not isinstance(things, TargetReference) and not is_settled(things):
        return True
    there = present(game, scope, things.find(game, scope))
    return any(can_happen(game, PutCounters(on=t, kind=kind, amount=1, by=player)) for t in there)


@says("put{s^} {amount} {kind} counter{s@amount} on {things}")
class PutCountersOn(PlayerVerb, frozen=True):
    """Counters of a kind are put on objects."""

    amount: Numeral
    kind: CounterKind
    things: ObjectReference

    @rule("608.2d")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether one could be put on anything, where it is known on what."""
        return can_put(game, scope, self.things, self.kind.name, player)

    @rule("122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        found = present(game, scope, told(game, scope, self.things, players))
        put(game, scope, *(PutCounters(on=t, kind=self.kind.name, amount=n, by=next(iter(players), None)) for t in found if n > 0))


@says("put{s^} another {kind} counter on {things}", "put{s^} an additional {kind} counter on {things}")
class PutOneMoreOn(PlayerVerb, frozen=True):
    """One more counter of a kind is put on objects."""

    kind: CounterKind
    things: ObjectReference

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        PutCountersOn(amount=Number(n=1), kind=self.kind, things=self.things).act(game, scope, players)


@says("remove{s^} {amount} {kind} counter{s@amount} from {things}")
class RemoveCountersFrom(PlayerVerb, frozen=True):
    """Counters of a kind are removed from objects, as many of them as are there."""

    amount: Numeral
    kind: CounterKind
    things: ObjectReference

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there are so many, where it is known from what."""
        if isinstance(self.things, Chosen):
            return True
        n = self.amount.count(game, scope) or 0
        there = present(game, scope, self.things.find(game, scope))
        return any(game.object(t).counters.get(self.kind.name, 0) >= n for t in there)

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        found = present(game, scope, told(game, scope, self.things, players))
        has, by = {t: game.object(t).counters.get(self.kind.name, 0) for t in found}, next(iter(players), None)
        game.happen(*(RemoveCounters(on=t, kind=self.kind.name, amount=min(n, m), by=by) for t, m in has.items() if m))


@says("proliferate{s^}")
class Proliferate(PlayerVerb, frozen=True):
    """Any number of permanents and players with counters get one more of each kind they have."""

    can_repeat: ClassVar[bool] = True

    @rule("701.34a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            for _ in range(instead(game, player, PROLIFERATE)):
                self._once(game, scope, player)

    @staticmethod
    def _once(game: Game, scope: Scope, player: Id) -> None:
        chosen = game.choose(
            player, "proliferate", _with_counters(game), minimum=0, maximum=len(_with_counters(game)),
            about=scope.source, prompt="Which permanents and players get another counter of each kind?",
        )
        more = [PutCounters(on=t, kind=k, amount=1, by=player) for t in chosen for k in _kinds(game, t)]
        put(game, scope, *(_one_of_each_team(game, player, more) if share_life(game.state) else more))
        game.happen(ActionDone(action="proliferate", player=player))


def _one_of_each_team(game: Game, player: Id, more: list[PutCounters]) -> list[PutCounters]:
    """Without the counters that would be one too many for what a team shares."""
    groups: dict[Any, list[PutCounters]] = {}
    for event in more:
        shared = is_shared(game.state, event.on, event.kind)
        groups.setdefault((event.kind, sharing_life(game.state, event.on) if shared else event.on), []).append(event)
    return [each[0] if len(each) == 1 else _chosen_of_team(game, player, each) for each in groups.values()]


@rule("701.34b")
def _chosen_of_team(game: Game, player: Id, more: list[PutCounters]) -> PutCounters:
    """That of the player of the team whom the player who proliferates picks."""
    options = [(event, game.name(event.on)) for event in more]
    chosen: PutCounters = game.choose_one(player, "player", options, prompt=f"Who of the team gets another {more[0].kind} counter?")
    return chosen


def _kinds(game: Game, thing: Id) -> tuple[str, ...]:
    owner = game.state.players.get(thing) or game.object(thing)
    return tuple(k for k, n in owner.counters.items() if n)


def _with_counters(game: Game) -> list[tuple[Id, str]]:
    things = (*game.state.order(), *game.state.zone(Zone.BATTLEFIELD))
    return [(t, game.name(t)) for t in things if _kinds(game, t)]


@says(
    "put{s^} a number of {kind} counters on {things} equal to {amount}",
    "put{s^} a number of {kind} counters equal to {amount} on {things}",
    "put{s^} {kind} counters on {things} equal to {amount}",
)
class PutNumberOfCounters(PlayerVerb, frozen=True):
    """As many counters as an amount says are put on objects."""

    kind: CounterKind
    things: ObjectReference
    amount: Quantity

    @rule("122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        n = self.amount.count(game, scope) or 0
        game.happen(*(PutCounters(on=t, kind=self.kind.name, amount=n, by=next(iter(players), None)) for t in found if n > 0))


@says("distribute{s^} {amount} {kind} counters among {things}")
class DistributeCounters(PlayerVerb, frozen=True):
    """Counters are shared out among targets as was announced."""

    amount: Numeral
    kind: CounterKind
    things: Targeted

    def division(self, game: Game, scope: Scope) -> tuple[str, int]:
        """The slot of the targets and how many counters are divided."""
        return self.things.slot, self.amount.count(game, scope) or 0

    @rule("601.2d", "122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        shares = division(scope, self.things.slot)
        found = [t for t in self.things.find(game, scope) if game.exists(t) and shares.get(t, 0)]
        game.happen(*(PutCounters(on=t, kind=self.kind.name, amount=shares[t], by=next(iter(players), None)) for t in found))


@says("double{s^} the number of {kind} counters on {things}")
class DoubleCounters(PlayerVerb, frozen=True):
    """As many counters of a kind are put on objects as they have."""

    kind: CounterKind
    things: ObjectReference

    @rule("701.10e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        has = {t: game.object(t).counters.get(self.kind.name, 0) for t in found}
        game.happen(*(PutCounters(on=t, kind=self.kind.name, amount=n, by=next(iter(players), None)) for t, n in has.items() if n))


@says("remove{s^} all {kind} counters from {things}", "remove{s^} all counters from {things}")
class RemoveAllCounters(PlayerVerb, frozen=True, kw_only=True):
    """All counters, or those of a kind, are removed from objects."""

    kind: CounterKind | None = None
    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "removed"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were removed can be spoken of."""
        return (Antecedent(slot=self.slot, nature="number", nouns=MANY), Antecedent(slot=self.slot, nature="removed"))

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        has = [(t, k, n) for t in found for k, n in game.object(t).counters.items() if n and self._is_meant(k)]
        game.happen(*(RemoveCounters(on=t, kind=k, amount=n, by=next(iter(players), None)) for t, k, n in has))
        scope.slots[self.slot] = sum(n for _, _, n in has)

    def _is_meant(self, kind: str) -> bool:
        return self.kind is None or self.kind.name == kind


@says(
    "move{s^} {amount} {kind} counter{s@amount} from {source:one} onto {target:one}",
    "move{s^} all {kind} counters from {source:one} onto {target:one}",
)
class MoveCounters(PlayerVerb, frozen=True):
    """Counters of a kind go from one object to another, as many as there are at most."""

    kind: CounterKind
    source: ObjectReference
    target: ObjectReference
    amount: Numeral | None = None

    @rule("122.5")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        one = present(game, scope, told(game, scope, self.source, players))
        other = present(game, scope, told(game, scope, self.target, players))
        if not one or not other or one[0] == other[0]:
            return
        has = game.object(one[0]).counters.get(self.kind.name, 0)
        n = has if self.amount is None else min(has, self.amount.count(game, scope) or 0)
        move_counters(game, one[0], other[0], self.kind.name, n, players[0])


@rule("122.5")
def move_counters(game: Game, one: Id, other: Id, kind: str, amount: int, by: Id) -> None:
    """Counters are removed from one object and put on another, if both can be done; else they stay."""
    move_all(game, {(one, kind): amount}, other, by)


def move_all(game: Game, moved: Mapping[tuple[Id, str], int], other: Id, by: Id) -> None:
    """Counters of several objects and kinds are put on another object at once; those of a kind that it can't get stay."""
    kinds = dict.fromkeys(kind for (_, kind), n in moved.items() if n)
    every = {kind: sum(n for (_, k), n in moved.items() if k == kind) for kind in kinds}
    puts = [PutCounters(on=other, kind=kind, amount=n, by=by) for kind, n in every.items()]
    puts = [put for put in puts if can_happen(game, put)]
    gone = {put.kind for put in puts}
    removals = [RemoveCounters(on=t, kind=kind, amount=n, by=by) for (t, kind), n in moved.items() if n and kind in gone]
    game.happen(*removals, *puts)


@says("get{s^} {amount} {kind} counter{s@amount}")
class PlayersGetCounters(PlayerVerb, frozen=True):
    """Players get counters: poison, experience, rad."""

    amount: Numeral
    kind: CounterKind

    def __post_init__(self) -> None:
        if self.kind.name not in ("poison", "experience", "rad", "energy"):
            raise Unfit

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        game.happen(*(PutCounters(on=p, kind=self.kind.name, amount=n, by=scope.controller) for p, n in many.items() if n > 0))


class Energy(Leaf, frozen=True):
    """Energy symbols in a row."""

    many: int
    first: ClassVar[frozenset[str] | None] = frozenset({SYMBOL})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = at
        while end < len(tokens) and tokens[end] == "{e}":
            end += 1
        return [(cls(many=end - at), end)] if end > at else []

    def say(self, style: str = "") -> list[str]:
        return ["{E}"] * self.many


@says("get{s^} {energy}")
class GetEnergy(PlayerVerb, frozen=True):
    """Players get energy counters."""

    energy: Energy

    @rule("107.14")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(PutCounters(on=p, kind="energy", amount=self.energy.many, by=scope.controller) for p in players))


@says("pay{s^} {energy}")
class PayEnergy(PlayerVerb, frozen=True):
    """Players pay energy."""

    energy: Energy

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has that much energy."""
        return game.state.players[player].counters.get("energy", 0) >= self.energy.many

    @rule("107.14")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(RemoveCounters(on=p, kind="energy", amount=self.energy.many) for p in players))
