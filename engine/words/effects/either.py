"""One thing or another that a player does, as they choose: "sacrifice an artifact or discard a card"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says, text
from engine.rulebook import rule
from engine.words.clauses import PlayerPhrase, PlayerStep, PlayerVerbs, can_do


@says("{first@^} or {second@^}")
class EitherVerb(PlayerPhrase, frozen=True):
    """One of two verbs; what a player cannot do is not chosen."""

    first: PlayerStep
    second: PlayerStep

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether either of them could be done."""
        return bool(self._able(game, scope, player))

    def _able(self, game: Game, scope: Scope, player: Id) -> list[PlayerStep]:
        both = (self.first, self.second)
        return [one for one in both if can_do(game, scope, player, PlayerVerbs(verbs=(one,)))]

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            able = self._able(game, scope, player)
            options = [(n, text(one)) for n, one in enumerate(able)]
            if options:
                at: int = game.choose_one(player, "either", options, about=scope.source, prompt=text(self))
                able[at].act(game, scope, (player,))
