"""What begins to be so for a while: "until your next turn, ... and ..."."""

from __future__ import annotations

from abc import abstractmethod

from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.sentences import Sentence


class Lasting(Word, frozen=True):
    """A clause about players that holds for as long as the text says."""

    @abstractmethod
    def begin(self, game: Game, scope: Scope, until: Duration) -> None:
        """Let it hold from now on."""


@says("{part} {until}")
class ForAWhile(FullClause, frozen=True):
    """Something that holds until a moment."""

    part: Lasting
    until: Duration

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        self.part.begin(game, scope, self.until)


@says("{until}, {parts:and+}")
class UntilThen(Sentence, frozen=True):
    """Several things that hold until the same moment."""

    until: Duration
    parts: tuple[Lasting, ...]

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        for part in self.parts:
            part.begin(game, scope, self.until)
