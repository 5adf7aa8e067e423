"""Keyword actions done several times: "proliferate twice", "manifest dread X times"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Effect, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.clauses import PlayerStep
from engine.words.countable import Countable
from engine.words.references.antecedents import Antecedent, is_brought_about
from engine.words.sentences import Core

EVERY = "every "
"""Put before the slot of what is made each time this is the slot of all that was made."""
THE_ONE = "the one"
"""The beginning of the slots of what one of the times is about."""


def slots_made(sentence: Word) -> list[str]:
    """The slots that a sentence fills with the objects it makes, finds or chooses."""
    slots = [w.slot for w in walk(sentence) if w.makes]
    return [slot for slot in slots if is_brought_about(slot)]


def gather(scope: Scope, made: list[str]) -> None:
    """Add what was made this time to all that was made."""
    for slot in made:
        every = f"{EVERY}{slot}"
        scope.slots[every] = (*scope.slots.get(every, ()), *scope.slots.get(slot, ()))


class Repeated(PlayerStep, frozen=True, kw_only=True):
    """A verb that is carried out several times; what it makes each time is spoken of together."""

    verb: PlayerVerb
    slot: str = ""
    makes: ClassVar[str] = "repeated"

    def __post_init__(self) -> None:
        if not self.verb.can_repeat:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """All that came of it can be spoken of."""
        made: tuple[Antecedent, ...] = self.verb.antecedents()
        nouns = next((a.nouns for a in made if a.nature == "object"), None)
        return () if nouns is None else (Antecedent(slot=self.slot, nature="object", nouns=nouns, is_many=True),)

    def times(self, game: Game, scope: Scope) -> int:
        """How often."""
        return 2

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        inner = self.verb.slot
        every: tuple[Id, ...] = ()
        for _ in range(self.times(game, scope)):
            self.verb.act(game, scope, players)
            every += scope.slots.get(inner, ()) if inner else ()
        scope.slots[self.slot] = every


@says("{verb@^} twice")
class Twice(Repeated, frozen=True, kw_only=True):
    """Two times."""


@says("{verb@^} {amount} times")
class SoOften(Repeated, frozen=True, kw_only=True):
    """A number of times."""

    amount: Numeral

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.amount, Number) and (self.amount.n < 3 or self.amount.form != "word"):
            raise Unfit

    def times(self, game: Game, scope: Scope) -> int:
        return self.amount.count(game, scope) or 0


@says("{verb@^} for each {each}", "{verb@^} once for each {each}", "{verb@^} twice for each {each}")
class OnceForEach(Repeated, frozen=True, kw_only=True):
    """Once, or twice, for each thing that fits."""

    counted_first: ClassVar[tuple[str, ...]] = ("each",)
    each: Countable

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.verb.says_amount():
            raise Unfit

    def times(self, game: Game, scope: Scope) -> int:
        return self.each.count(game, scope) * (2 if self.wording == 2 else 1)


class Occasion(Countable, frozen=True):
    """What there was so often that something is done once for each time: a vote, a won flip."""

    def each_time(self, game: Game, scope: Scope) -> Iterator[None]:
        """Each time in turn, with what can be said of it put into the slots."""
        return iter([None] * self.count(game, scope))


@says("for each {occasion}, {sentence}")
class ForEachOccasion(Core, frozen=True):
    """Something is done once for each time."""

    repeats: ClassVar[bool] = True
    gathers: ClassVar[str] = EVERY
    known_inside: ClassVar[tuple[str, ...]] = (THE_ONE,)
    occasion: Occasion
    sentence: Core

    def happen(self, game: Game, scope: Scope) -> None:
        self.each_time(game, scope, self.sentence)

    @rule("608.2c")
    def each_time(self, game: Game, scope: Scope, told: Effect) -> None:
        """Carry something out once for each time: the sentence itself, or what is said around it."""
        made = slots_made(told)
        for _ in self.occasion.each_time(game, scope):
            scope.slots.update(dict.fromkeys(made, ()))
            told.happen(game, scope)
            gather(scope, made)


@says("{verb@^}, then {again@^} again")
class Again(Repeated, frozen=True, kw_only=True):
    """Once, and then once more."""

    again: PlayerVerb

    def __post_init__(self) -> None:
        super().__post_init__()
        if type(self.again) is not type(self.verb):
            raise Unfit
