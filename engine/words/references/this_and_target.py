"""The object itself together with targets: "~ and another target creature"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import SOURCE, Antecedent
from engine.words.references.objects import Targeted


@says("~ and {other}")
class ThisAndTarget(ObjectReference, frozen=True):
    """The object itself and a target."""

    other: Targeted

    def __post_init__(self) -> None:
        if find(self.other, Located):
            raise Unfit  # the zone would be said of the object too

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Both can be spoken of, each by itself."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys((scope.source, *self.other.find(game, scope))))
