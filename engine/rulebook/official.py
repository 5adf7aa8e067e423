"""Reads the official Comprehensive Rules text: text in, rules by number out."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct, field

_DATE: Final = re.compile(r"effective as of\s+(\w+) (\d{1,2}), (\d{4})")
_MONTHS: Final = "January February March April May June July August September October November December".split()
_SECTION: Final = re.compile(r"([1-9]\d\d)\.\s+(\S.*)")
_RULE: Final = re.compile(r"([1-9]\d\d\.\d{1,3}(?:\.|[a-kmnp-z]\.?)?)\s+(\S.*)")
_FEWEST_RULES: Final = 2500


class NotTheRules(ValueError):
    """The text is not a whole copy of the Comprehensive Rules; the message says what is missing."""


class OfficialRule(Struct, frozen=True, kw_only=True):
    """One rule or subrule as published, the examples that follow it, and the title when it is a section."""

    number: str
    text: str
    examples: tuple[str, ...] = ()


class OfficialRules(Struct, frozen=True, kw_only=True):
    """One edition: ``effective`` is an ISO date, ``sections`` maps ``704`` to its title."""

    effective: str
    rules: dict[str, OfficialRule]
    sections: dict[str, str] = field(default_factory=dict)
    glossary: dict[str, str] = field(default_factory=dict)

    def texts(self) -> dict[str, str]:
        """The text of every rule and the title of every section, by number."""
        return self.sections | {number: rule.text for number, rule in self.rules.items()}


def read_official(published: str | bytes) -> OfficialRules:
    """Read the text file that Wizards publishes, whatever its encoding and line ends. Raises :class:`NotTheRules`."""
    lines = [line.strip() for line in re.split(r"\r\n|\r|\n", _decoded(published))]
    effective = _effective(lines)
    contents, body, glossary = _parts(lines)
    promised = dict(_sections(contents))
    rules, sections = _rules(body)
    _check(promised, sections, rules)
    return OfficialRules(effective=effective, rules=rules, sections=sections, glossary=dict(_glossary(glossary)))


def _decoded(published: str | bytes) -> str:
    if isinstance(published, str):
        return published.removeprefix("\ufeff")
    if published[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return published.decode("utf-16", errors="replace")
    try:
        return published.decode("utf-8-sig")
    except UnicodeDecodeError:
        return published.decode("cp1252", errors="replace")


def _effective(lines: list[str]) -> str:
    found = _DATE.search(" ".join(lines[:40]))
    if found is None or found[1] not in _MONTHS:
        seen = next((line for line in lines if line), "nothing at all")
        raise NotTheRules(
            f"This is not the Comprehensive Rules text: it begins with {seen[:60]!r} and does not say"
            " from which date it is effective. Take the TXT file from magic.wizards.com/rules."
        )
    return f"{found[3]}-{_MONTHS.index(found[1]) + 1:02d}-{int(found[2]):02d}"


def _parts(lines: list[str]) -> tuple[list[str], list[str], list[str]]:
    """The contents, the rules and the glossary. The contents name Glossary and Credits too, so each stands twice."""
    marks = [[at for at, line in enumerate(lines) if line == title] for title in ("Contents", "Glossary", "Credits")]
    for title, places, count in zip(("Contents", "Glossary", "Credits"), marks, (1, 2, 2), strict=True):
        if len(places) < count:
            raise NotTheRules(
                f"This copy of the Comprehensive Rules is cut short: its {title} {_seen(len(places))}. Download it again."
            )
    contents, glossary, credits = marks[0][0], marks[1], marks[2]
    return lines[contents : glossary[0]], lines[credits[0] : glossary[-1]], lines[glossary[-1] + 1 : credits[-1]]


def _seen(count: int) -> str:
    return "is only named in the contents" if count else "is missing"


def _sections(contents: list[str]) -> Iterator[tuple[str, str]]:
    for line in contents:
        if found := _SECTION.fullmatch(line):
            yield found[1], found[2]


def _rules(body: list[str]) -> tuple[dict[str, OfficialRule], dict[str, str]]:
    texts: dict[str, list[str]] = {}
    examples: dict[str, list[str]] = {}
    sections: dict[str, str] = {}
    number = ""
    for line in body:
        if found := _RULE.fullmatch(line):
            number = found[1].rstrip(".")
            texts[number], examples[number] = [found[2]], []
        elif found := _SECTION.fullmatch(line):
            sections[found[1]], number = found[2], ""
        elif line and number:
            (examples if line.startswith("Example:") else texts)[number].append(line.removeprefix("Example: "))
    rules = {key: OfficialRule(number=key, text="\n".join(text), examples=tuple(examples[key])) for key, text in texts.items()}
    return rules, sections


def _check(promised: dict[str, str], sections: dict[str, str], rules: dict[str, OfficialRule]) -> None:
    missing = [number for number in promised if number not in sections]
    if missing or not promised:
        names = ", ".join(f"{number} ({promised[number]})" for number in missing[:5])
        raise NotTheRules(f"This copy of the Comprehensive Rules lacks sections that its contents name: {names or 'all'}.")
    if len(rules) < _FEWEST_RULES:
        raise NotTheRules(
            f"Only {len(rules)} rules were found and a whole edition has more than {_FEWEST_RULES}:"
            " the file is incomplete or its layout has changed."
        )


def _glossary(lines: list[str]) -> Iterator[tuple[str, str]]:
    entry: list[str] = []
    for line in [*lines, ""]:
        if line:
            entry.append(line)
        elif entry:
            yield entry[0], "\n".join(entry[1:])
            entry = []
