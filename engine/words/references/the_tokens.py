"""Tokens that the ability has created, spoken of again: "the token", "the tokens"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound


@says("the {kind}", "the {kind} created this way")
class TheToken(ObjectReference, frozen=True):
    """The one token spoken of."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "object"

    def __post_init__(self) -> None:
        if self.kind.name != "token" or self.kind.is_many:
            raise Unfit

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("the {kind}", "the {kind} created this way")
class TheTokens(ObjectReference, frozen=True):
    """The tokens spoken of."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "objects"

    def __post_init__(self) -> None:
        if self.kind.name != "token" or not self.kind.is_many:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)
