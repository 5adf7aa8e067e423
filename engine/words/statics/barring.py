"""What players can't undergo (gain life, lose or win the game, get counters), always or for a while."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from engine.game.continuous import begin
from engine.game.counters import PutCounters
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference
from engine.game.objects import Id
from engine.game.players import LoseGame, WinGame
from engine.game.scope import Scope
from engine.game.verdict import Reason, Verdict, forbidden
from engine.phrase import Word, says
from engine.rulebook import rule, rules_of
from engine.words.claims import Claim, Claimed
from engine.words.kinds import CounterKind
from engine.words.lasting import Lasting


class Undergoing(Word, frozen=True):
    """Something that happens to a player."""

    @abstractmethod
    def whose(self, game: Game, action: Any) -> Id | None:
        """The player to whom this event happens; None when it is another kind of event."""

    @property
    @abstractmethod
    def called(self) -> str:
        """The verb phrase, for the story."""


@says("gain life")
class GainingLife(Undergoing, frozen=True):
    """Life is gained."""

    @property
    def called(self) -> str:
        return "gain life"

    @rule("119.7")
    def whose(self, game: Game, action: Any) -> Id | None:
        return action.player if isinstance(action, GainLife) else None


@says("lose the game")
class LosingTheGame(Undergoing, frozen=True):
    """The game is lost."""

    @property
    def called(self) -> str:
        return "lose the game"

    @rule("104.3")
    def whose(self, game: Game, action: Any) -> Id | None:
        return action.player if isinstance(action, LoseGame) else None


@says("win the game")
class WinningTheGame(Undergoing, frozen=True):
    """The game is won."""

    @property
    def called(self) -> str:
        return "win the game"

    @rule("104.2b")
    def whose(self, game: Game, action: Any) -> Id | None:
        return action.player if isinstance(action, WinGame) else None


@says("get counters", "get {kind} counters")
class GettingCounters(Undergoing, frozen=True):
    """Counters (of a kind) are put on the player."""

    kind: CounterKind | None = None

    @property
    def called(self) -> str:
        return "get counters" if self.kind is None else f"get {self.kind.name} counters"

    @rule("122.1")
    def whose(self, game: Game, action: Any) -> Id | None:
        if not isinstance(action, PutCounters) or action.on not in game.state.players:
            return None
        return action.on if self.kind is None or self.kind.name == action.kind else None


class Bar(Lasting, frozen=True):
    """Something that can't happen to players."""

    @abstractmethod
    def forbids(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """Why an event can't happen; None when it can."""

    def begin(self, game: Game, scope: Scope, until: Duration) -> None:
        begin(game, scope, Claimed(claim=Barred(bars=(self,))), until)


@says("{players} can't {what}")
class CantUndergo(Bar, frozen=True):
    """Players can't gain life, lose the game or the like."""

    players: PlayerReference
    what: Undergoing

    @rule("101.2")
    def forbids(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        player = self.what.whose(game, action)
        if player is None or player not in self.players.find(game, scope):
            return None
        rules = (*rules_of(type(self.what).whose), *rules_of(CantUndergo.forbids))
        text = f"{game.name(player)} can't {self.what.called}."
        return Verdict(reasons=(Reason(text=text, source=game.name(scope.source), rules=rules),))


@says("your life total can't change")
class LifeCantChange(Bar, frozen=True):
    """The controller neither gains nor loses life."""

    @rule("119.7", "119.8")
    def forbids(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, GainLife | LoseLife) and action.player == scope.controller:
            return forbidden(f"{game.name(action.player)}'s life total can't change.", game.name(scope.source))
        return None


@says("{players} {doesn't/don't} lose the game for having 0 or less life")
class OutlivesLife(Bar, frozen=True):
    """Having no life left does not make players lose."""

    players: PlayerReference

    @rule("101.1", "704.5a")
    def forbids(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, LoseGame) or not action.for_life or action.player not in self.players.find(game, scope):
            return None
        return forbidden(f"{game.name(action.player)} doesn't lose the game for that.", game.name(scope.source))


@says("{bars:and+}")
class Barred(Claim, frozen=True):
    """What keeps things from happening to players."""

    bars: tuple[Bar, ...]

    @rule("101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return next((why for bar in self.bars if (why := bar.forbids(game, action, scope)) is not None), None)
