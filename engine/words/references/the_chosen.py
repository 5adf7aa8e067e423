"""What was chosen earlier in the ability: "the chosen creature"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.kinds import Kind
from engine.words.references.antecedents import ONE_CHOSEN, Antecedent, bound


class Chosen(ObjectReference, frozen=True, kw_only=True):
    """What players chose, among targets or as the ability was carried out."""

    kind: Kind
    slot: str = ""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It can be spoken of again."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({self.kind.name}), is_many=self.kind.is_many),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("the chosen {kind:one}")
class TheChosenOne(Chosen, frozen=True, kw_only=True):
    """The one thing that was chosen."""

    refers: ClassVar[str] = ONE_CHOSEN


@says("the chosen {kind:many}")
class TheChosenOnes(Chosen, frozen=True, kw_only=True):
    """All that was chosen, by whomever."""

    refers: ClassVar[str] = "chosen"

    def __post_init__(self) -> None:
        if self.kind.name == "card":
            raise Unfit  # cards have words of their own

    @property
    def plural(self) -> bool:
        return True
