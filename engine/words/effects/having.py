"""Having something done: "you may have it deal 2 damage to any target", "you may have that player lose 1 life"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import PlayerPhrase, described


@says("have {subject} {verbs:and+}")
class HaveObjects(PlayerVerb, frozen=True):
    """Objects do something, or something becomes of them."""

    subject: ObjectReference
    verbs: tuple[ObjectVerb, ...]

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = described(game, scope, self.subject)
        for verb in self.verbs:
            verb.act(game, scope, found)


@says("have {subject} {phrase}")
class HavePlayers(PlayerVerb, frozen=True):
    """Other players do something."""

    subject: PlayerReference
    phrase: PlayerPhrase

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.phrase.act(game, scope, self.subject.find(game, scope))
