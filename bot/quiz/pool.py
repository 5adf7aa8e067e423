"""The cards that questions are made of: each wholly understood, found by the shape of what it says."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.quiz.shapes import Shape, form_of, shape
from engine.cards.card import Card

if TYPE_CHECKING:
    from engine.cards.compile import CompiledFace

_WORD = r"[A-Z][a-z']+"
_MORE = rf"(?:[ -](?:of|the|to|in|from|{_WORD}))"
PLAIN_NAME = re.compile(rf"(?:[A-Z][a-z']{{2,}}|{_WORD}{_MORE}+)(?:, {_WORD}{_MORE}*)?")
"""Names that nobody takes for part of a sentence."""
TRIES = 60
QUIET = frozenset({"flying", "reach", "vigilance", "trample", "menace", "haste", "lifelink", "first strike"})
"""Keywords that a creature may have beside what it is chosen for, unless a kind says otherwise."""


class NoCard(Exception):
    """The pool has no card of this kind."""


class Kind(Struct, frozen=True, kw_only=True):
    """Cards of these ``types`` (words of the type line, ``|`` between those of which one is enough) whose lines, keywords
    aside, are one line with the form of one of ``lines`` or one whose form is matched by one of ``forms`` (named groups become
    ``named``); no such line at all where both are empty. Lines matched by one of ``beside`` may be there too. ``hint`` is in
    the printed text of every one of them: it is searched first, as compiling is slow. All of ``keywords`` must be
    there, others must be ``quiet``.
    """

    types: str
    lines: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    hint: str = ""
    keywords: frozenset[str] = frozenset()
    quiet: frozenset[str] = QUIET
    legendary: bool = False


@cache
def patterns(kind: Kind) -> tuple[re.Pattern[str], ...]:
    """What the form of the line of a card of this kind has to match, one of them."""
    exact = (re.escape(form_of(line, kind.types.split("|")[0])) for line in kind.lines)
    return tuple(re.compile(one) for one in (*exact, *kind.forms))


@cache
def keywords_only(kind: Kind) -> re.Pattern[str]:
    """Printed text of nothing but keywords that the kind allows."""
    allowed = "|".join(sorted(kind.keywords | kind.quiet)) or "(?!)"
    return re.compile(rf"(?i)(?:(?:{allowed})(?:, ?|\n|$))*")


class Found(Struct, frozen=True, kw_only=True):
    """A card of a kind: ``numbers`` are those in its line, ``line`` says which of the kind's lines it is."""

    name: str
    keywords: frozenset[str]
    numbers: tuple[int, ...] = ()
    line: int = 0
    named: Mapping[str, str] = {}
    power: int = 0
    toughness: int = 0
    mana_value: int = 0
    colors: frozenset[str] = frozenset()
    subtypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    cost: tuple[str, ...] = ()

    @property
    def generic(self) -> int:
        """The generic part of its mana cost."""
        return sum(int(symbol[1:-1]) for symbol in self.cost if symbol[1:-1].isdecimal())

    @property
    def symbols(self) -> tuple[str, ...]:
        """The rest of its mana cost."""
        return tuple(symbol for symbol in self.cost if not symbol[1:-1].isdecimal())

    @property
    def size(self) -> str:
        return f"{self.power}/{self.toughness}"

    def has(self, keyword: str) -> bool:
        return keyword in self.keywords


