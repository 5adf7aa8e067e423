"""Carrying out the same instructions again for as long as something is so of what they did."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import bound
from engine.words.sentences import Body, Instructions, Sentence


@says("two {things:many} that share a color were milled this way")
class TwoOfAColorMilled(Condition, frozen=True, kw_only=True):
    """Two of the cards milled that fit have a colour in common."""

    things: ObjectFilter
    slot: str = ""
    refers: ClassVar[str] = "milled"

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit

    @rule("105.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        cards = [t for t in bound(game, scope, self.slot) if self.things.match(game, t, scope)]
        colors = [set(game.characteristics(t).colors) for t in cards]
        return any(one & other for one, other in combinations(colors, 2))


@says("{sentences:sentences+}. if {condition}, repeat this process.")
class RepeatedWhile(Body, frozen=True):
    """Instructions that are carried out again as often as something is so after them."""

    sentences: tuple[Sentence, ...]
    condition: TwoOfAColorMilled

    def __post_init__(self) -> None:
        self._instructions()

    def _instructions(self) -> Instructions:
        return Instructions(sentences=self.sentences)

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        again = True
        while again:
            inner = scope.bind()  # what each time is about is not told of the next
            self._instructions().happen(game, inner)
            again = self.condition.holds(game, inner)
