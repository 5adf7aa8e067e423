"""Finds where a card's text speaks of the card itself: its name, the short form of it, "this creature"."""

import re
from collections.abc import Iterator
from typing import Final

from engine.cards.card import Face
from engine.words.vocabulary import SUBTYPE_KINDS, card_types, keyword_abilities, keyword_actions, subtypes

Span = tuple[int, int]

_THIS: Final = re.compile(r"(?<![\w-])(?<!\w')[Tt]his ([A-Za-z]+)(?![\w-])")
_SELF_NOUNS: Final = frozenset(("spell", "card", "permanent", "token", "emblem"))
_TYPE_NOUN: Final = r" (?:creature|token|card|spell|permanent|planeswalker|artifact|enchantment|land)s?\b"
_OTHER_NAME: Final = re.compile(r"(?:,? |'s )(?:(?:of|the) )*[^\W\d_a-z]|" + _TYPE_NOUN)
_NAMED: Final = re.compile(r"\bnamed (?:(?:[^\W\d_a-z][\w'-]*|of|the|and|or),? )*\Z")
_SELF_VERB: Final = re.compile(r"'s |s? (?:deals|enters|attacks|blocks|dies|gets|gains|has|is|can|becomes|leaves|loses)\b")
_OTHERS: Final = re.compile(r"(?:[^—]+ — )?(?:Equipped|Enchanted|Other|Each|All|Creatures) .*\b(?:has|have)(?: .* and)? \Z")
_THIRD: Final = re.compile(r"\btokens?\b|\bopponents control gain \Z")
_WORD_BEFORE: Final = re.compile(r"[\w'-]\Z")
_WORD_AFTER: Final = re.compile(r"[\w-]")


def own_names(face: Face) -> tuple[str, ...]:
    """The names a face may call itself by, longest first. Only legends and planeswalkers use short forms."""
    names = {face.name}
    if "Legendary" in face.type_line or "Planeswalker" in face.type_line:
        names.update(_short_forms(face.name))
    return tuple(sorted(names, key=len, reverse=True))


def spans_of_self(face: Face, plain: str) -> Iterator[Span]:
    """Where in ``plain`` the face speaks of itself. Places can overlap: those that come first count."""
    for name in own_names(face):
        if name and name in plain:
            yield from _spans_of_name(name, plain, whole=name == face.name)
    for found in _THIS.finditer(plain):
        if _is_self_noun(found[1]):
            yield found.span()


def is_quoted_name(plain: str, opening: int, at: int) -> bool:
    """Whether a place is inside quotes that give others an ability, and is a name there: "this creature" is always the bearer."""
    if plain.count('"', opening, at) % 2 == 0 or _THIS.match(plain, at):
        return False
    return is_granted_to_others(plain[:opening]) or _THIRD.search(plain, 0, opening) is not None


def is_granted_to_others(before: str) -> bool:
    """Whether the quotes after these words give an ability to other objects: a name in them then is that of the granter."""
    return _OTHERS.match(before) is not None


def _short_forms(name: str) -> Iterator[str]:
    before_comma = name.partition(",")[0]
    if before_comma != name:
        yield before_comma
    words = before_comma.split()
    for count in range(1, len(words)):
        form = " ".join(words[:count])
        if form[:1].isupper() and words[count - 1].casefold() not in {"the", "of", "a", "an", "and"} and not _means(form):
            yield form


def _means(word: str) -> bool:
    """Whether a word of a name has a meaning of its own in card text."""
    if word.casefold() in keyword_abilities() or word.casefold() in keyword_actions():
        return True
    return any(word in subtypes(kind) for kind in SUBTYPE_KINDS if kind not in {"planeswalker", "planar"})


def _spans_of_name(name: str, plain: str, *, whole: bool) -> Iterator[Span]:
    at = plain.find(name)
    while at >= 0:
        end = at + len(name)
        if _stands_alone(plain, at, end) and _is_self(name, plain, at, end, whole=whole):
            yield at, end
        at = plain.find(name, end)


def _stands_alone(plain: str, at: int, end: int) -> bool:
    return not _WORD_BEFORE.search(plain[max(0, at - 1) : at]) and not _WORD_AFTER.match(plain, end)


def _is_self(name: str, plain: str, at: int, end: int, *, whole: bool) -> bool:
    """A name after "named" is only a name; one that goes on, or stands before a type, is another name or a subtype."""
    if _NAMED.search(plain, 0, at):
        return False
    if whole and " " not in name and _means(name):
        return _SELF_VERB.match(plain, end) is not None
    return _OTHER_NAME.match(plain, end) is None


def _is_self_noun(noun: str) -> bool:
    if noun in _SELF_NOUNS or noun in card_types():
        return True
    return any(noun in subtypes(kind) for kind in ("artifact", "battle", "enchantment", "land", "creature"))
