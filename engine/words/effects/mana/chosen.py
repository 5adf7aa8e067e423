"""Adding mana of a type that is chosen as it is added."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any, ClassVar

from engine.game.colors import COLOR_WORDS
from engine.game.could_produce import could_produce
from engine.game.machine import Game
from engine.game.mana import COLORS, ManaVerb, in_order
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.mana.fixed import Symbols, times
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import Antecedent


class Types(Word, frozen=True):
    """A range of types of mana to choose from."""

    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        """The types that may be chosen."""
        return ()


@says("of any color", "of any one color")
class AnyColor(Types, frozen=True):
    """Any of the five colours."""

    @rule("105.4")
    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        return tuple(COLORS)


@says("a(n) {things}")
class SomeThing(Word, frozen=True):
    """Any one of the objects that fit."""

    things: ObjectFilter

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """All the objects that fit."""
        return candidates(game, self.things, scope)


@says("of any color that {things} could produce", "of any type that {things} could produce")
class CouldProduce(Types, frozen=True):
    """The colours (or types) of mana that any of some permanents could produce."""

    things: SomeThing

    @rule("106.7")
    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        found = {t for thing in self.things.find(game, scope) for t in could_produce(game, thing)}
        return tuple(t for t in in_order(found) if self.wording == 1 or t in COLORS)


@says("of that color")
class ThatColor(Types, frozen=True):
    """The colour chosen just before."""

    slot: str = ""
    refers: ClassVar[str] = "color"

    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        return tuple(scope.slots.get(self.slot, ()))


@says("of the chosen color")
class ChosenColor(Types, frozen=True):
    """The colour chosen as the object entered."""

    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        chosen = game.object(scope.source).chosen.get("color")
        return (chosen,) if chosen else ()


@says("add{s^} {amount} mana {types}", "add{s^} an additional {amount} mana {types}")
class AddOfTypes(ManaVerb, frozen=True):
    """An amount of mana of one type out of a range."""

    amount: Numeral
    types: Types

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        many = times(self.amount, game, scope)
        return tuple((t,) * many for t in self.types.among(game, scope))


@says("add{s^} {mana} or one mana {types}")
class AddOrOfTypes(ManaVerb, frozen=True):
    """Written mana, or one of a type out of a range."""

    mana: Symbols
    types: Types

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return tuple(dict.fromkeys((self.mana.types, *((t,) for t in self.types.among(game, scope)))))


@says("add{s^} {amount} mana in any combination of colors")
class AddCombination(ManaVerb, frozen=True):
    """Mana of any colours, each chosen for itself."""

    amount: Numeral

    @rule("105.4")
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return tuple(combinations_with_replacement(COLORS, times(self.amount, game, scope)))


@says("add{s^} {amount} mana in any combination of {types:and/or}")
class AddCombinationOf(ManaVerb, frozen=True):
    """Mana of some types, each chosen for itself."""

    amount: Numeral
    types: tuple[Symbols, ...]

    @rule("105.4")
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        each = tuple(t for symbols in self.types for t in symbols.types)
        return tuple(combinations_with_replacement(each, times(self.amount, game, scope)))


@says("choose{s^} a color of a(n) {things}", "choose{s^} a color")
class ChooseColor(PlayerVerb, frozen=True):
    """A colour is chosen, of those that some objects have; none when they have none."""

    things: ObjectFilter | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What "that color" means after it."""
        return (Antecedent(slot="color", nature="color"),)

    @rule("105.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        have = self._colors(game, scope)
        options: list[tuple[Any, str]] = [(c, COLOR_WORDS[c]) for c in COLORS if c in have]
        for player in players:
            color = game.choose_one(player, "color", options, about=scope.source, prompt="Choose a color.")
            scope.slots["color"] = (color,) if color else ()
            scope.slots["chosen color"] = color

    def _colors(self, game: Game, scope: Scope) -> frozenset[str]:
        if self.things is None:
            return frozenset(COLORS)
        return frozenset().union(*(game.characteristics(t).colors for t in candidates(game, self.things, scope)))


