"""Names in common with any of some things, and what else a spell may target."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets.legality import targets_of
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.likeness import names_of


@says("that has the same name as a(n) {things}")
class SameNameAsSome(Qualifier, frozen=True):
    """It has a name in common with something that fits."""

    things: ObjectFilter

    @rule("201.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        own = names_of(game, thing)
        return any(own & names_of(game, t) for t in candidates(game, self.things, scope) if t != thing)


@says("that targets you or a(n) {things}")
class TargetsYouOr(Qualifier, frozen=True):
    """It targets the controller of the ability, or something that fits."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.said() == {"permanent"}:
            raise Unfit  # of permanents other words speak

    @rule("115.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        aimed = targets_of(game, thing)
        return scope.controller in aimed or any(self.things.is_aimed(game, t, scope) for t in aimed)
