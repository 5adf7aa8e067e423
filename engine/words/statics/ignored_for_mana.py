"""Effects of static abilities that a player may pay to ignore for a turn."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, Activated, CostPart, Effect, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.game.verdict import Verdict
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import Line
from engine.words.costs.basic import Mana
from engine.words.statics.searching import CantSearch

IGNORED_BY = "ignored by"
"""Under this key an object remembers which players ignore its effect, and in which turn."""


def ignores(game: Game, source: Id, player: Id) -> bool:
    """Whether a player has paid this turn to ignore the effect."""
    return game.exists(source) and (player, game.state.turn.number) in game.object(source).chosen.get(IGNORED_BY, ())


class IgnoreIt(Effect, frozen=True):
    """The player ignores the effect until the end of the turn; made, never read."""

    @rule("116.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        before = game.object(scope.source).chosen.get(IGNORED_BY, ())
        mine = (scope.controller, game.state.turn.number)
        game.happen(Remember(object=scope.source, key=IGNORED_BY, value=(*before, mine)))


class PaidToIgnore(Activated, frozen=True):
    """What any player may do while they have priority, without the stack; made, never read."""

    mana: Mana
    is_special_action: ClassVar[bool] = True
    by_any_player: ClassVar[bool] = True

    @property
    def cost(self) -> tuple[CostPart, ...]:
        """What is paid."""
        return (self.mana,)

    @property
    def effect(self) -> Effect:
        """What comes of it."""
        return IgnoreIt()


class CantSearchUnlessPaid(CantSearch, frozen=True):
    """Players search no library unless they have paid to ignore it; made, never read."""

    @rule("101.2", "116.2d")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        why = super().forbid(game, action, scope)
        return None if why is None or ignores(game, scope.source, action.player) else why


@says("{players} can't search libraries. any player may pay {mana} for that player to ignore this effect until end of turn.")
class SearchesForMana(Line, frozen=True):
    """Players search no library, but each may pay to do so for a turn."""

    players: PlayerReference
    mana: Mana

    def abilities(self) -> tuple[Ability, ...]:
        return (CantSearchUnlessPaid(players=self.players), PaidToIgnore(mana=self.mana))
