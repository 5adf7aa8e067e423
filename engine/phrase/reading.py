"""Reading: every way in which a text can be said by a family of words."""

from operator import itemgetter
from typing import Any

from msgspec import Struct

from engine.phrase.grammar import GRAMMAR
from engine.phrase.numbers import read_number
from engine.phrase.paths import AGREES, FAMILY, SLOT, STEP, Node, Onward
from engine.phrase.printing import say
from engine.phrase.template import Slot
from engine.phrase.tokens import settle, tokenise
from engine.phrase.word import Unfit, Word

Found = list[tuple[int, tuple[Any, int]]]
"""Readings: the place of the template in its family, and the word with its end."""

_order = itemgetter(0)

JOINS: dict[str, tuple[tuple[str, ...], ...]] = {
    # style: separator between, before the last of two, before the last of many
    "and": ((",",), ("and",), (",", "and")),
    "or": ((",",), ("or",), (",", "or")),
    "and/or": ((",",), ("and/or",), (",", "and/or")),
    "comma": ((",",), (",",), (",",)),
    "space": ((), (), ()),
    "semicolon": ((";",), (";",), (";",)),
    "bullets": (("•",), ("•",), ("•",)),
    "pluses": (("+",), ("+",), ("+",)),
    "sentences": ((".",), (".",), (".",)),
}
"""How the parts of a list are joined. ``style+`` allows a list of one, else there are at least two."""


class Declined(Struct, frozen=True):
    """Why a text was not understood: the furthest token reached, what stood there, and what could have."""

    text: str
    at: int
    seen: str
    expected: tuple[str, ...]
    readings: tuple[str, ...] = ()

    @property
    def is_ambiguous(self) -> bool:
        """Whether it was declined for having more than one reading."""
        return bool(self.readings)


