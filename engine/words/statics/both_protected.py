"""A player and permanents that gain protection or hexproof together."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Duration, Keyword, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.modifications.abilities import Gains, GrantedKeyword
from engine.words.references.players import You
from engine.words.statics.protected_players import GainProtection, settled


@says("you and {things} gain {keyword} {until}", "you and {things} each gain {keyword} {until}")
class YouAndTheseGain(FullClause, frozen=True):
    """The controller and some objects have protection or hexproof for a while."""

    things: ObjectReference
    keyword: Keyword
    until: Duration

    def __post_init__(self) -> None:
        GainProtection(subject=You(), keyword=self.keyword)  # which keywords a player can have

    @rule("611.2a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        keyword = settled(self.keyword, game, scope)
        GainProtection(subject=You(), keyword=keyword).begin(game, scope, self.until)
        start(game, scope, (Gains(what=(GrantedKeyword(keyword=keyword),)),), self.things.find(game, scope), self.until)
