"""Players who have counters, and who lose them."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import share_life
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent


@says("lose{s^} all {kind} counters", "lose{s^} all counters")
class LoseCounters(PlayerVerb, frozen=True):
    """Players lose all their counters (of a kind)."""

    kind: CounterKind | None = None
    slot: str = ""
    makes: ClassVar[str] = "removed"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were lost can be spoken of."""
        return (Antecedent(slot=self.slot, nature="number"),)

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        has = [(p, k, n) for p in players for k, n in game.state.players[p].counters.items() if n]
        lost = [(p, k, n) for p, k, n in has if self.kind is None or k == self.kind.name]
        game.happen(*(RemoveCounters(on=p, kind=k, amount=n) for p, k, n in lost))
        scope.slots[self.slot] = sum(n for _, _, n in lost)


class PoisonedPlayers(PlayerReference, frozen=True):
    """Players who have at least a number of poison counters."""

    number: Numeral

    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Of whom it is asked."""
        return tuple(game.state.opponents(scope.controller))

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        n = self.number.count(game, scope) or 0
        return tuple(p for p in self.among(game, scope) if game.state.players[p].counters.get("poison", 0) >= n)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)


@says("each opponent who has {number} or more poison counters", "each opponent with {number} or more poison counters")
class EachPoisonedOpponent(PoisonedPlayers, frozen=True):
    """Such opponents."""


@says("{player} {is/are} poisoned")
class IsPoisoned(Condition, frozen=True):
    """A player has a poison counter."""

    player: PlayerReference

    @rule("122.1f")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.player.find(game, scope)
        return (_is_of_poisoned_team if share_life(game.state) else _has_poison)(game, found)


@rule("810.10d")
def _is_of_poisoned_team(game: Game, players: tuple[Id, ...]) -> bool:
    """What a team has, each of its players has."""
    return _has_poison(game, players)


def _has_poison(game: Game, players: tuple[Id, ...]) -> bool:
    return any(game.state.players[player].counters.get("poison", 0) for player in players)


@says("{player} {has/have} a(n) {kind} counter", "{player} {doesn't/don't} have any {kind} counters")
class PlayerHasCounter(Condition, frozen=True):
    """A player has a counter of a kind, or none."""

    player: PlayerReference
    kind: CounterKind

    @rule("122.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.player.find(game, scope)
        have = any(game.state.players[p].counters.get(self.kind.name, 0) for p in found)
        return bool(found) and have == (self.wording == 0)
