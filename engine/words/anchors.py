"""Anchor words: a choice as something enters, and what it has by that choice."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Ability, Activated, Condition, Filter, Modification, Reference, Static, Triggered
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Leaf, Unfit, Word, says
from engine.rulebook import rule
from engine.words.abilities import Line, While
from engine.words.modifications.abilities import HasThese
from engine.words.references.objects import This
from engine.words.replacements.choosing import AsItEnters

ANCHOR = "anchor word"
"""Under which an object keeps the word that was chosen."""


class AnchorWord(Leaf, frozen=True):
    """A word that stands for nothing but itself."""

    word: str

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(word=tokens[at]), at + 1)] if tokens[at].isalpha() and tokens[at] not in ("a", "an", "one") else []

    def say(self, style: str = "") -> list[str]:
        return [self.word[:1].upper() + self.word[1:]]


class ChosenAnchor(Condition, frozen=True):
    """The word was chosen for the object; made, never read."""

    word: str

    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(game.object(scope.source).chosen.get(ANCHOR) == self.word)


class ChoosesAnchor(AsItEnters, frozen=True):
    """One of the words is chosen as it enters; made, never read."""

    words: tuple[str, ...]

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        player = move.controller if move.controller is not None else scope.controller
        options = [(word, word.capitalize()) for word in self.words]
        word = game.choose_one(player, "anchor", options, about=scope.source, prompt="Which word?")
        return msgspec.structs.replace(move, chosen={**move.chosen, ANCHOR: word})


class ByAnchor(Static, frozen=True):
    """It has an ability while the word is chosen; made, never read."""

    word: str
    ability: Ability

    @rule("614.12c")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), While(condition=ChosenAnchor(word=self.word), then=HasThese(abilities=(self.ability,)))),)


@says("{word} — {ability}")
class Part(Word, frozen=True):
    """A word with the ability that goes with it."""

    word: AnchorWord
    ability: Ability

    def __post_init__(self) -> None:
        if not isinstance(self.ability, Activated | Triggered | Static):
            raise Unfit


@says("as ~ enters, choose {options:or}. • {parts:bullets}")
class Anchored(Line, frozen=True):
    """The choice and what comes with each word."""

    apart: ClassVar[tuple[str, ...]] = ("parts",)
    options: tuple[AnchorWord, ...]
    parts: tuple[Part, ...]

    def __post_init__(self) -> None:
        if [part.word for part in self.parts] != list(self.options):
            raise Unfit

    def abilities(self) -> tuple[Ability, ...]:
        choice = ChoosesAnchor(words=tuple(option.word for option in self.options))
        return (choice, *(ByAnchor(word=part.word.word, ability=part.ability) for part in self.parts))
