"""Which keyword actions and keyword abilities a line of a card speaks of."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

_SAID_OTHERWISE = {
    "counter": r"counter(?:s|ed)? (?!on|of|from|to|for|and|or|with|in|each)\S+",
    "double": r"doubl(?:es?|ed|ing)(?! strike)",
    "enchant": r"enchant",
    "landwalk": r"(?!planes)\w+walk",
    "manifest": r"manifest(?:s|ed|ing)?(?! dread)",
    "scry": r"scr(?:y|ies|ied|ying)",
    "tap": r"tap(?:s|ped|ping)?",
    "untap": r"untap(?:s|ped|ping)?",
}
"""Keywords whose inflections or neighbours the usual endings do not describe."""


def keywords() -> Iterator[tuple[str, str]]:
    """Each keyword of the rules, as data spells it, with the number of its rule."""
    for file in ("keyword_actions.tsv", "keyword_abilities.tsv"):
        for line in files("data").joinpath("words", file).read_text(encoding="utf-8").splitlines():
            name, tab, number = line.partition("\t")
            if tab and number:
                yield name, number.strip()


def spoken_of(line: str) -> frozenset[str]:
    """The keywords that stand in the line, which has no reminder text."""
    folded = line.casefold()
    return frozenset(name for name, stem, pattern in _patterns() if stem in folded and pattern.search(line))


@cache
def _patterns() -> list[tuple[str, str, re.Pattern[str]]]:
    """Each keyword with letters that every form of it has, which are faster to look for, and its pattern."""
    return [
        (name, _stem(name), re.compile(rf"(?<!\w)(?:{_said(name, number)})(?!\w)", re.IGNORECASE)) for name, number in keywords()
    ]


def _stem(name: str) -> str:
    if name in _SAID_OTHERWISE:
        return name.removeprefix("land")[:3]
    return name.split()[0].removesuffix("e").casefold()


def _said(name: str, number: str) -> str:
    """The verb of a keyword action takes endings (``ventures into the dungeon``); the name of an ability does not."""
    if name in _SAID_OTHERWISE:
        return _SAID_OTHERWISE[name]
    verb, *rest = map(re.escape, name.split())
    return " ".join([_inflected(verb) if number.startswith("701.") else verb, *rest])


def _inflected(verb: str) -> str:
    return rf"{verb[:-1]}(?:e|es|ed|ing)" if verb.endswith("e") else rf"{verb}(?:s|es|ed|ing)?"
