"""Binding: which earlier words each pronoun of an ability means. A pass of its own, after reading; it never guesses."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.game.meaning import Condition, SpellAbility
from engine.game.targets import TargetReference
from engine.phrase import Word, children
from engine.phrase.grammar import GRAMMAR
from engine.phrase.template import Literal, said_order
from engine.words.references.antecedents import MANY, SOURCE, Antecedent

PAID = tuple(Antecedent(slot=name, nature=name) for name in ("sacrificed", "discarded"))
"""What the text of a spell can speak of though it stands elsewhere: how its costs were paid."""


class Unbound(Exception):
    """A pronoun that nothing, or more than one thing, before it can be."""


class Binder(Struct):
    """Walks an ability in the order of its text, numbering what can be spoken of again and binding what speaks of it."""

    known: list[list[Antecedent]]
    numbers: dict[str, int]
    is_spell: bool = False

    def bind(self, word: Word) -> Word:
        """The word with its slots filled in."""
        if hasattr(type(word), "refers"):
            return self._pronoun(word)
        if getattr(type(word), "is_quoted", False) and self.known != [[]]:
            return bind(word)
        if _says_itself(word):
            self.known[-1].append(Antecedent(slot=SOURCE, nature="object"))
        fields: dict[str, Any] = {name: None for name, _ in children(word)}
        for name in self._order(word, fields):
            value = getattr(word, name)
            before = len(self.known[-1])
            fields[name] = self._bound_field(type(word), name, value)
            if isinstance(value, Condition):
                self._said_in_condition(before)
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
        self._forget(getattr(type(word), "known_inside", ()))
        return word

    def _forget(self, slots: tuple[str, ...]) -> None:
        """What is known only within a word cannot be spoken of after it."""
        if slots:
            self.known = [[a for a in circle if not a.slot.startswith(slots)] for circle in self.known]

    def _bound_field(self, kind: type[Word], name: str, value: Any) -> Any:
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

    def _pronoun(self, word: Any) -> Word:
        wanted: str = type(word).refers
        kind = getattr(word, "kind", None)
        noun = kind.name if kind is not None else ""
        for circle in reversed(self.known):
            fits = {a.slot: a for a in circle if _fits(a, wanted, noun) and not _is_used_up(word, a)}
            if wanted == "number" and word.wording == 1:
                fits = {s: a for s, a in fits.items() if a.nouns != MANY}  # "that much" is no count
            others = [s for s in fits if s != SOURCE] or list(fits)
            if others == [SOURCE] and noun and any(_fits_other(c, wanted, noun) for c in self.known):
                continue  # "that card" is the object itself only where nothing else can be meant
            if noun == "card" and others and not any(_is_card(circle, s) for s in others) and self._has_card(wanted):
                continue  # something else was called a card
            if "it" in others:
                others = [s for s in others if s != HOST]  # the host, as the event met it
            if len(others) > 1 and noun == "card":
                others = [s for s in others if _is_card(circle, s)] or others
            if len(others) > 1 and not self._spoken_over(circle, others):
                others = [s for s in others if s.startswith(NEW)] or others
            if len(others) > 1 and wanted == "number":
                others = [s for s in others if s != "amount"]  # what an instruction came to is nearer than the event
            if len(others) > 1 and circle is self.known[-1] and type(word).__name__ == "It":
                others = [s for s in others if s.startswith("target")] or others  # so is a target of the same clause
            if others == ["it"] and not noun and circle[-1].nouns == IN_CONDITION:
                others = [SOURCE]  # "if ~ is an enchantment, it becomes ..."
            if len(others) == 1 and not noun and circle is not self.known[-1] and _is_rivalled(circle, others[0], fits):
                others = [SOURCE]  # the object itself was spoken of last
            if len(others) == 1:
                bound = self._inside(msgspec.structs.replace(word, slot=others[0]))
                if circle is not self.known[-1] and _goes_on(word, others[0], fits):
                    self.known[-1].append(fits[others[0]])
                self._introduce(bound)
                return bound
            if others:
                raise Unbound(f"{type(word).__name__} could be {' or '.join(others)}")
        if hasattr(type(word), "otherwise") and not self.is_spell:
            return self._inside(msgspec.structs.replace(word, slot=type(word).otherwise))
        raise Unbound(f"{type(word).__name__} has nothing before it that it can mean")


    def _spoken_over(self, circle: list[Antecedent], others: list[str]) -> bool:
        """Whether something else was spoken of after a card that had come up before."""
        said = [a.slot for a in circle if a.slot in others]
        is_old = any(a.slot == said[0] for c in self.known if c is not circle for a in c)
        return is_old and said[0].startswith(NEW) and not said[-1].startswith(NEW)

    def _said_in_condition(self, before: int) -> None:
        """The object itself is what "it" means right after a condition that spoke of it last."""
        if self.known[-1][before:] and self.known[-1][-1].slot == SOURCE:
            self.known[-1][-1] = msgspec.structs.replace(self.known[-1][-1], nouns=IN_CONDITION)

    def _has_card(self, wanted: str) -> bool:
        """Whether something that fits was called a card."""
        return any(_fits(a, wanted, "card") and "card" in a.nouns for circle in self.known for a in circle)


def _goes_on(word: Any, slot: str, fits: dict[str, Antecedent]) -> bool:
    """Whether what a pronoun means goes on being spoken of: "if it ..., ~ deals damage to it" means one thing twice."""
    return type(word).refers in ("object", "objects") and slot in fits and not hasattr(word, "antecedents")


IN_CONDITION = frozenset({"in a condition"})
"""Marks the object itself as what a condition spoke of last."""

HOST = "host"
"""The slot of what an Aura or Equipment is attached to."""

NEW = ("found", "top")
"""The slots of cards that come up only as an instruction finds them: what follows is about them."""


def _fits_other(circle: list[Antecedent], wanted: str, noun: str) -> bool:
    """Whether something other than the object itself fits."""
    return any(a.slot != SOURCE and _fits(a, wanted, noun) for a in circle)


def _is_rivalled(circle: list[Antecedent], slot: str, fits: dict[str, Antecedent]) -> bool:
    """Whether the object itself was spoken of after what else a pronoun of a later clause could mean."""
    spoken = [a.slot for a in circle if a.slot in fits]
    return SOURCE in spoken and slot != SOURCE and spoken[::-1].index(SOURCE) < spoken[::-1].index(slot)


def _is_used_up(word: Any, antecedent: Antecedent) -> bool:
    """Whether "the rest" is asked of cards that were chosen, when it is what was not chosen."""
    return getattr(type(word), "is_what_is_left", False) and antecedent.slot.endswith(" chosen")


def _is_card(circle: list[Antecedent], slot: str) -> bool:
    """Whether something was called a card where it was spoken of."""
    return any(a.slot == slot and "card" in a.nouns for a in circle)


def _says_itself(word: Word) -> bool:
    """Whether the template itself says ``~``."""
    alternatives = GRAMMAR.alternatives(type(word))
    if not alternatives:
        return False
    return any(isinstance(e, Literal) and "~" in e.tokens for e in alternatives[word.wording].elements)


def _fits(antecedent: Antecedent, wanted: str, noun: str) -> bool:
    if wanted == "objects":
        return antecedent.nature == "object" and antecedent.is_many and _called(antecedent, noun)
    if antecedent.nature != wanted or (wanted == "object" and antecedent.is_many):
        return False
    return _called(antecedent, noun)


def _called(antecedent: Antecedent, noun: str) -> bool:
    if not noun:
        return not antecedent.by_noun
    if antecedent.by_noun:
        return noun in antecedent.nouns
    if antecedent.slot == SOURCE and noun != "card":
        return False  # text calls the object itself by name, or "it"
    return not antecedent.nouns or noun in antecedent.nouns or noun in ("card", "permanent")


def bind(word: Word) -> Word:
    """The ability with every target numbered and every pronoun bound; Unbound when one has no or two meanings."""
    known = [[*PAID], []] if isinstance(word, SpellAbility) else [[]]
    return Binder(known=known, numbers={}, is_spell=isinstance(word, SpellAbility)).bind(word)
