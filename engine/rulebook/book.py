"""What each rule says in our own words, and the official text beside it where somebody has supplied it."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from engine.rulebook.citing import BadRuleNumber, split_number


class Rule(Struct, frozen=True, kw_only=True):
    """One rule: its number, our one-line summary and the official text, each "" when there is none."""

    number: str
    summary: str = ""
    text: str = ""

    def __str__(self) -> str:
        return f"{self.number} {self.summary or self.text}".rstrip()


class Rulebook(Struct, frozen=True):
    """Rules by number, in the order of the book."""

    rules: Mapping[str, Rule]

    def get(self, number: str) -> Rule | None:
        return self.rules.get(number)

    def search(self, words: str, limit: int = 10) -> list[Rule]:
        """The rules that hold the most of ``words`` (numbers match from their start), best first."""
        wanted = [_stem(word) for word in words.casefold().split()]
        scored = ((_score(rule, wanted), rule) for rule in self.rules.values())
        found = sorted((pair for pair in scored if pair[0] > 0), key=lambda pair: -pair[0])
        return [rule for _, rule in found[:limit]]

    def neighbours(self, number: str) -> tuple[Rule | None, Rule | None]:
        """The rules just before and after ``number`` in the book, whether or not that number itself is in it."""
        at = split_number(number)
        before = [known for known in self.rules if split_number(known) < at]
        after = [known for known in self.rules if split_number(known) > at]
        return self.rules[before[-1]] if before else None, self.rules[after[0]] if after else None

    def below(self, number: str) -> list[Rule]:
        """The direct parts of a rule: ``704.5a``, ``704.5b`` ... of ``704.5``, or ``704.1`` ... of ``704``."""
        section, item, letter = split_number(number)
        if letter:
            return []
        parts = [(split_number(known), rule) for known, rule in self.rules.items()]
        if item:
            return [rule for part, rule in parts if part[:2] == (section, item) and part[2]]
        return [rule for part, rule in parts if part[0] == section and part[1] and not part[2]]

    def with_official(self, text_by_number: Mapping[str, str]) -> "Rulebook":
        """The same book with the official text beside our summaries, and the rules that we have none for."""
        both = dict(self.rules)
        for number, text in text_by_number.items():
            both[number] = replace(both.get(number, Rule(number=number)), text=text)
        return Rulebook(MappingProxyType(dict(sorted(both.items(), key=lambda pair: split_number(pair[0])))))


def summary(number: str) -> str:
    """Our summary of one rule, "" when there is none. Reads no more than the file of its section."""
    try:
        section = split_number(number)[0]
    except BadRuleNumber:
        return ""
    return _section(section).get(number, "")


def search(words: str, limit: int = 10) -> list[Rule]:
    """Our summaries that hold the most of ``words``, best first."""
    return our_book().search(words, limit)


def neighbours(number: str) -> tuple[Rule | None, Rule | None]:
    """The summarised rules just before and after ``number``."""
    return our_book().neighbours(number)


def with_official(text_by_number: Mapping[str, str]) -> Rulebook:
    """Our summaries with the official texts beside them."""
    return our_book().with_official(text_by_number)


@cache
def our_book() -> Rulebook:
    """Every rule that we have a summary of."""
    from importlib.resources import files

    entries = files("data").joinpath("rules").iterdir()
    names = sorted(entry.name for entry in entries if entry.name.removesuffix(".tsv").isdigit())
    pairs = [pair for name in names for pair in _section(int(name.removesuffix(".tsv"))).items()]
    pairs.sort(key=lambda pair: split_number(pair[0]))
    return Rulebook(MappingProxyType({number: Rule(number=number, summary=text) for number, text in pairs}))


@cache
def _section(section: int) -> Mapping[str, str]:
    from importlib.resources import files

    try:
        lines = files("data").joinpath("rules", f"{section}.tsv").read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return MappingProxyType({})
    pairs = (line.split("\t", 1) for line in lines if "\t" in line)
    return MappingProxyType({number: text.strip() for number, text in pairs})


def _score(rule: Rule, wanted: list[str]) -> float:
    """How well a rule fits: its number counts most, then whole words of our summary, then of the official text."""
    ours, theirs = f" {rule.summary.casefold()}", f" {rule.text.casefold()}"
    points = 0.0
    for word in wanted:
        if word[:1].isdigit() and rule.number.startswith(word):
            points += 4.0 if rule.number == word else 2.0
        elif word in ours:
            points += 1.3 if ours.startswith(f" {word}") else 1.0 if f" {word}" in ours else 0.5
        elif f" {word}" in theirs:
            points += 0.4
    return points


def _stem(word: str) -> str:
    """A word without the plural ending, so that "triggers" also finds "trigger"."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
