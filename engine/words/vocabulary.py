"""The closed lists of the game: types, subtypes, counters, keywords, and the plural forms of nouns both ways.

Words are compared without case. Nothing is read before the first question.
"""

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

_PT_COUNTER: Final = re.compile(r"[+\-−]\d+/[+\-−]\d+\Z")
_SIBILANT: Final = re.compile(r"(?:s|x|z|ch|sh)\Z")
_CONSONANT_Y: Final = re.compile(r"[^aeiou]y\Z")

SUBTYPE_KINDS: Final = (
    "artifact",
    "battle",
    "creature",
    "dungeon",
    "enchantment",
    "land",
    "planar",
    "planeswalker",
    "spell",
)

_CARD_TYPES: Final = {"creature": ("creature", "kindred"), "spell": ("instant", "sorcery"), "planar": ("plane",)}


@cache
def listed(name: str) -> frozenset[str]:
    """The words of ``data/words/<name>.txt`` as they are written there."""
    return frozenset(line for line in _read(f"{name}.txt").splitlines() if line)


def card_types() -> frozenset[str]:
    return listed("card_types")


def supertypes() -> frozenset[str]:
    return listed("supertypes")


def subtypes(kind: str) -> frozenset[str]:
    """All subtypes of one of :data:`SUBTYPE_KINDS`, such as ``creature``, capitalised as printed."""
    return listed(f"{kind}_types")


def basic_land_types() -> frozenset[str]:
    return listed("basic_land_types")


def ability_words() -> frozenset[str]:
    """Words in italics before an ability that mean nothing themselves."""
    return listed("ability_words")


@cache
def keyword_abilities() -> Mapping[str, str]:
    """Names of keyword abilities, with their variants, and the rule of each."""
    return _table("keyword_abilities.tsv")


def optional_keywords() -> frozenset[str]:
    """Keyword abilities that only give a player something to choose: costs, activated abilities, ways to cast a card."""
    return listed("optional_keywords")


@cache
def keyword_actions() -> Mapping[str, str]:
    """Names of keyword actions and the rule of each."""
    return _table("keyword_actions.tsv")


@cache
def nicknames() -> Mapping[str, str]:
    """What players call some cards, in lower case, and the names of those cards."""
    return _table("nicknames.tsv")


@cache
def color_indicators() -> Mapping[str, str]:
    """Cards and back faces whose colors are printed as a color indicator, and the letters of those colors."""
    return _table("color_indicators.tsv")


@cache
def defenses() -> Mapping[str, str]:
    """Battles, and the defense that is printed on each."""
    return _table("defenses.tsv")


def counter_kinds() -> frozenset[str]:
    """Names of counters on cards, without those that change power and toughness."""
    return listed("counters")


def is_counter(word: str) -> bool:
    """Whether counters of this name exist: ``charge``, ``first strike``, ``-1/-1``."""
    return _PT_COUNTER.match(word) is not None or word.casefold() in counter_kinds()


def subtype(word: str) -> str | None:
    """The subtype meant by a word in either number, as printed: ``elves`` gives ``Elf``."""
    return _subtype_forms().get(word.casefold().replace("’", "'"))


def is_subtype(word: str) -> bool:
    """Whether a word, singular or plural, names a subtype of any card type."""
    return subtype(word) is not None


def kinds_of(word: str) -> tuple[str, ...]:
    """Which of :data:`SUBTYPE_KINDS` a subtype belongs to; several in a few cases, none when it is no subtype."""
    name = subtype(word)
    return tuple(kind for kind in SUBTYPE_KINDS if name in subtypes(kind))


@cache
def card_types_of(word: str) -> tuple[str, ...]:
    """The card types that a subtype corresponds to."""
    return tuple(t for kind in kinds_of(word) for t in _CARD_TYPES.get(kind, (kind,)))


def plural(word: str) -> str:
    """The plural of a noun of the language, keeping its case: ``Werewolf``, ``sorcery``, ``Time Lord``."""
    known = _plurals().get(word.casefold())
    if known is not None:
        return known if word[:1].isupper() else known[:1].lower() + known[1:]
    if _SIBILANT.search(word):
        return word + "es"
    return word[:-1] + "ies" if _CONSONANT_Y.search(word) else word + "s"


def singular(word: str) -> str:
    """The singular of a noun; a word that is no plural comes back as it is."""
    known = _singulars().get(word.casefold())
    if known is not None:
        return known if word[:1].isupper() else known[:1].lower() + known[1:]
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("es") and _SIBILANT.search(word[:-2]):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


@cache
def _subtype_forms() -> Mapping[str, str]:
    names = [name for kind in SUBTYPE_KINDS for name in subtypes(kind)]
    forms = {plural(name).casefold(): name for name in names}
    return MappingProxyType(forms | {name.casefold(): name for name in names})


@cache
def _plurals() -> Mapping[str, str]:
    """The plurals that are not made by rule, by the singular without case."""
    return MappingProxyType({one.casefold(): many for one, many in _table("plurals.tsv").items()})


@cache
def _singulars() -> Mapping[str, str]:
    """Singulars by plural for all listed nouns, and of each singular itself, so that ``Class`` or ``Sphinx`` stays."""
    nouns = {name for kind in SUBTYPE_KINDS for name in subtypes(kind)} | card_types() | set(_table("plurals.tsv"))
    forms = {plural(noun).casefold(): noun for noun in nouns}
    return MappingProxyType(forms | {noun.casefold(): noun for noun in nouns})


@cache
def predefined_tokens() -> Mapping[str, tuple[str, ...]]:
    """Type line, colours, size, name (when it has one) and ability lines of each token that the rules define."""
    rows = (line.split("\t") for line in _read("predefined_tokens.tsv").splitlines() if line)
    return MappingProxyType({row[0]: tuple(row[1:]) for row in rows})


@cache
def dungeons() -> Mapping[str, tuple[tuple[str, tuple[str, ...], str], ...]]:
    """The rooms of each dungeon, topmost first: name, the rooms that its arrows lead to, and what its ability does."""
    found: dict[str, tuple[tuple[str, tuple[str, ...], str], ...]] = {}
    for line in _read("dungeons.tsv").splitlines():
        dungeon, room, exits, text = line.split("\t")
        found[dungeon] = (*found.get(dungeon, ()), (room, tuple(exits.split(", ")) if exits else (), text))
    return MappingProxyType(found)


def _table(name: str) -> Mapping[str, str]:
    rows = (line.split("\t") for line in _read(name).splitlines() if line)
    return MappingProxyType({row[0]: row[1] for row in rows})


def _read(name: str) -> str:
    from importlib.resources import files

    return files("data").joinpath("words", name).read_text(encoding="utf-8")
