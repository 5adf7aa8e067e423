"""Qualifiers of spells by what they target, and of cards in graveyards by how they came there."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets.legality import targets_of
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import is_settled


@says("that targets {other}", "that targets only {other}")
class TargetsIt(Qualifier, frozen=True):
    """It targets an object that is named (and nothing else)."""

    other: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.other):
            raise Unfit

    @rule("115.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        aimed, others = targets_of(game, thing), self.other.find(game, scope)
        if self.wording == 1:
            return _only(aimed, others)
        return any(t in others for t in aimed)


@rule("115.9c")
def _only(aimed: tuple[Id, ...], others: tuple[Id, ...]) -> bool:
    """Whether all that was chosen as a target is one of these."""
    return bool(aimed) and all(t in others for t in aimed)


@says("that targets a(n) {things}", "that targets one or more {things:many}")
class TargetsSome(Qualifier, frozen=True):
    """It targets something that fits."""

    things: ObjectFilter

    @rule("115.1", "115.9b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(self.things.is_aimed(game, t, scope) for t in targets_of(game, thing))


@says("that targets you", "that targets a player", "that targets an opponent", "that targets you or a permanent you control")
class TargetsPlayer(Qualifier, frozen=True):
    """It targets a player (or a permanent that you control)."""

    @rule("115.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        aimed = targets_of(game, thing)
        players = ([scope.controller], game.state.order(), game.state.opponents(scope.controller), [scope.controller])[self.wording]
        if any(t in players for t in aimed):
            return True
        mine = (t for t in aimed if t not in game.state.players and game.object(t).zone is Zone.BATTLEFIELD)
        return self.wording == 3 and any(game.controller(t) == scope.controller for t in mine)


@says("with a single target")
class SingleTarget(Qualifier, frozen=True):
    """It has exactly one target."""

    @rule("115.1", "115.9a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return len(targets_of(game, thing)) == 1


@says(
    "that (was|were) put there from the battlefield this turn",
    "that (was|were) put there this turn",
    "that (was|were) put there from anywhere this turn",
)
class PutThere(Qualifier, frozen=True):
    """It was put into the graveyard this turn (from the battlefield)."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        moves = [e for e in game.state.history if isinstance(e, Move) and game.state.became.get(e.object) == thing]
        if self.wording > 1:
            return any(e.to is Zone.GRAVEYARD for e in moves)
        return any(game.state.gone[e.object].object.zone is Zone.BATTLEFIELD for e in moves if e.object in game.state.gone)
