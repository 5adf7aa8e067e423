"""What a family of questions is, and what it is dealt."""

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from bot.quiz.pool import Found, Kind, Pool
from bot.quiz.question import Draft

T = TypeVar("T")


ORDER = "What may be ordered freely is in the order of the text."
"""What is assumed where the order makes no difference: life gained adds up to the same total."""


class Deal(Struct, frozen=True):
    """Chance and cards; the same chance deals the same cards. ``drawn`` are the names of those that were dealt."""

    rng: Random
    pool: Pool
    drawn: dict[str, None] = {}

    def card(self, kind: Kind, fits: Callable[[Found], bool] = lambda found: True) -> Found:
        found = self.pool.draw(kind, self.rng, fits)
        self.drawn[found.name] = None
        return found

    def cards(self, kind: Kind, count: int, fits: Callable[[Found], bool] = lambda found: True) -> Sequence[Found]:
        found = self.pool.draw_several(kind, count, self.rng, fits)
        self.drawn.update(dict.fromkeys(one.name for one in found))
        return found

    def one_of(self, things: Iterable[T]) -> T:
        return self.rng.choice(list(things))

    def either(self, chance: float = 0.5) -> bool:
        return self.rng.random() < chance

    def number(self, least: int, most: int) -> int:
        return self.rng.randint(least, most)

    def shuffled(self, things: Iterable[T]) -> list[T]:
        mixed = list(things)
        self.rng.shuffle(mixed)
        return mixed


class Family(Struct, frozen=True):
    """A kind of question: its ``title`` as people read it, the ``section`` of the rules that it is about, and what proposes one,
    or None when the cards do not fit together."""

    name: str
    title: str
    section: str
    build: Callable[[Deal], Draft | None]


def controls(player: str, *things: str) -> str:
    """The sentence that gives a player permanents; one for each where a name has a comma in it."""
    return "\n".join(f"{player} controls {part}." for part in _apart(things))


def holds(player: str, *cards: str) -> str:
    """The sentence that puts cards into a player's hand; one for each where a name has a comma in it."""
    return "\n".join(f"{player} has {part} in hand." for part in _apart(cards))


def _apart(things: Sequence[str]) -> Sequence[str]:
    return things if any("," in thing for thing in things) else [listed(things)]


def listed(things: Sequence[str], last: str = "and") -> str:
    """Things in a sentence."""
    *first, end = things
    return f"{', '.join(first)} {last} {end}" if first else end


def counters(number: int, kind: str = "+1/+1") -> str:
    """A fact about an object, in brackets after its name."""
    return f" ({number} {kind} counter{'' if number == 1 else 's'})" if number else ""


def script(*lines: str) -> str:
    """The lines that are there, with whose turn it is: that of the player who acts first, unless they say."""
    there = [line for line in lines if line]
    if not any(line.startswith("It is ") for line in there):
        first = next((line.split()[0] for line in there if re.match(r"\w+ (casts|attacks|taps) ", line)), "Alice")
        there.insert(int(there[0].startswith("Commander game")), f"It is {first}'s turn.")
    return "\n".join(there)


def after_resolving(spell: str, *sentences: str) -> tuple[tuple[str, str], ...]:
    """Sentences as people read them, who would else take them for responses to the spell."""
    return tuple((one, f"After {spell} has resolved, {one}") for one in sentences)


def size(power: int, toughness: int) -> str:
    return f"{power}/{toughness}"
