"""The object itself together with others: "~ and other Knights you control", "~ and land creatures you control"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.references.objects import All
from engine.words.references.this_way import TheExiled


@says("~ and {others}")
class ThisAndTheOthers(ObjectReference, frozen=True):
    """The object itself, fit or not, and all that fit."""

    others: All

    def __post_init__(self) -> None:
        if self.others.wording:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys((scope.source, *self.others.find(game, scope))))


@says("~ and {exiled}")
class ThisAndTheExiled(ObjectReference, frozen=True):
    """The object itself and what it exiled."""

    exiled: TheExiled

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys((scope.source, *self.exiled.find(game, scope))))
