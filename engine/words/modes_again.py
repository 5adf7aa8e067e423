"""Modes that may be chosen more than once, or that may not be chosen again."""

from __future__ import annotations

import re

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Effect
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.phrase import Word, rewrite, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.modal import ChooseModes

CHOSEN = "modes chosen"
"""Under which an object keeps which of its modes were chosen, each with the turn."""


@says(
    "choose one that hasn't been chosen — • {modes:bullets}",
    "choose one that hasn't been chosen this turn — • {modes:bullets}",
)
class ChooseNew(ChooseModes, frozen=True):
    """A mode that was not chosen before for this object (this turn)."""

    @rule("700.2a")
    def may_choose(self, game: Game, scope: Scope, at: int) -> bool:
        return at not in [mode for mode, turn in self._earlier(game, scope) if self._counts(game, turn)]

    def _counts(self, game: Game, turn: int) -> bool:
        return self.wording == 0 or turn == game.state.turn.number

    @staticmethod
    def _earlier(game: Game, scope: Scope) -> tuple[tuple[int, int], ...]:
        known: tuple[tuple[int, int], ...] = game.object(scope.source).chosen.get(CHOSEN, ())
        return known

    @rule("700.2a")
    def was_chosen(self, game: Game, scope: Scope, modes: tuple[int, ...]) -> None:
        if game.exists(scope.source):
            now = tuple((mode, game.state.turn.number) for mode in modes)
            game.happen(Remember(object=scope.source, key=CHOSEN, value=(*self._earlier(game, scope), *now)))


@says(
    "choose {number:word}. you may choose the same mode more than once. • {modes:bullets}",
    "choose up to {number:word}. you may choose the same mode more than once. • {modes:bullets}",
)
class ChooseAgain(ChooseModes, frozen=True):
    """Several modes, of which the same may be chosen again; each choosing of one is an option of its own."""

    number: Number

    @property
    def options(self) -> tuple[Effect, ...]:
        return tuple(_apart(mode, again) for again in range(self.number.n) for mode in self.modes)

    @property
    def printed(self) -> int:
        return len(self.modes)

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.number.n if self.wording == 0 else 0

    @rule("700.2d")
    def maximum(self, game: Game, scope: Scope) -> int:
        return self.number.n

    @rule("700.2d")
    def places(self, said: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(at + len(self.modes) * said[:n].count(at) for n, at in enumerate(said))

    def in_order(self, modes: tuple[int, ...]) -> list[int]:
        return sorted(modes, key=lambda at: (at % len(self.modes), at))


_NUMBERED = re.compile(r"([a-z]+)(\d+)(.*)")
_FAR = 100


def _apart(mode: Effect, again: int) -> Effect:
    """The mode with slots of its own, so that its targets are others each time that it is chosen."""

    def renamed(slot: str) -> str:
        found = _NUMBERED.fullmatch(slot)
        return slot if found is None else f"{found[1]}{int(found[2]) + _FAR * again}{found[3]}"

    def change(word: Word) -> Word:
        if renamed(word.slot) != word.slot:
            word = msgspec.structs.replace(word, slot=renamed(word.slot))
        return msgspec.structs.replace(word, earlier=tuple(map(renamed, word.earlier))) if word.earlier else word

    moved: Effect = rewrite(mode, change) if again else mode
    return moved


