"""What can't be chosen as the target of an Aura as it is cast."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import ChooseTarget
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter


@says("you can't choose a(n) {things} as ~'s target as you cast it.")
class NotItsTarget(Static, frozen=True):
    """Something that fits can't be the target of the spell as it is cast; later that does not matter."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})
    things: ObjectFilter

    @rule("101.2", "601.2c")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, ChooseTarget) or scope.source not in (action.source, action.of):
            return None
        if action.target in game.state.players or not self.things.match(game, action.target, scope):
            return None
        name = game.name(scope.source)
        return forbidden(f"{game.name(action.target)} can't be chosen as the target of {name}.", name)
