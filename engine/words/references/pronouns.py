"""Pronouns: read as they stand and bound to a slot by a pass of their own."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound


@says("it")
class It(ObjectReference, frozen=True):
    """The one object spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("that {kind}")
class That(ObjectReference, frozen=True):
    """The one object spoken of that can be called so."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "object"

    def __post_init__(self) -> None:
        if self.kind.is_many:
            raise Unfit

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("them", "they")
class Them(ObjectReference, frozen=True):
    """The objects spoken of; where a player can stand too, perhaps one player."""

    slot: str = ""
    refers: ClassVar[str] = "objects"
    or_player: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("those {kind}")
class Those(ObjectReference, frozen=True):
    """The objects spoken of that can be called so."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "objects"

    def __post_init__(self) -> None:
        if not self.kind.is_many:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("that player", "that opponent")
class ThatPlayer(PlayerReference, frozen=True):
    """The one player spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("they")
class They(PlayerReference, frozen=True):
    """The player spoken of, or each of them."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)
