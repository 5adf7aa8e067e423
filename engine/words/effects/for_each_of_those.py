"""Doing something once for each of several things that were spoken of: "for each of those tokens, ..."."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.for_each import EACH_THING, OneThing
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent, bound


@says("of them", "of those {kind}")
class OneOfThose(OneThing, frozen=True, kw_only=True):
    """One of them at a time."""

    kind: Kind | None = None
    slot: str = ""
    refers: ClassVar[str] = "objects"

    def __post_init__(self) -> None:
        if self.kind is not None and not self.kind.is_many:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one at hand can be spoken of."""
        nouns = frozenset() if self.kind is None else frozenset({self.kind.name})
        return (Antecedent(slot=EACH_THING, nature="object", nouns=nouns),)

    @rule("608.2c")
    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)
