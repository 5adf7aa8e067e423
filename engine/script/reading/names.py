"""Card names in running text: the longest name that starts at a token, plurals, and shortened names."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct

from engine.cards.card import Cards, fold
from engine.script.reading.plain import plain
from engine.script.reading.tokens import Token, tokenise
from engine.words.vocabulary import plural, singular

_CHUNK: Final = re.compile(r"[^\s|()\[\];:\"/]+")
_OPTIONAL: Final = frozenset({",", ".", "!", "?", ":", "'", "&", "-"})
_FILLERS: Final = frozenset({"the", "of", "a", "an", "and", "to", "in", "for", "from", "with", "'s", ",", "//", "on", "at"})


class Named(Struct, frozen=True):
    """A card name found in the text: ``end`` is the token after it, ``many`` that it was written in the plural."""

    name: str
    end: int
    many: bool = False


@lru_cache(maxsize=8192)
def words_of(name: str) -> tuple[str, ...]:
    """The words of a name as the tokeniser gives them."""
    return tuple(token.low for token in tokenise(plain(name)))


class Names:
    """Card names that start at places of one text. Answers are kept for the life of the reading."""

    def __init__(self, text: str, tokens: Sequence[Token], cards: Cards, slips: Mapping[str, str] | None = None) -> None:
        """``slips`` are names by words that stand for them."""
        self.text, self.tokens, self.cards = text, tokens, cards
        self._slips = {words_of(typed): name for typed, name in (slips or {}).items()}
        self._at: dict[int, tuple[Named, ...]] = {}
        self._groups = _groups_of(cards)

    def at(self, at: int) -> tuple[Named, ...]:
        """All names that start at a token, longest first; exact spellings before plurals of the same length."""
        if at not in self._at:
            self._at[at] = self._find(at) if at < len(self.tokens) else ()
        return self._at[at]

    def known(self, name: str) -> bool:
        """Whether a card of this name exists."""
        return self.cards.get(name) is not None

    def type_line(self, name: str) -> str:
        """The type line of the face of this name, lower case, or of its card's front; empty when unknown."""
        card = self.cards.get(name)
        if card is None:
            return ""
        faces = [face for face in card.faces if fold(face.name) == fold(name)] or list(card.faces[:1])
        return faces[0].type_line.lower() if faces else ""

    def _find(self, at: int) -> tuple[Named, ...]:
        token = self.tokens[at]
        if token.kind not in ("word", "pt", "signed"):
            return ()
        after = self.tokens[at + 1].low if at + 1 < len(self.tokens) else ""
        found = {}
        for name in self._starting(token, after):
            end, many = _match(words_of(name), self.tokens, at)
            if end:
                found[name] = Named(name, end, many)
        for words, name in self._slips.items():
            if tuple(one.low for one in self.tokens[at : at + len(words)]) == words:
                found[name] = Named(name, at + len(words))
        if len(found) < 2:
            return tuple(found.values())
        return tuple(sorted(found.values(), key=lambda named: (-named.end, named.many, named.name)))

    def _starting(self, token: Token, after: str) -> Iterator[str]:
        """Names that begin with a token and could go on with the one after it."""
        for word in _first_words(self.text, token):
            group = _group(self.cards, self._groups, word)
            if group:
                yield from group.get("", ())
                yield from group.get(after, ())
                if after.endswith("s"):
                    yield from group.get(singular(after), ())


def _first_words(text: str, token: Token) -> tuple[str, ...]:
    """The words under which a card source may know a name that begins with a token."""
    chunk = _CHUNK.match(text, token.start)
    raw = chunk.group() if chunk else token.low
    typed = (raw.lower() if raw.isascii() else fold(raw)).rstrip(",.!?'")
    words = {typed: None, typed.removesuffix("'s"): None, token.low: None}
    if raw.endswith(("'", "'s")):
        words[typed.removesuffix("'s") + "'"] = None
    if typed.endswith("s"):
        words |= {singular(word): None for word in tuple(words)}
    return tuple(words)


_Group = Mapping[str, Sequence[str]]
_GROUPS: Final[WeakKeyDictionary[Cards, dict[str, _Group]]] = WeakKeyDictionary()


def _groups_of(cards: Cards) -> dict[str, _Group]:
    """What is kept of a card source for as long as it lives; nothing when it cannot be watched."""
    try:
        return _GROUPS.setdefault(cards, {})
    except TypeError:
        return {}


def _group(cards: Cards, groups: dict[str, _Group], word: str) -> _Group:
    """Names with this first word by their second; under the empty word those of which the second need not be typed."""
    known = groups.get(word)
    if known is None:
        found: dict[str, list[str]] = {}
        for name in cards.starting_with(word):
            words = words_of(name)
            second = words[1] if len(words) > 1 and words[1] not in _OPTIONAL and words[1] != "'s" else ""
            found.setdefault(second, []).append(name)
        known = groups[word] = found
    return known


def _match(words: tuple[str, ...], tokens: Sequence[Token], at: int) -> tuple[int, bool]:
    """Where a name that starts at a token ends, 0 when it does not; and whether its last word is plural there."""
    last = len(words) - 1
    for number, word in enumerate(words):
        low = tokens[at].low if at < len(tokens) else ""
        if low == word:
            at += 1
        elif word in _OPTIONAL and number:
            continue
        elif number == last and low and low != word and is_plural(low, word):
            return at + 1, True
        else:
            return 0, False
    return at, False


def is_plural(many: str, one: str) -> bool:
    """Whether ``many`` is the plural of the word ``one``."""
    if many[:2] != one[:2] or many == one or abs(len(many) - len(one)) > 3:
        return False
    return many == plural(one) or many == one + "s" or (one.endswith("f") and many == one[:-1] + "ves")


def shortened(names: Iterable[str], tokens: Sequence[Token], at: int, end: int) -> list[Named]:
    """Names of which the words from ``at`` are a part, with where the part ends; longest parts first."""
    found = [Named(name, stop) for name in names if (stop := _part(words_of(name), tokens, at, end))]
    longest = max((named.end for named in found), default=0)
    return [named for named in found if named.end == longest]


def initialled(names: Iterable[str], token: Token, at: int) -> list[Named]:
    """Names that a token in capitals is the initials of."""
    if token.kind != "word" or not 2 < len(token.text) < 7 or not token.text.isupper():
        return []
    return [Named(name, at + 1) for name in names if "".join(w[0] for w in words_of(name) if w[0].isalnum()) == token.low]


def _part(words: tuple[str, ...], tokens: Sequence[Token], at: int, end: int) -> int:
    """How far the words from a token can be found in order in a name, when one of them says something."""
    said, place, start = False, 0, at
    while at < end:
        low = tokens[at].low
        hits = [i for i in range(place, len(words)) if words[i] == low or _same_noun(words[i], low)]
        if not hits or (at == start and low in _FILLERS):
            break
        said, place, at = said or low not in _FILLERS, hits[0] + 1, at + 1
    while at > start and tokens[at - 1].low in _FILLERS:
        at -= 1
    return at if said else 0


def _same_noun(one: str, other: str) -> bool:
    return len(other) > 2 and len(one) > 2 and (is_plural(one, other) or is_plural(other, one))


def is_unknown_face(named: Named, typed: Sequence[str], known: Iterable[Named]) -> bool:
    """Whether the words are the whole name of a further face of a card, of which the library has no such face."""
    _, *further = named.name.split(" // ")
    names = {one.name for one in known}
    return any(words_of(face) == tuple(typed) and face not in names for face in further)
