"""How much of the rules the engine carries out: which function is each rule, and which test exercised it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from engine.rulebook.citing import split_number

PLAYED: Final = "played"
"""A rule that makes a game do or forbid something."""
REPEATS: Final = "repeats"
"""Such a rule that only says again what another one says; code that is the other one is this one too."""
UNREAD: Final = "unread"
"""A rule that nobody has judged yet, which counts as applicable."""
_APPLICABLE: Final = frozenset({PLAYED, REPEATS, UNREAD})

Places = Mapping[str, Iterable[str]]
"""By number: the ``module:qualname`` of functions, or the names of tests."""


class Kind(Struct, frozen=True):
    """What a rule is: one of the words above, or why it does not apply; ``of`` is the rule that it repeats."""

    word: str
    of: str = ""


class Standing(Struct, frozen=True, kw_only=True):
    """How one rule stands. What repeats another rule has that one's functions and tests."""

    number: str
    kind: Kind
    functions: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def is_applicable(self) -> bool:
        return self.kind.word in _APPLICABLE

    @property
    def is_implemented(self) -> bool:
        return self.is_applicable and bool(self.functions)

    @property
    def is_exercised(self) -> bool:
        """Whether a test exercised what implements it."""
        return self.is_implemented and bool(self.tests)


class Count(Struct, frozen=True, kw_only=True):
    """Some rules counted. ``exercised`` are implemented ones; ``repeating`` are those of them that repeat another."""

    rules: int
    not_applicable: int
    implemented: int
    exercised: int
    repeating: int

    @property
    def applicable(self) -> int:
        return self.rules - self.not_applicable

    @property
    def share(self) -> float:
        """Implemented and exercised, of the applicable rules; 0 when there are none."""
        return self.exercised / self.applicable if self.applicable else 0.0


def standings(functions: Places, tests: Places) -> list[Standing]:
    """Every rule of the book, in its order."""
    return [_standing(number, kind, functions, tests) for number, kind in kinds().items()]


def count(rules: Iterable[Standing]) -> Count:
    rules = list(rules)
    exercised = [rule for rule in rules if rule.is_exercised]
    return Count(
        rules=len(rules),
        not_applicable=sum(not rule.is_applicable for rule in rules),
        implemented=sum(rule.is_implemented for rule in rules),
        exercised=len(exercised),
        repeating=sum(rule.kind.word == REPEATS for rule in exercised),
    )


def by_section(rules: Iterable[Standing]) -> dict[str, list[Standing]]:
    """The rules by their section: ``704``, ``705`` ..."""
    sections: dict[str, list[Standing]] = {}
    for rule in rules:
        sections.setdefault(rule.number[:3], []).append(rule)
    return sections


def read_run(text: str) -> dict[str, list[str]]:
    """The tests that exercised each rule, from ``number<TAB>test`` lines."""
    tests: dict[str, list[str]] = {}
    for line in text.splitlines():
        number, _, test = line.partition("\t")
        tests.setdefault(number, []).append(test)
    return tests


@cache
def kinds() -> Mapping[str, Kind]:
    """What each rule of the edition that we read is, by number."""
    from importlib.resources import files

    lines = files("data").joinpath("rules", "kinds.tsv").read_text(encoding="utf-8").splitlines()
    return MappingProxyType(dict(sorted(_kinds(lines), key=lambda pair: split_number(pair[0]))))


def _kinds(lines: Iterable[str]) -> Iterator[tuple[str, Kind]]:
    for line in lines:
        number, *words = line.split("\t")
        yield number, Kind(*words)


def _standing(number: str, kind: Kind, functions: Places, tests: Places) -> Standing:
    of = kind.of or number
    return Standing(number=number, kind=kind, functions=tuple(functions.get(of, ())), tests=tuple(tests.get(of, ())))
