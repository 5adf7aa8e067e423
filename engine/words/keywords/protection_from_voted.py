"""Protection from the colors that got the most votes."""

from __future__ import annotations

from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.voting import LAST_VOTES, SoManyVotes, tally
from engine.words.keywords.protection import FromColor, Quality
from engine.words.kinds import Color


class FromThese(Quality, frozen=True):
    """What has one of some qualities; made as an effect begins, never read."""

    any: tuple[Quality, ...]

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(each.match(game, thing, scope) for each in self.any)


@says("each color with {votes}")
class FromMostVoted(Quality, frozen=True):
    """Things of the colors that players voted for most; nothing, as long as nobody has voted."""

    votes: SoManyVotes

    @rule("701.38a", "608.2h")
    def settled(self, game: Game, scope: Scope) -> Quality:
        """The colors, as the effect begins that gives the ability."""
        won = (COLOR_SYMBOLS[word] for word in self.votes.of(tally(scope, LAST_VOTES)) if word in COLOR_SYMBOLS)
        return FromThese(any=tuple(FromColor(color=Color(symbol=symbol)) for symbol in won))
