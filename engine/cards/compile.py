"""Compiling a card: its printed faces into characteristics with abilities, each line understood whole or declined."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.cards.card import Card, Face
from engine.cards.halves import as_one_card, whole
from engine.cards.normalise import Normalised, normalise
from engine.cards.type_line import TypeLine, type_line
from engine.game.meaning import Activated, SpellAbility, Static, Triggered
from engine.game.objects import Characteristics, Definition
from engine.phrase import Declined, Word, read
from engine.rulebook import rule
from engine.words.abilities import Line
from engine.words.as_cast import noted
from engine.words.binding import NOTHING, Spoken, Unbound, bind_line
from engine.words.frames import in_sections
from engine.words.keywords.cleave import CleavedText, cut, is_bracketed, uncut
from engine.words.kinds import PT
from engine.words.unread.parts import as_far_as_read

ON_PERMANENTS: tuple[type[Word], ...] = (Line, Activated, Triggered, Static)
ON_SPELLS: tuple[type[Word], ...] = (Line, SpellAbility, Static, Triggered, Activated)


class CompiledLine(Struct, frozen=True, kw_only=True):
    """A line as normalised, and the word it was read as or why it was declined; ``cut`` is what cleave leaves of it."""

    text: str
    word: Any = None
    declined: Declined | None = None
    cut: Any = None


class CompiledFace(Struct, frozen=True, kw_only=True, dict=True):
    """A face with its lines. ``size``: as a creature, and from how many counters on, where it is a station card."""

    face: Face
    kinds: TypeLine
    lines: tuple[CompiledLine, ...]
    size: tuple[PT, int] | None = None

    @cached_property
    def characteristics(self) -> Characteristics:
        """What the face gives; of a line that was not understood the ability as far as it was read."""
        of_spell = is_spell(self.kinds)
        read = tuple(as_far_as_read(line.text, of_spell) if line.word is None else line.word for line in self.lines)
        shown = self.face if self.size is None else replace(self.face, power=None, toughness=None)
        return characteristics(shown, self.kinds, (*in_sections(read, self.size), *self._cleaved(), *noted(read)))

    def _cleaved(self) -> tuple[Static, ...]:
        """What a spell with brackets in its text says without them."""
        if not any(line.cut is not None for line in self.lines):
            return ()
        left = (line.word if line.cut is None else line.cut for line in self.lines)
        return (CleavedText(lines=tuple(word for word in left if isinstance(word, SpellAbility))),)

    @property
    def is_understood(self) -> bool:
        """Whether every line was understood."""
        return all(line.declined is None for line in self.lines)


class CompiledCard(Struct, frozen=True, kw_only=True):
    """A card with its compiled faces."""

    card: Card
    faces: tuple[CompiledFace, ...]

    @property
    def definition(self) -> Definition:
        """The card as the game knows it."""
        return Definition(
            name=self.card.name,
            layout=self.card.layout,
            faces=as_one_card(self.card.layout, tuple(f.characteristics for f in self.faces)),
            declined=tuple(tuple(line.text for line in f.lines if line.declined) for f in self.faces),
            whole=whole(self.card.layout, tuple(f.characteristics for f in self.faces)),
        )


@lru_cache(maxsize=4096)
def compile_card(card: Card) -> CompiledCard:
    """The card, each line read; compiled once per process while it is in use."""
    return CompiledCard(card=card, faces=tuple(compile_face(face) for face in card.faces))


def compile_face(face: Face) -> CompiledFace:
    """One face, line by line."""
    kinds = type_line(face.type_line)
    normalised = normalise(face)
    lines = compile_lines([line.text for line in normalised.abilities], kinds) + tuple(map(_untold, face.untold))
    return CompiledFace(face=face, kinds=kinds, lines=lines, size=station_size(face, kinds, normalised))


def _untold(what: str) -> CompiledLine:
    """What the card list lacks stands as a line that nobody can read."""
    return CompiledLine(text=what, declined=Declined(text=what, at=0, seen=what, expected=()))


def compile_lines(texts: Sequence[str], kinds: TypeLine) -> tuple[CompiledLine, ...]:
    """The lines in order: one line of what a spell does can speak of another before it."""
    done: list[CompiledLine] = []
    before = earlier = NOTHING
    for text in texts:
        line, after = compile_bracketed(text, kinds, before)
        if line.declined is not None and done and takes_the_place(text, done[-1].text, kinds):
            both, after_both = compile_bracketed(f"{done[-1].text} {text}", kinds, earlier)
            if both.declined is None:
                done[-1], before = both, after_both
                continue
        done.append(line)
        earlier, before = before, after if is_spell(kinds) else before
    return tuple(done)


@rule("614.15")
def takes_the_place(text: str, before: str, kinds: TypeLine) -> bool:
    """Whether a line of a spell may say what is done instead of the one sentence that is the line before it."""
    return is_spell(kinds) and ". " not in before and "\n" not in before and re.search(r"\binstead\b", text) is not None


def is_spell(kinds: TypeLine) -> bool:
    """Whether it is an instant or sorcery, of which a line may be what the spell does."""
    return not {"instant", "sorcery"}.isdisjoint(kinds.types)


def compile_bracketed(text: str, kinds: TypeLine, before: Spoken) -> tuple[CompiledLine, Spoken]:
    """Read one line with what it has in brackets, and without."""
    if not is_spell(kinds) or not is_bracketed(text):
        return _compiled(text, kinds, before)
    line, after = _compiled(uncut(text), kinds, before)
    shorter = cut(text)
    if not shorter or line.declined is not None:
        return line, after
    left, _ = _compiled(shorter, kinds, before)
    return left if left.declined is not None else replace(line, cut=left.word), after


def compile_line(text: str, kinds: TypeLine) -> CompiledLine:
    """Read one line, the first of its text, as what an object of these types can have."""
    return _compiled(text, kinds, NOTHING)[0]


def _compiled(text: str, kinds: TypeLine, before: Spoken) -> tuple[CompiledLine, Spoken]:
    if before == NOTHING:
        return _first_line(text, is_spell(kinds))
    return _bound(text, _read(text, is_spell(kinds)), before)


@lru_cache(maxsize=2048)
def _first_line(text: str, of_spell: bool) -> tuple[CompiledLine, Spoken]:
    """A line that speaks of no other one; many cards have the same."""
    return _bound(text, _read(text, of_spell), NOTHING)


def _read(text: str, of_spell: bool) -> Any:
    found = read(ON_SPELLS if of_spell else ON_PERMANENTS, text)
    if of_spell and isinstance(found, Declined) and len(found.readings) > 1:
        return _as_instruction(text, found)
    return found


@rule("113.3a")
def _as_instruction(text: str, doubt: Declined) -> Any:
    """What a spell says is what is done as it resolves, where it could be taken for a static ability too."""
    found = read((SpellAbility,), text)
    return doubt if isinstance(found, Declined) else found


def _bound(text: str, found: Any, before: Spoken) -> tuple[CompiledLine, Spoken]:
    if isinstance(found, Declined):
        return CompiledLine(text=text, declined=found), before
    try:
        word, after = bind_line(found, before)
        return CompiledLine(text=text, word=word), after
    except Unbound as doubt:
        return CompiledLine(text=text, declined=Declined(text, 0, str(doubt), ("a reference with one meaning",))), before


@rule("721.2b")
def station_size(face: Face, kinds: TypeLine, normalised: Normalised) -> tuple[PT, int] | None:
    """The size of a station card as a creature, and from how many charge counters on it is one, as its reminder text says."""
    if "creature" in kinds.types or "Spacecraft" not in kinds.subtypes or face.power is None or face.toughness is None:
        return None
    told = [int(n) for line in normalised.lines for text in line.reminder for n in re.findall(r"creature at (\d+)\+", text)]
    rows = [int(n) for line in normalised.abilities for n in re.findall(r"\A(\d+)\+ \|", line.text)]
    if not (told or rows):
        return None
    return PT(power=number(face.power), toughness=number(face.toughness)), (told or [max(rows)])[0]


def characteristics(face: Face, kinds: TypeLine, abilities: tuple[Any, ...]) -> Characteristics:
    """The characteristics that a face gives, with these abilities."""
    cost = symbols(face.mana_cost) if face.mana_cost else None
    return Characteristics(
        name=face.name,
        mana_cost=cost,
        colors=frozenset(face.colors) if face.colors is not None else colors(cost or ()),
        supertypes=kinds.supertypes,
        types=kinds.types,
        subtypes=kinds.subtypes,
        power=number(face.power),
        toughness=number(face.toughness),
        loyalty=None if face.loyalty == "X" else number(face.loyalty),
        defense=number(face.defense),
        abilities=abilities if face.loyalty != "X" else (*abilities, _loyalty_x(kinds)),
    )


@rule("306.5b", "107.3m")
def _loyalty_x(kinds: TypeLine) -> Any:
    """What a planeswalker with loyalty X says of how it enters."""
    return compile_line("~ enters with X loyalty counters on it.", kinds).word


def symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a printed mana cost, in printed order."""
    return tuple(f"{{{s}" for s in cost.replace(" ", "").split("{") if s)


@rule("202.2", "202.2c", "202.2d")
def colors(cost: tuple[str, ...]) -> frozenset[str]:
    """The colours of the mana symbols of a cost."""
    return frozenset(c for symbol in cost for c in symbol if c in "WUBRG")


def number(printed: str | None) -> int | None:
    """A printed number; a star or X is 0, ``1+*`` is 1: what defines it adds the rest."""
    if printed is None:
        return None
    digits = printed.split("+")[0] if "*" in printed else printed
    return int(digits) if digits.lstrip("-").isdecimal() else 0
