"""How many more spells players can cast this turn, what they can't cast in a later turn, and with what they can't pay."""

from __future__ import annotations

from typing import Any

from engine.game.actions import CastSpell
from engine.game.casting import Cast
from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.turn import WearOff
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.durations import UntilEndOfTurn
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import OfSpellsFromAnywhere
from engine.words.statics.casting_bans import is_of, no_spell


class SoManyMore(Static, frozen=True, kw_only=True):
    """A player can't cast more spells than this beyond those they had cast; made by an instruction, never read."""

    player: Id
    most: int

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player != self.player or cast_so_far(game, self.player) < self.most:
            return None
        return forbidden(f"{game.name(self.player)} can't cast more spells this turn.", game.name(scope.source))


def cast_so_far(game: Game, player: Id) -> int:
    """How many spells a player has cast this turn."""
    return sum(isinstance(e, Cast) and e.player == player for e in game.state.history)


@says("you can't cast additional spells this turn", "you can cast only one more spell this turn")
class NoMoreThisTurn(FullClause, frozen=True):
    """The controller casts no more spells this turn, or just one."""

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        most = cast_so_far(game, scope.controller) + self.wording
        begin(game, scope, SoManyMore(player=scope.controller, most=most), UntilEndOfTurn(wording=1))


class InTheirNextTurn(Duration, frozen=True, kw_only=True):
    """Until the end of the next turn of a player, which is a later one than that of a number; made, never read."""

    player: Id
    after: int

    def is_now(self, game: Game) -> bool:
        """Whether it is that turn."""
        return game.state.is_active(self.player) and game.state.turn.number > self.after

    @rule("514.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, WearOff) and self.is_now(game)


class BanInTheirTurn(Static, frozen=True, kw_only=True):
    """A player can't cast spells of a kind in their next turn; made by an instruction, never read."""

    when: InTheirNextTurn
    spells: ObjectFilter

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player != self.when.player or not self.when.is_now(game):
            return None
        return no_spell(game, action, scope) if is_of(game, action, self.spells, None, scope) else None


@says("{subject} can't cast {spells:many} during (that player's|their) next turn")
class BanInNextTurn(OfSpellsFromAnywhere, FullClause, frozen=True):
    """Players can't cast spells of a kind, each in their own next turn."""

    subject: PlayerReference

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        for player in self.subject.find(game, scope):
            when = InTheirNextTurn(player=player, after=game.state.turn.number)
            begin(game, scope, BanInTheirTurn(when=when, spells=self.spells), when)
