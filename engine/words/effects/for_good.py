"""Continuous effects without a duration: "target permanent becomes white"; and sizes that are switched."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Duration, Modification, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.modifications.abilities import Gains, LosesAll
from engine.words.modifications.becoming import Becomes, StillA, WithBase, keeping
from engine.words.modifications.size import HasBasePT
from engine.words.modifications.types import BecomesAlso, BecomesChosenColor, BecomesColor, IsLandType
from engine.words.references.possessive import ObjectsOwn

LASTING = (Becomes, BecomesAlso, BecomesColor, BecomesChosenColor, IsLandType)


@says(
    "{subject} {what@subject}",
    "{subject} {what@subject}. (it's|that land is) still {still}",
    "{subject} {what@subject}. they're still {still}",
)
class BecomeForGood(FullClause, frozen=True):
    """Objects become something from now on."""

    subject: ObjectReference
    what: Modification
    still: StillA | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.what, LASTING):
            raise Unfit
        if isinstance(self.what, Becomes | IsLandType) and self.what.wording % 2 == (isinstance(self.what, Becomes)):
            raise Unfit  # "is" says what is so, "becomes" what comes to be

    @rule("611.2a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, keeping((self.what,), self.still), self.subject.find(game, scope), None)


@says("{subject} {what:and+@subject}")
class ChangeForGood(FullClause, frozen=True):
    """Objects lose all abilities from now on, and perhaps become something or of a size."""

    subject: ObjectReference
    what: tuple[Modification, ...]

    def __post_init__(self) -> None:
        if not any(isinstance(w, LosesAll) for w in self.what) or not all(map(_is_plain, self.what)):
            raise Unfit

    @rule("611.2a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, self.what, self.subject.find(game, scope), None)


def _is_plain(what: Modification) -> bool:
    """Whether it can be said without a duration; what "becomes" brings of its own is left to other words."""
    if isinstance(what, Becomes):
        is_of_size = what.rider is None or (isinstance(what.rider, WithBase) and not what.rider.what)
        return what.wording % 2 == 0 and is_of_size and what.kept is None
    return isinstance(what, LosesAll | HasBasePT | Gains | BecomesAlso)


class Switched(Modification, frozen=True):
    """Power and toughness take each other's values; made by an instruction, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SWITCHED,)

    @rule("613.4d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.switch_pt()


@says("switch{es^} {whose} power and toughness {until}")
class Switch(PlayerVerb, frozen=True):
    """The power and toughness of objects are switched for a while."""

    whose: ObjectsOwn
    until: Duration

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        start(game, scope, (Switched(),), self.whose.find(game, scope), self.until)
