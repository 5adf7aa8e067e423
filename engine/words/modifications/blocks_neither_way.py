"""Creatures that can neither block some creatures nor be blocked by them."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.phrase import says
from engine.words.filters.description import ObjectFilter
from engine.words.modifications.combat import CantBlockThose
from engine.words.modifications.restrictions import CantBeBlockedBy, Restriction, forbidden_by


@says("can't block or be blocked by {things:many}")
class NoBlocksEitherWay(Restriction, frozen=True):
    """They can't block some creatures, nor can those block them."""

    things: ObjectFilter

    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        either = (CantBlockThose(things=self.things), CantBeBlockedBy(things=self.things))
        return forbidden_by(either, game, action, meant, scope)
