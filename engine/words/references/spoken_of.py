"""What all pronouns have in common: they mean what was spoken of before, which binding finds."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word
from engine.words.references.antecedents import bound, is_settled


class ObjectSpokenOf(ObjectReference, frozen=True, kw_only=True):
    """The one object spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


class ObjectsSpokenOf(ObjectSpokenOf, frozen=True, kw_only=True):
    """The objects spoken of."""

    refers: ClassVar[str] = "objects"

    @property
    def plural(self) -> bool:
        return True


class PlayerSpokenOf(PlayerReference, frozen=True, kw_only=True):
    """The one player spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


class OfKnown(Word, frozen=True):
    """Something about objects that are known beforehand, so that nobody chooses them."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing):
            raise Unfit


class OfTheVote(Word, frozen=True, kw_only=True):
    """Something about the votes spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "votes"
