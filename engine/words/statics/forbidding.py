"""What can't happen or be done at all: counters, life totals, entering, spells from some zones, more attackers than so many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.game.actions import CastSpell, ChooseTarget, DeclareAttack, DeclareBlock
from engine.game.casting import Cast
from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.description import ObjectFilter
from engine.words.statics.costs import is_spell


@says("counters can't be put on {things:many}.")
class CountersCantBePut(Static, frozen=True):
    """No counters are put on objects of a kind."""

    things: ObjectFilter

    @rule("101.2", "122.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, PutCounters) or action.on in game.state.players:
            return None
        if not self.things.match(game, action.on, scope):
            return None
        return forbidden(f"Counters can't be put on {game.name(action.on)}.", game.name(scope.source))


@contextmanager
def as_it_was(game: Game) -> Iterator[None]:
    """Inside, objects that are entering are seen where they still are."""
    was = game.as_if
    game.as_if = {}
    try:
        yield
    finally:
        game.as_if = was


@says("{things:many} can't enter the battlefield.")
class CantEnter(Static, frozen=True):
    """Things of a kind do not enter, or do not from the zones in which they are described."""

    things: ObjectFilter

    @rule("101.2", "614.17")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, Move) or action.to is not Zone.BATTLEFIELD or not self._is_meant(game, action, scope):
            return None
        return forbidden(f"{game.name(action.object)} can't enter the battlefield.", game.name(scope.source))

    def _is_meant(self, game: Game, move: Move, scope: Scope) -> bool:
        if self.things.zones(game, scope) == ((Zone.BATTLEFIELD, 0),):
            return self.things.match(game, move.object, scope)
        with as_it_was(game):
            return move.object in game.state.objects and self.things.match(game, move.object, scope)


@says("{spells:many} can't be cast.")
class CantBeCast(Static, frozen=True):
    """Nobody casts spells of a kind."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, CastSpell) and is_spell(game, action, self.spells, scope):
            return forbidden(f"{game.name(action.spell)} can't be cast.", game.name(scope.source))
        return None


@says("each player who has cast a(n) {spell} this turn can't cast additional {spells:many}.")
class NoMoreSuchSpells(Static, frozen=True):
    """One spell of a kind a turn for each player."""

    spell: ObjectFilter
    spells: ObjectFilter

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or not is_spell(game, action, self.spells, scope):
            return None
        earlier = (e for e in game.state.history if isinstance(e, Cast) and e.player == action.player)
        if not any(self.spell.match(game, e.spell, scope) for e in earlier):
            return None
        return forbidden(f"{game.name(action.player)} has cast such a spell this turn already.", game.name(scope.source))


@says("no more than {n} creature{s} can attack each combat.", "no more than {n} creature{s} can attack you each combat.")
class MostAttackers(Static, frozen=True):
    """No more creatures attack than so many."""

    n: Number

    @rule("508.1c")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, DeclareAttack):
            return None
        attackers = _attacking_you(game, action, scope) if self.wording == 1 else tuple(action.attacks)
        if len(attackers) <= self.n.n:
            return None
        return forbidden(f"No more than {self.n.n} can attack.", game.name(scope.source))


@rule("802.3a")
def _attacking_you(game: Game, action: DeclareAttack, scope: Scope) -> tuple[Id, ...]:
    """Only those that attack the player count where that is said."""
    return tuple(attacker for attacker, defender in action.attacks.items() if defender == scope.controller)


@says("no more than {n} creature{s} can block each combat.")
class MostBlockers(Static, frozen=True):
    """No more creatures block than so many."""

    n: Number

    @rule("509.1b")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, DeclareBlock) or len(_blocking(action)) <= self.n.n:
            return None
        return forbidden(f"No more than {self.n.n} can block.", game.name(scope.source))


def _blocking(action: DeclareBlock) -> tuple[Id, ...]:
    return tuple(blocker for blocker, attackers in action.blocks.items() if attackers)


@says("cards in graveyards can't be the targets of spells or abilities.")
class GraveyardsAreSafe(Static, frozen=True):
    """Nothing targets cards in graveyards."""

    @rule("101.2", "115.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        found = game.state.objects.get(action.target) if isinstance(action, ChooseTarget) else None
        if found is None or found.zone is not Zone.GRAVEYARD:
            return None
        return forbidden(f"{game.name(found.id)} is in a graveyard and can't be a target.", game.name(scope.source))
