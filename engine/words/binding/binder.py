"""Walking an ability in the order of its text: numbering what can be spoken of again, binding what speaks of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.game.meaning import Condition, SpellAbility
from engine.game.targets import TargetReference
from engine.phrase import Word, children
from engine.phrase.grammar import GRAMMAR
from engine.phrase.template import Literal, said_order
from engine.words.binding.asked import DOUBTFUL, IN_CONDITION, Circle, goes_on
from engine.words.binding.meaning import Unbound, meaning
from engine.words.references.antecedents import ONE_OF_THEM, SOURCE, Antecedent, is_brought_about

PAID = frozenset({"sacrificed", "discarded", "exiled", "revealed"})
"""What the text of a spell can speak of though it stands in another line: how its costs were paid."""


class Binder(Struct):
    """Walks an ability in the order of its text, numbering what can be spoken of again and binding what speaks of it."""

    known: list[Circle]
    numbers: dict[str, int]
    is_spell: bool = False
    spread: tuple[Antecedent, ...] = ()

    def bind(self, word: Word) -> Word:
        """The word with its slots filled in."""
        if hasattr(type(word), "refers"):
            return self._pronoun(word)
        since = len(self.known), len(self.known[-1])
        if getattr(type(word), "is_quoted", False) and self.known != [[]]:
            return bind(word)
        if _says_itself(word):
            self.known[-1].append(Antecedent(slot=SOURCE, nature="object"))
        if getattr(type(word), "tells_of_each", False):
            self.known[-1] += self.spread
        fields: dict[str, Any] = {name: None for name, _ in children(word)}
        for name in self._order(word, fields):
            value = getattr(word, name)
            before = len(self.known[-1])
            fields[name] = self._bound_field(type(word), name, value)
            if isinstance(value, Condition):
                self._said_in_condition(before)
            if name == getattr(type(word), "either", ""):
                self._doubt(since[1], before)
            if name in getattr(type(word), "spreads", ()):
                self._spread(before)
            if name in getattr(type(word), "in_passing", ()):
                self.known[-1][before:] = [msgspec.structs.replace(a, by_noun=True) for a in self.known[-1][before:]]
        changed = {n: v for n, v in fields.items() if v is not getattr(word, n)}
        if isinstance(word, TargetReference) or hasattr(type(word), "makes"):
            kind = "target" if isinstance(word, TargetReference) else getattr(type(word), "makes", "made")
            changed["slot"] = self._number(kind)
        if hasattr(word, "earlier"):
            changed["earlier"] = self._targets_so_far()
        if changed:
            word = msgspec.structs.replace(word, **changed)
        self._introduce(word)
        if prefix := getattr(type(word), "gathers", ""):
            self._gather(prefix, since)
        self._forget(getattr(type(word), "known_inside", ()))
        return word

    def _gather(self, prefix: str, since: tuple[int, int]) -> None:
        """What is made once for each of several is spoken of together afterwards, and no more one by one."""
        circle, place = since
        inside = [*self.known[circle - 1][place:], *(a for later in self.known[circle:] for a in later)]
        del self.known[circle - 1][place:], self.known[circle:]
        made = [a for a in inside if a.nature not in ("player", "number") and is_brought_about(a.slot)]
        self.known.append([msgspec.structs.replace(a, slot=prefix + a.slot, is_many=True) for a in made])
        self.known.append([])

    def _doubt(self, first: int, second: int) -> None:
        """What only one of two events is about depends on which of them happened: nothing can mean it."""
        circle = self.known[-1]
        sure = {SOURCE} | {a.slot for a in circle[first:second]} & {a.slot for a in circle[second:]}
        circle[first:] = [a if a.slot in sure else msgspec.structs.replace(a, slot=DOUBTFUL + a.slot) for a in circle[first:]]

    def _spread(self, before: int) -> None:
        """What is said of each of a group speaks of one of them as "it"."""
        group = self.known[-1][before:]
        self.spread = tuple(Antecedent(slot=ONE_OF_THEM, nature="object", nouns=a.nouns) for a in group if a.is_many)

    def _forget(self, slots: tuple[str, ...]) -> None:
        """What is known only within a word cannot be spoken of after it."""
        if slots:
            self.known = [[a for a in circle if not a.slot.startswith(slots)] for circle in self.known]

    def _bound_field(self, kind: type[Word], name: str, value: Any) -> Any:
        if name in getattr(kind, "anyone", ()) and getattr(type(value), "or_player", False):
            return self._pronoun(value, or_player=True)
        if name in getattr(kind, "looks_past", ()):
            return self._past(value)
        if name in getattr(kind, "apart", ()):
            return tuple(self._apart(each) for each in value)
        return self._all(value)

    def _apart(self, word: Word) -> Word:
        """Bind one of several words of which none speaks of another, such as the modes of a spell."""
        before = [list(circle) for circle in self.known]
        bound = self.bind(word)
        self.known = before
        return bound

    def _targets_so_far(self) -> tuple[str, ...]:
        """The slots of the targets before this one."""
        return tuple(dict.fromkeys(a.slot for circle in self.known for a in circle if a.slot.removeprefix("target").isdecimal()))

    def _all(self, value: Any) -> Any:
        return tuple(map(self._any, value)) if isinstance(value, tuple) else self._any(value)

    def _past(self, value: Any) -> Any:
        """Bind what cannot mean the subject of its own clause: to something said before it, if there is such a thing."""
        here, self.known[-1] = self.known[-1], []
        numbers = dict(self.numbers)
        try:
            found = self._all(value)
            self.known[-1] = here + self.known[-1]
        except Unbound:
            self.known[-1], self.numbers = here, numbers
            found = self._all(value)
        return found

    def _inside(self, word: Any) -> Word:
        """A pronoun that says more than itself: the words inside it are bound too."""
        inner = {n: self._any(getattr(word, n)) for n in dict.fromkeys(n for n, _ in children(word))}
        bound: Word = msgspec.structs.replace(word, **inner) if inner else word
        return bound

    def _any(self, value: Any) -> Any:
        return self.bind(value) if isinstance(value, Word) else value

    @staticmethod
    def _order(word: Word, fields: dict[str, Any]) -> list[str]:
        """Fields in the order in which the template says them."""
        alternatives = GRAMMAR.alternatives(type(word))
        said = said_order(alternatives[word.wording].elements) if alternatives else []
        return [n for n in said if n in fields] + [n for n in fields if n not in said]

    def _number(self, kind: str) -> str:
        n = self.numbers.get(kind, 0)
        self.numbers[kind] = n + 1
        return f"{kind}{n}"

    def _introduce(self, word: Word) -> None:
        """What a word brings up; a clause or sentence closes the circle within which two candidates are a doubt."""
        if hasattr(word, "antecedents"):
            self.known[-1] += word.antecedents()
        if getattr(type(word), "closes", False):
            self.known.append([])

    def _pronoun(self, word: Any, or_player: bool = False) -> Word:
        found = meaning(word, self.known, or_player)
        if found is not None:
            asked, slot = found
            bound = self._inside(msgspec.structs.replace(word, slot=slot))
            fitting = asked.fitting()
            if not asked.is_nearest and goes_on(word, slot, fitting):
                self.known[-1].append(fitting[slot])
            self._introduce(bound)
            return bound
        if hasattr(type(word), "otherwise") and not self.is_spell:
            return self._inside(msgspec.structs.replace(word, slot=type(word).otherwise))
        raise Unbound(f"{type(word).__name__} has nothing before it that it can mean")

    def _said_in_condition(self, before: int) -> None:
        """The object itself is what "it" means right after a condition that spoke of it last."""
        if self.known[-1][before:] and self.known[-1][-1].slot == SOURCE:
            self.known[-1][-1] = msgspec.structs.replace(self.known[-1][-1], nouns=IN_CONDITION)


def _says_itself(word: Word) -> bool:
    """Whether the template itself says ``~``."""
    alternatives = GRAMMAR.alternatives(type(word))
    if not alternatives:
        return False
    return any(isinstance(e, Literal) and "~" in e.tokens for e in alternatives[word.wording].elements)


class Spoken(Struct, frozen=True):
    """What the lines of a spell have spoken of so far, and how much of each kind was numbered."""

    known: tuple[tuple[Antecedent, ...], ...] = ()
    numbers: dict[str, int] = {}


NOTHING = Spoken()
"""Before the first line."""


def bind(word: Word) -> Word:
    """The ability with every target numbered and every pronoun bound; Unbound when one has no or two meanings."""
    return bind_line(word, NOTHING)[0]


def bind_line(word: Word, before: Spoken) -> tuple[Word, Spoken]:
    """The same, and what the lines after it can speak of: all that a spell does, and how its other costs were paid."""
    is_spell = isinstance(word, SpellAbility)
    if not is_spell:
        binder = Binder(known=[[]], numbers={})
        bound = binder.bind(word)
        paid = tuple(a for circle in binder.known for a in circle if a.slot in PAID)
        return bound, Spoken((*before.known, paid), before.numbers) if paid else before
    binder = Binder(known=[*map(list, before.known), []], numbers=dict(before.numbers), is_spell=True)
    bound = binder.bind(word)
    return bound, Spoken(tuple(map(tuple, binder.known)), binder.numbers)
