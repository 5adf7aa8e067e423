"""Dice: rolling them, what the result is, and tables of results."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from engine.game.chance import RollDie
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf, Unfit, Word, says, walk
from engine.phrase.numbers import WORDS, say_number
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.effects.oftener import ROLL, instead
from engine.words.events.players import PlayerActs
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Body, Instructions


class Die(Leaf, frozen=True):
    """A kind of die, by its sides; ``form`` is how it is called."""

    sides: int
    form: str

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        if re.fullmatch(r"d\d+", tokens[at]):
            return [(cls(sides=int(tokens[at][1:]), form="d"), at + 1)]
        count = tokens[at].removesuffix("-sided")
        if count == tokens[at] or tokens[at + 1 : at + 2] not in (["die"], ["dice"]):
            return []
        sides = int(count) if count.isdecimal() else WORDS.get(count, 0)
        return [(cls(sides=sides, form=tokens[at + 1]), at + 2)] if sides else []

    def say(self, style: str = "") -> list[str]:
        if self.form == "d":
            return [f"d{self.sides}"]
        return [f"{say_number(self.sides, 'word')}-sided", self.form]


class Rolls(PlayerVerb, frozen=True, kw_only=True):
    """A player rolls dice; the slot keeps the result."""

    die: Die
    slot: str = ""
    makes: ClassVar[str] = "rolled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The result can be spoken of."""
        return (Antecedent(slot=self.slot, nature="result"),)

    @rule("706.1a", "706.6")
    def naturals(self, game: Game, scope: Scope, player: Id, many: int = 1) -> list[int]:
        """The numbers that chance gives, without the lowest ones of dice that are rolled in addition and ignored."""
        more = instead(game, player, ROLL) - 1
        rolled = [self._natural(game, scope, player) for _ in range(many + more)]
        for lowest in sorted(rolled)[:more]:
            rolled.remove(lowest)
        return rolled

    def _natural(self, game: Game, scope: Scope, player: Id) -> int:
        options = [(n, str(n)) for n in range(1, self.die.sides + 1)]
        prompt = f"What does {game.name(player)} roll on the d{self.die.sides}?"
        rolled: int = game.choose_one(player, "roll", options, about=scope.source, prompt=prompt)
        return rolled


@says("roll{s^} a(n) {die}", "roll{s^} a(n) {die} and add {more}")
class Roll(Rolls, frozen=True, kw_only=True):
    """One die, perhaps with something added to the natural result."""

    more: Quantity | None = None

    @rule("706.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            (natural,) = self.naturals(game, scope, player)
            result = natural + (0 if self.more is None else self.more.count(game, scope) or 0)
            game.happen(RollDie(player=player, sides=self.die.sides, natural=natural, result=result))
            scope.slots[self.slot] = result


OTHER = " other"
"""Added to the slot of a roll of two dice this makes the slot of the result that was not chosen."""


@says("roll{s^} two {die} and choose one result")
class RollTwo(Rolls, frozen=True, kw_only=True):
    """Two dice; the player chooses one of the results."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (*super().antecedents(), Antecedent(slot=f"{self.slot}{OTHER}", nature="other result"))

    @rule("706.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            both = self.naturals(game, scope, player, 2)
            game.happen(*(RollDie(player=player, sides=self.die.sides, natural=n, result=n) for n in both))
            options = [(n, str(result)) for n, result in enumerate(both)]
            chosen = game.choose_one(player, "result", options, about=scope.source, prompt="Which result is chosen?")
            scope.slots[self.slot], scope.slots[f"{self.slot}{OTHER}"] = both[chosen], both[1 - chosen]


@says("the result", "that result")
class TheResult(Quantity, frozen=True):
    """The result of the roll spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "result"

    @rule("706.2")
    def count(self, game: Game, scope: Scope) -> int | None:
        return scope.slots.get(self.slot)


@says("the other result")
class TheOtherResult(Quantity, frozen=True):
    """The result that was not chosen."""

    slot: str = ""
    refers: ClassVar[str] = "other result"

    @rule("706.4")
    def count(self, game: Game, scope: Scope) -> int | None:
        return scope.slots.get(self.slot)


class Range(Leaf, frozen=True):
    """The results to which a row of a table belongs; ``most`` is None for a number and more. ``dash`` is what stands between."""

    least: int
    most: int | None
    dash: str = ""

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        found = re.fullmatch(r"(\d+)(\+?)", tokens[at])
        if found is None:
            return []
        least = int(found[1])
        if found[2]:
            return [(cls(least=least, most=None), at + 1)]
        rest = tokens[at + 1 : at + 3]
        if len(rest) == 2 and rest[0] in ("—", "–") and rest[1].isdecimal():
            return [(cls(least=least, most=int(rest[1]), dash=rest[0]), at + 3)]
        if rest and re.fullmatch(r"-\d+", rest[0]):
            return [(cls(least=least, most=int(rest[0][1:]), dash="-"), at + 2)]
        return [(cls(least=least, most=least), at + 1)]

    def say(self, style: str = "") -> list[str]:
        if self.most is None:
            return [f"{self.least}+"]
        if not self.dash:
            return [str(self.least)]
        return [str(self.least), f"-{self.most}"] if self.dash == "-" else [str(self.least), self.dash, str(self.most)]

    @rule("706.3a")
    def has(self, result: int) -> bool:
        """Whether a result is in the range."""
        return self.least <= result and (self.most is None or result <= self.most)


@says("{range} | {effect}")
class Row(Word, frozen=True):
    """A row of a table: what happens with such a result."""

    range: Range
    effect: Instructions


def rolls(word: Word) -> list[str]:
    """The slots of the results of what is rolled in some words."""
    return [w.slot for w in walk(word) if isinstance(w, Rolls)]


@says("{before} {rows:space+}")
class ResultsTable(Body, frozen=True):
    """Instructions with a roll, and what happens with each result of it."""

    apart: ClassVar[tuple[str, ...]] = ("rows",)
    before: Instructions
    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        if len(rolls(self.before)) != 1:
            raise Unfit  # whose results they are has to be clear

    @rule("706.3a", "706.3b")
    def happen(self, game: Game, scope: Scope) -> None:
        self.before.happen(game, scope)
        (slot,) = rolls(self.before)
        result = scope.slots.get(slot)
        for row in self.rows:
            if result is not None and row.range.has(result):
                row.effect.happen(game, scope)


@says(
    "{player} roll{s} one or more dice", "{player} roll{s} a die", "{player} roll{s} a natural {n}",
    "{player} roll{s} a(n) {n} or higher",
)
class WhenRolls(PlayerActs, frozen=True):
    """A player rolls dice, or a certain number."""

    n: Number = Number(n=1)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The result of a single roll can be spoken of."""
        return (*super().antecedents(), *((Antecedent(slot="result", nature="result"),) if self.wording else ()))

    @property
    def one_or_more(self) -> bool:
        """Whether all dice that are rolled at once are one event."""
        return self.wording == 0

    @rule("706.2", "706.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RollDie) or not self.is_them(game, event.player, scope):
            return None
        fits = (True, True, event.natural == self.n.n, event.result >= self.n.n)[self.wording]
        return {"player": (event.player,), "result": event.result} if fits else None
