"""What is so as long as the top card of a library is of a kind."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, Filter, Modification, Reference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.words.abilities import Predicate, While
from engine.words.conditions.objects import Predicate as Description


class TopCardIs(Condition, frozen=True):
    """The top card of the controller's library is such a one; made, never read."""

    what: Description

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.what.match(game, t, scope) for t in game.state.zone(Zone.LIBRARY, scope.controller)[:1])


@says("as long as the top card of your library is {what}, {inner}.")
class WhileTopCardIs(Static, frozen=True):
    """A continuous effect that does not speak of the card itself."""

    what: Description
    inner: Predicate

    def __post_init__(self) -> None:
        if self.inner.restrictions or any(w.refers for w in walk(self.inner)):
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        so = TopCardIs(what=self.what)
        return tuple((s, While(condition=so, then=m)) for s, m in self.inner.modifications())