class Reader:
    """Reads one token list; results are remembered by family and position."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = [t.lower() for t in tokens]
        self.furthest = 0
        self.expected: set[str] = set()
        self._to_end = [*self.tokens, ""]
        self._memo: dict[tuple[Any, int], list[tuple[Any, int]]] = {}

    def read(self, family: type[Word], at: int) -> list[tuple[Any, int]]:
        """Every (word, end) of this family that begins at ``at``."""
        known = self._memo.get((family, at))
        if known is None:
            known = self._memo[family, at] = self._read(family, at)
        return known

    def _read(self, family: type[Word], at: int) -> list[tuple[Any, int]]:
        start = GRAMMAR.family(family).start(self._to_end[at])
        if start is None:
            self._miss(at, family.__name__)
            return []
        found: Found = []
        for order, leaf in start.leaves:
            got = leaf.read(self.tokens, at)
            if not got:
                self._miss(at, leaf.__name__)
            found += [(order, one) for one in got]
        if start.missing:
            self._missed(at, start.missing)
        self._onward(start.onward, at, (), found)
        if len(found) > 1:
            found.sort(key=_order)
            return list(dict.fromkeys([one for _, one in found]))
        return [one for _, one in found]

    def _follow(self, node: Node, at: int, values: tuple[Any, ...], found: Found) -> None:
        """Read on from a place within templates, with the values of the slots so far."""
        next_node: Node | None = node
        while next_node is not None:
            node = next_node
            for end in node.ends:
                try:
                    made = end.word(**dict(zip(end.fields, values, strict=True)), wording=end.wording)
                except Unfit:
                    continue
                found.append((end.order, (made, at)))
            if not node.onward:
                return
            token = self._to_end[at]
            next_node, onward, missing = node.known.get(token) or node.at(token)
            if missing and at >= self.furthest:
                self._missed(at, missing)
            if onward:
                self._onward(onward, at, values, found)
            at += 1

    def _onward(self, onward: tuple[Onward, ...], at: int, values: tuple[Any, ...], found: Found) -> None:
        for kind, what, node in onward:
            if kind == FAMILY:
                known = self._memo.get((what, at))
                for value, end in self.read(what, at) if known is None else known:
                    self._follow(node, end, (*values, value), found)
            elif kind == STEP:
                self._follow(node, at + 1, values, found)
            elif kind == SLOT:
                for value, end in self._slot(what, at):
                    self._follow(node, end, (*values, value), found)
            elif kind == AGREES:
                for value, end in self.read(what.kind, at):
                    if value.plural is values[what.place].plural:
                        self._follow(node, end, (*values, value), found)
            else:
                after = self._literal(what, at + 1)
                if after is not None:
                    self._follow(node, after, values, found)

    def _literal(self, words: tuple[str, ...], at: int) -> int | None:
        for word in words:
            if self._to_end[at] != word:
                self._miss(at, word)
                return None
            at += 1
        return at

    def _slot(self, slot: Slot, at: int) -> list[tuple[Any, int]]:
        known = self._memo.get((slot, at))
        if known is None:
            known = self._any(slot, at)
            if slot.number:
                known = [one for one in known if slot.fits(one[0])]
            self._memo[slot, at] = known
        return known

    def _any(self, slot: Slot, at: int) -> list[tuple[Any, int]]:
        """A list, a number, or a word, of whatever number."""
        if slot.many:
            return self._many(slot, at)
        if slot.kind is int:
            number = read_number(self.tokens[at], slot.style)
            return [] if number is None else [(number, at + 1)]
        return self.read(slot.kind, at)

    def _many(self, slot: Slot, at: int) -> list[tuple[Any, int]]:
        """Lists: parts with the separators of the slot's style between them."""
        first = self.read(slot.kind, at)
        if not first:
            return []
        between, of_two, final = JOINS[(slot.style or "and").rstrip("+")]
        partial: list[tuple[tuple[Any, ...], int]] = [((value,), end) for value, end in first]
        done: list[tuple[Any, int]] = [*partial] if slot.style.endswith("+") else []
        last = of_two
        while partial:
            whole = [longer for one in partial for longer in self._longer(slot, one, last)]
            done += whole
            partial = whole if last == between else [longer for one in partial for longer in self._longer(slot, one, between)]
            last = final
        return done

    def _longer(
        self, slot: Slot, one: tuple[tuple[Any, ...], int], separator: tuple[str, ...]
    ) -> list[tuple[tuple[Any, ...], int]]:
        """A list with one part more after the separator."""
        values, end = one
        after = self._literal(separator, end) if separator else end
        return [] if after is None else [((*values, value), e) for value, e in self.read(slot.kind, after)]

    def _missed(self, at: int, wanted: frozenset[str]) -> None:
        if at > self.furthest:
            self.furthest, self.expected = at, set(wanted)
        elif at == self.furthest:
            self.expected |= wanted

    def _miss(self, at: int, wanted: str) -> None:
        if at > self.furthest:
            self.furthest, self.expected = at, {wanted}
        elif at == self.furthest:
            self.expected.add(wanted)


def read(families: type[Word] | tuple[type[Word], ...], text: str) -> Any | Declined:
    """The one word (of any of the families) that ``text`` says, or why there is none; what was read is printed and compared."""
    tokens = tokenise(text)
    if not tokens:
        return Declined(text, 0, "nothing", ("some text",))
    reader = Reader(tokens)
    tried = families if isinstance(families, tuple) else (families,)
    whole = [word for family in tried for word, end in reader.read(family, 0) if end == len(tokens)]
    faithful = list(dict.fromkeys(word for word in whole if settle(say(word)) == reader.tokens))
    if len(faithful) == 1:
        return faithful[0]
    if faithful:
        return Declined(text, 0, "", (), tuple(repr(word) for word in faithful))
    if whole:
        return Declined(text, len(tokens), " ".join(say(whole[0])), ("the same text printed back",))
    seen = tokens[reader.furthest] if reader.furthest < len(tokens) else "the end"
    return Declined(text, reader.furthest, seen, tuple(sorted(reader.expected)))
