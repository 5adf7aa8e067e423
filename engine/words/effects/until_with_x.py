"""Continuous effects with the duration first and an X that the text defines."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Duration, Modification, ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.amounts import Quantity, X
from engine.words.effects.until import start
from engine.words.kinds import PT
from engine.words.sentences import Sentence
from engine.words.unavailable import is_unavailable


@says("{until}, {subject} {what:and+@subject}, where X is {amount}")
class UntilThenWithX(Sentence, frozen=True):
    """Objects are modified for a while by X, which is worked out once."""

    defines_x: ClassVar[bool] = True

    until: Duration
    subject: ObjectReference
    what: tuple[Modification, ...]
    amount: Quantity

    def __post_init__(self) -> None:
        said = (w for m in self.what for w in walk(m))
        if not any(isinstance(w, X) or (isinstance(w, PT) and None in (w.power, w.toughness)) for w in said):
            raise Unfit

    @rule("107.3i", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if is_unavailable(game, scope, self.amount):
            return
        found = self.subject.find(game, scope)
        inner = scope.bind(X=self.amount.count(game, scope) or 0)
        start(game, inner, self.what, found, self.until)
        scope.slots["X"] = inner.slots["X"]
