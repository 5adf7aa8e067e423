"""Protection from the colors that got the most votes."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.voting import LAST_VOTES, tally
from engine.words.keywords.protection import FromColor, Quality
from engine.words.kinds import COLORS, Color


class FromThese(Quality, frozen=True):
    """What has one of some qualities; made as an effect begins, never read."""

    any: tuple[Quality, ...]

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(each.match(game, thing, scope) for each in self.any)


@says("each color with the most votes or tied for most votes")
class FromMostVoted(Quality, frozen=True):
    """Things of the colors that players voted for most; nothing, as long as nobody has voted."""

    @rule("701.38a", "608.2h")
    def settled(self, game: Game, scope: Scope) -> Quality:
        """The colors, as the effect begins that gives the ability."""
        votes = tally(scope, LAST_VOTES)
        most = max(votes.values(), default=0)
        won = (COLORS[word] for word, n in votes.items() if n == most and word in COLORS)
        return FromThese(any=tuple(FromColor(color=Color(symbol=symbol)) for symbol in won))
