"""One thing that was spoken of as one of several kinds: "that creature or planeswalker", "that permanent or player"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound
from engine.words.references.spoken_of import ObjectSpokenOf


@says("that {either:or}")
class ThatOneOf(ObjectSpokenOf, frozen=True, kw_only=True):
    """The one object spoken of, of whichever of the kinds it is."""

    either: tuple[Kind, ...]

    def __post_init__(self) -> None:
        if any(k.is_many or k.is_subtype or k.name in ("card", "spell", "ability") for k in self.either):
            raise Unfit

    @property
    def kind(self) -> Kind:
        """The first of the nouns by which it was called."""
        return self.either[0]


@says("that (permanent or player|creature or player|player or permanent|player or planeswalker|planeswalker or player)")
class ThatPermanentOrPlayer(Reference, frozen=True):
    """The target, which may be an object or a player."""

    slot: str = ""
    refers: ClassVar[str] = "recipient"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)
