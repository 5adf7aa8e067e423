"""What can't be sacrificed."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.modifications.restrictions import Restriction


@says("can't be sacrificed")
class CantBeSacrificed(Restriction, frozen=True):
    """Neither a cost nor an effect can have them sacrificed."""

    @rule("101.2", "701.21a")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, Sacrifice) or action.object not in meant:
            return None
        return forbidden(f"{game.name(action.object)} can't be sacrificed.", game.name(scope.source))
