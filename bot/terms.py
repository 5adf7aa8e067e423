"""Terms of the game: keywords with their rules, and the glossary; the official text where the host has it, else ours."""

from collections.abc import Iterator, Mapping
from importlib.resources import files

from msgspec import Struct

from engine.cards.card import fold
from engine.rulebook.book import Rule, Rulebook


class Term(Struct, frozen=True, kw_only=True):
    """A term with what it means; ``rules`` are the rules that say so, the main one first."""

    name: str
    text: str
    rules: tuple[Rule, ...] = ()
    is_official: bool = False


class Terms:
    """Looks terms up by name, whatever their case."""

    def __init__(self, book: Rulebook, glossary: Mapping[str, str] | None = None) -> None:
        self._book = book
        self._glossary = {fold(name): (name, text) for name, text in (glossary or {}).items()}
        self._keywords = {fold(name): (name, number) for name, number in _keywords()}

    def keyword(self, name: str) -> Term | None:
        """A keyword ability or action: its rule with the parts."""
        if (found := self._keywords.get(fold(name))) is None:
            return None
        shown, number = found
        rule = self._book.get(number)
        rules = (*([rule] if rule else []), *self._book.below(number))
        official = self._glossary.get(fold(name))
        text = official[1] if official else rule.summary if rule else ""
        return Term(name=shown, text=text, rules=rules, is_official=official is not None)

    def entry(self, name: str) -> Term | None:
        """A term of the glossary; without the official one, a keyword or what the rules that are titled so say."""
        if found := self._glossary.get(fold(name)):
            return Term(name=found[0], text=found[1], rules=self._rules(fold(name)), is_official=True)
        if keyword := self.keyword(name):
            return keyword
        rules = self._rules(fold(name))
        return Term(name=name.strip(), text=rules[0].summary or rules[0].text, rules=rules) if rules else None

    def keywords_like(self, typed: str, limit: int) -> list[str]:
        return _like((name for name, _ in self._keywords.values()), typed, limit)

    def entries_like(self, typed: str, limit: int) -> list[str]:
        names = {fold(name): name for name, _ in (*self._keywords.values(), *self._glossary.values())}
        return _like(iter(names.values()), typed, limit)

    def _rules(self, folded: str) -> tuple[Rule, ...]:
        if folded in self._keywords:
            rule = self._book.get(self._keywords[folded][1])
            return (rule,) if rule else ()
        return tuple(rule for rule in self._book.search(folded, 5) if folded in fold(f"{rule.summary} {rule.text}"))


def _like(names: Iterator[str], typed: str, limit: int) -> list[str]:
    """Names that begin so, then those with a word that does."""
    key = fold(typed)
    all_names = sorted(names, key=fold)
    begun = [name for name in all_names if fold(name).startswith(key)]
    within = [name for name in all_names if f" {key}" in fold(name)]
    return list(dict.fromkeys((*begun, *within)))[:limit]


def _keywords() -> Iterator[tuple[str, str]]:
    for file in ("keyword_abilities.tsv", "keyword_actions.tsv"):
        for line in files("data").joinpath("words", file).read_text(encoding="utf-8").splitlines():
            name, tab, number = line.partition("\t")
            if tab and number:
                yield name.capitalize(), number.strip()
