"""Having something done: "you may have it deal 2 damage to any target", "you may have that player lose 1 life"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import PlayerPhrase, can_do, described
from engine.words.references.antecedents import is_settled


@says("have {subject} {verbs:and+}")
class HaveObjects(PlayerVerb, frozen=True):
    """Objects do something, or something becomes of them."""

    actor: ClassVar[tuple[str, ...]] = ("subject", "verbs")
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
    answers_for_itself: ClassVar[bool] = True

    @rule("121.3a")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether any of them could do it, where it is known who they are."""
        if not isinstance(self.subject, TargetReference) and not is_settled(self.subject):
            return True
        return any(can_do(game, scope, p, self.phrase) for p in self.subject.find(game, scope))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.phrase.act(game, scope, self.subject.find(game, scope))
