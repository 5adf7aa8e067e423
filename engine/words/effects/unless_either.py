"""Something that happens unless a player does one of two other things."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says, text
from engine.rulebook import rule
from engine.words.clauses import PlayersDo
from engine.words.effects.either import EitherVerb
from engine.words.effects.paying import done_before
from engine.words.references.chosen import EACH
from engine.words.sentences import Core, Sentence


@says("{core} unless {player} {price@player}")
class UnlessEither(Sentence, frozen=True):
    """A player may do either of two things, and what stands before does not happen to them."""

    core: Core
    player: PlayerReference
    price: EitherVerb
    closes: ClassVar[bool] = True

    @rule("118.12a")
    def happen(self, game: Game, scope: Scope) -> None:
        core = done_before(game, scope, self.core)
        clause = core.clause
        if self.player.slot == EACH and isinstance(clause, PlayersDo):
            left = tuple(p for p in clause.subject.find(game, scope) if not self._does(game, scope.for_each(p), p))
            if left:
                clause.phrase.act(game, scope, left)
        elif not any(self._does(game, scope, p) for p in self.player.find(game, scope)):
            core.happen(game, scope)

    def _does(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could do one of them, and does."""
        options = ((True, "yes"), (False, "no"))
        if not self.price.can_act(game, scope, player):
            return False
        if not game.choose_one(player, "pay", options, about=scope.source, prompt=text(self.price)):
            return False
        self.price.act(game, scope, (player,))
        return True