class Pool:
    """Cards with one face, in the order they came in. ``allowed`` may leave cards out, by name."""

    def __init__(self, cards: Iterable[Card], allowed: Callable[[str], bool] = lambda name: True) -> None:
        self._cards = [card for card in cards if len(card.faces) == 1 and PLAIN_NAME.fullmatch(card.name)]
        self._allowed = allowed
        self._hinted: dict[Kind, list[int]] = {}
        self._found: dict[tuple[Kind, int], Found | None] = {}

    def draw(self, kind: Kind, rng: Random, fits: Callable[[Found], bool] = lambda found: True) -> Found:
        """A card of the kind, by chance. Raises NoCard when none is met within some tries."""
        places = self._places(kind)
        for place in rng.sample(places, min(TRIES, len(places))):
            found = self._look(kind, place)
            if found is not None and fits(found):
                return found
        raise NoCard(kind.types)

    def draw_several(
        self, kind: Kind, count: int, rng: Random, fits: Callable[[Found], bool] = lambda found: True
    ) -> Sequence[Found]:
        """Different cards of a kind."""
        drawn: list[Found] = []
        for _ in range(count):
            drawn.append(self.draw(kind, rng, lambda found: fits(found) and found.name not in {one.name for one in drawn}))
        return drawn

    def _places(self, kind: Kind) -> list[int]:
        if kind not in self._hinted:
            self._hinted[kind] = [at for at, text in enumerate(self._texts) if self._hints(kind, at, text)]
        return self._hinted[kind]

    def _hints(self, kind: Kind, at: int, text: str) -> bool:
        typed = self._cards[at].faces[0].type_line
        if not any(word in typed for word in kind.types.split("|")):
            return False
        if not all(keyword in text.casefold() for keyword in kind.keywords):
            return False
        return bool(re.search(kind.hint, text, re.M) if kind.hint else keywords_only(kind).fullmatch(text))

    @cached_property
    def _texts(self) -> list[str]:
        return [re.sub(r" ?\([^()]*\)", "", card.faces[0].text) for card in self._cards]

    def _look(self, kind: Kind, place: int) -> Found | None:
        from engine.cards.compile import compile_card

        key = (kind, place)
        if key not in self._found:
            card = self._cards[place]
            self._found[key] = found_in(kind, compile_card(card).faces[0]) if self._allowed(card.name) else None
        return self._found[key]


def found_in(kind: Kind, face: "CompiledFace") -> Found | None:
    """What a face is as one of a kind, None when it is not."""
    if not _may_be(kind, face):
        return None
    keywords, others = _told_apart(kind, face)
    if not kind.keywords <= keywords <= kind.keywords | kind.quiet or len(others) != bool(kind.lines or kind.forms):
        return None
    said = others[0] if others else Shape("", ())
    matches = [pattern.fullmatch(said.form) for pattern in patterns(kind)] if others else []
    place, match = next(((at, match) for at, match in enumerate(matches) if match), (0, None))
    if others and match is None:
        return None
    return _found(face, keywords, said.numbers, place, match.groupdict() if match else {})


def _may_be(kind: Kind, face: "CompiledFace") -> bool:
    is_legendary = "legendary" in face.characteristics.supertypes
    is_sized = "*" not in f"{face.face.power}{face.face.toughness}"
    return face.is_understood and is_sized and (kind.legendary or not is_legendary)


def _told_apart(kind: Kind, face: "CompiledFace") -> tuple[frozenset[str], list[Shape]]:
    """The keywords of a face, and the shapes of its other lines but for those that may be there beside."""
    from engine.words.abilities import KeywordLine
    from engine.words.keywords.enchant import Enchant
    from engine.words.keywords.evergreen import Evergreen

    keywords: set[str] = set()
    others = []
    for line in face.lines:
        if isinstance(line.word, KeywordLine) and all(isinstance(one, Evergreen | Enchant) for one in line.word.keywords):
            keywords |= {one.name for one in line.word.keywords if isinstance(one, Evergreen)}
        else:
            others.append(shape(line.word))
    return frozenset(keywords), [one for one in others if not any(re.fullmatch(form, one.form) for form in kind.beside)]


def _found(face: "CompiledFace", keywords: frozenset[str], numbers: tuple[int, ...], line: int, named: Mapping[str, str]) -> Found:
    seen = face.characteristics
    return Found(
        name=seen.name,
        keywords=keywords,
        numbers=numbers,
        line=line,
        named=named,
        power=seen.power or 0,
        toughness=seen.toughness or 0,
        mana_value=mana_value(seen.mana_cost or ()),
        colors=seen.colors,
        subtypes=seen.subtypes,
        types=seen.types,
        cost=seen.mana_cost or (),
    )


def mana_value(cost: tuple[str, ...]) -> int:
    """The mana value of a printed cost."""
    return sum(int(symbol[1:-1]) if symbol[1:-1].isdecimal() else symbol != "{X}" for symbol in cost)
