"""Walking an ability in the order of its text: numbering what can be spoken of again, binding what speaks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from engine.game.meaning import Condition, Duration, SpellAbility
from engine.phrase import Word, children, walk
from engine.words.binding.asked import DOUBTFUL, IN_CONDITION, IN_DURATION, Circle, goes_on, noun_of
from engine.words.binding.manner import Manner, manner_of, order_of, says_itself, without_x
from engine.words.binding.meaning import Unbound, meaning
from engine.words.references.antecedents import LINKED, ONE_CHOSEN, ONE_OF_THEM, SOURCE, SUCH, Antecedent, is_brought_about

PAID = frozenset({"sacrificed", "discarded", "exiled", "revealed", "tapped"})
"""What the text of a spell can speak of though it stands in another line: how its costs were paid."""


def _check_quoted(word: Word) -> None:
    """What has a quoted ability exiled nothing by another one, so that the ability can't speak of that as of something known."""
    if any(w.otherwise == LINKED == w.slot for w in walk(word)):
        raise Unbound("a quoted ability speaks of what was exiled by another object")


class Binder(Struct):
    """Walks an ability in the order of its text, numbering what can be spoken of again and binding what speaks of it.

    What a class of words means for the binding, it says itself: see :class:`engine.phrase.bindable.Bindable`.
    """

    known: list[Circle]
    numbers: dict[str, int]
    is_spell: bool = False
    spread: tuple[Antecedent, ...] = ()
    actor: str = ""
    is_of_itself: bool = False

    def bind(self, word: Word) -> Word:
        """The word with its slots filled in."""
        manner = manner_of(type(word))
        if manner.is_person and self.is_spell and not manner.is_pronoun:
            raise Unbound(f"{type(word).__name__} is a person, which a spell is not")
        if manner.is_pronoun and (self.is_spell or not manner.is_person):
            return self._pronoun(word)
        if manner.is_quoted and self.known != [[]]:
            return bind(word)
        if manner.denies:
            self.known = [[a for a in circle if not a.slot.endswith(SUCH)] for circle in self.known]
        since = len(self.known), len(self.known[-1])
        if says_itself(type(word), word.wording):
            in_passing = isinstance(word, Duration) and not word.tells_of_itself
            nouns = IN_DURATION if in_passing else frozenset[str]()
            self.known[-1].append(Antecedent(slot=SOURCE, nature="object", nouns=nouns))
        if manner.tells_of_each:
            self.known[-1] += self.spread
        word = self._numbered(word, manner, self._bound_fields(word, manner))
        self._introduce(word, manner)
        if manner.gathers:
            self._gather(manner.gathers, since)
        self._forget(manner.known_inside)
        if manner.is_quoted:
            _check_quoted(word)
        return word

    def _bound_fields(self, word: Word, manner: Manner) -> dict[str, Any]:
        """The fields that are words, bound in the order in which they are said; those that stay the same left out."""
        inside = dict.fromkeys(name for name, _ in children(word))
        if not inside:
            return {}
        fields: dict[str, Any] = {}
        first = len(self.known[-1])
        known = self._slots() if manner.counted_first else frozenset()
        for name in _order(word, inside):
            value = getattr(word, name)
            before = len(self.known[-1])
            if name in manner.counted_first:
                bound = self._counted(value, known | without_x(word, fields))
            elif name in manner.in_turn:
                bound = self._in_turn(value, first)
            elif name in manner.actor[1:]:
                bound = self._acted(value, fields.get(manner.actor[0], getattr(word, manner.actor[0])))
            else:
                bound = self._bound_field(manner, name, value)
            if bound is not value:
                fields[name] = bound
            if isinstance(value, Condition):
                self._said_in_condition(before)
            self._once_said(manner, name, first, before)
        if manner.are_two:
            self._tell_apart(word, manner.are_two, fields)
        if manner.actor:
            self._not_on_itself(word, manner.actor, fields)
        return fields

    def _once_said(self, manner: Manner, name: str, first: int, before: int) -> None:
        """What becomes of what a field has brought up, by what the word is to it."""
        if name == manner.other_event:
            self._doubt(first, before)
        if name in manner.spreads:
            self._spread(before)
        if name in manner.in_passing:
            self.known[-1][before:] = [msgspec.structs.replace(a, by_noun=True) for a in self.known[-1][before:]]

    def _acted(self, value: Any, actor: Word) -> Any:
        """Bind what somebody does, knowing the slot of who does it."""
        kept, self.actor = self.actor, SOURCE if says_itself(type(actor), actor.wording) else actor.slot
        try:
            return self._all(value)
        finally:
            self.actor = kept

    def _in_turn(self, value: Any, since: int) -> Any:
        """Bind deeds one after the other."""
        return tuple(self._next(v, since) for v in value) if isinstance(value, tuple) else self._next(value, since)

    def _next(self, value: Any, since: int) -> Any:
        said = [a for a in self.known[-1][since:] if a.nature == "object"]
        return self._itself(value) if said and said[-1].slot == SOURCE else self._any(value)

    def _itself(self, value: Any) -> Any:
        """Bind what means the object itself, if it can and that was spoken of."""
        if not any(a.slot == SOURCE for circle in self.known for a in circle):
            return self._all(value)
        numbers, kept, self.is_of_itself = dict(self.numbers), self.is_of_itself, True
        try:
            return self._without(value, lambda a: a.slot != SOURCE and a.nature == "object")
        except Unbound:
            self.numbers, self.is_of_itself = numbers, kept
            return self._all(value)
        finally:
            self.is_of_itself = kept

    def _not_on_itself(self, word: Word, actor: tuple[str, ...], fields: dict[str, Any]) -> None:
        """"It deals 2 damage to that creature": what deals it is not that creature."""
        subject, verbs = (fields.get(name, getattr(word, name)) for name in actor)
        met = (getattr(verb, "recipient", None) for verb in verbs)
        slots = {other.slot for other in met if isinstance(other, Word) and noun_of(other)}
        if subject.refers and not noun_of(subject) and subject.slot and subject.slot in slots:
            fields[actor[0]] = self._without(getattr(word, actor[0]), lambda a: a.slot == subject.slot)

    def _slots(self) -> frozenset[str]:
        return frozenset(a.slot for circle in self.known for a in circle)

    def _counted(self, value: Any, known: frozenset[str]) -> Any:
        """Bind what is counted before anything is done: to nothing that was not there before the rest."""
        return self._without(value, lambda a: is_brought_about(a.slot) and a.slot not in known)

    def _without(self, value: Any, unmeant: Callable[[Antecedent], bool]) -> Any:
        """Bind what does not mean some of what was spoken of."""
        for circle in self.known:
            circle[:] = [_hidden(a) if unmeant(a) else a for a in circle]
        try:
            return self._all(value)
        finally:
            for circle in self.known:
                circle[:] = [_shown(a) for a in circle]

    def _still_there(self, value: Any) -> Any:
        """"You may sacrifice an artifact. If you do, it gets +2/+2": not the artifact, if there is anything else."""
        try:
            return self._without(value, lambda a: a.slot.startswith("sacrificed"))
        except Unbound:
            return self._all(value)

    def _tell_apart(self, word: Word, two: tuple[str, ...], fields: dict[str, Any]) -> None:
        """"Attach it to that creature": the pronoun of two that says least means something else than the other does."""
        one, other = (fields.get(name, getattr(word, name)) for name in two)
        slot = one.slot
        if not slot or slot != other.slot:
            return
        vague = two[1] if other.refers and not noun_of(other) else two[0]
        known = self.known
        self.known = [[a for a in circle if a.slot != slot] for circle in known]
        try:
            fields[vague] = self._any(getattr(word, vague))
        finally:
            self.known = known

    def _numbered(self, word: Word, manner: Manner, changed: dict[str, Any]) -> Word:
        """The word with its bound fields and, where it fills a slot, the next one of its kind."""
        if manner.is_target:
            changed["slot"] = self._number("target")
        elif manner.makes:
            changed["slot"] = self._number(manner.makes)
        if manner.says_earlier:
            changed["earlier"] = self._targets_so_far(manner.says_other_object)
        return msgspec.structs.replace(word, **changed) if changed else word

    def _gather(self, prefix: str, since: tuple[int, int]) -> None:
        """What is made once for each of several is spoken of together afterwards, and no more one by one."""
        circle, place = since
        inside = [*self.known[circle - 1][place:], *(a for later in self.known[circle:] for a in later)]
        del self.known[circle - 1][place:], self.known[circle:]
        made = [a for a in inside if a.nature not in ("player", "number", ONE_CHOSEN) and is_brought_about(a.slot)]
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

    def _bound_field(self, manner: Manner, name: str, value: Any) -> Any:
        if name in manner.anyone and isinstance(value, Word) and value.or_player:
            return self._pronoun(value, also="player")
        if name in manner.looks_past:
            return self._past(value)
        if name in manner.means_itself or (name in manner.of_actor and self.actor == SOURCE):
            return self._itself(value)
        if name in manner.not_actor and self.actor:
            return self._without(value, lambda a: a.slot == self.actor)
        if name in manner.still_there and isinstance(value, Word) and value.refers == "object" and not noun_of(value):
            return self._still_there(value)
        if name in manner.apart:
            return tuple(self._apart(each) for each in value)
        return self._all(value)

    def _apart(self, word: Word) -> Word:
        """Bind one of several words of which none speaks of another, such as the modes of a spell."""
        before = [list(circle) for circle in self.known]
        bound = self.bind(word)
        self.known = before
        return bound

    def _targets_so_far(self, of_objects: bool) -> tuple[str, ...]:
        """The slots of the targets before this one; only of those that can be objects, where another object is meant."""
        targets = [a for circle in self.known for a in circle if a.slot.removeprefix("target").isdecimal()]
        return tuple(dict.fromkeys(a.slot for a in targets if not of_objects or a.nature != "player"))

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

    def _number(self, kind: str) -> str:
        n = self.numbers.get(kind, 0)
        self.numbers[kind] = n + 1
        return f"{kind}{n}"

    def _introduce(self, word: Any, manner: Manner) -> None:
        """What a word brings up; a clause or sentence closes the circle within which two candidates are a doubt."""
        if manner.has_antecedents:
            self.known[-1] += word.antecedents()
        if manner.closes:
            self.known.append([])

    def _pronoun(self, word: Any, also: str = "") -> Word:
        by_noun = self.is_of_itself and bool(noun_of(word))
        found = meaning(word, [[*map(_shown, circle)] for circle in self.known] if by_noun else self.known, also)
        if found is not None:
            asked, slot = found
            bound = self._inside(msgspec.structs.replace(word, slot=slot))
            fitting = asked.fitting()
            if goes_on(word, slot, fitting) and (not asked.is_nearest or (asked.noun and self._is_said_anew(fitting[slot]))):
                self.known[-1].append(msgspec.structs.replace(fitting[slot], by_noun=fitting[slot].by_noun and not asked.noun))
            self._introduce(bound, manner_of(type(bound)))
            return bound
        if word.otherwise and not self.is_spell:
            return self._known_otherwise(self._inside(msgspec.structs.replace(word, slot=type(word).otherwise)))
        raise Unbound(f"{type(word).__name__} has nothing before it that it can mean")

    def _is_said_anew(self, antecedent: Antecedent) -> bool:
        """Whether its noun is what the clause called it first, or calls it again after the object itself was spoken of."""
        return antecedent.by_noun or self.known[-1][-1].slot == SOURCE

    def _known_otherwise(self, word: Any) -> Word:
        """What another ability of the object did something with can be spoken of again, once it was called by a noun."""
        noun = noun_of(word)
        if noun and type(word).refers not in ("object", "objects", "player", "number"):
            self.known[-1].append(Antecedent(slot=word.slot, nature="object", nouns=frozenset({noun, "card"})))
        known: Word = word
        return known

    def _said_in_condition(self, before: int) -> None:
        """The object itself is what "it" means right after a condition that spoke of it last."""
        circle = self.known[-1]
        said = [at for at in range(before, len(circle)) if circle[at].nature != "counters there"]
        if said and circle[said[-1]].slot == SOURCE and not circle[said[-1]].by_noun:
            circle[said[-1]] = msgspec.structs.replace(circle[said[-1]], nouns=IN_CONDITION)


_HIDDEN = "not yet "
"""Before the nature of what is not there yet when something is counted."""


def _hidden(antecedent: Antecedent) -> Antecedent:
    return msgspec.structs.replace(antecedent, nature=_HIDDEN + antecedent.nature)


def _shown(antecedent: Antecedent) -> Antecedent:
    return msgspec.structs.replace(antecedent, nature=antecedent.nature.removeprefix(_HIDDEN))


def _order(word: Word, fields: dict[str, Any]) -> list[str]:
    """Fields in the order in which the template says them."""
    said = order_of(type(word), word.wording)
    return [n for n in said if n in fields] + [n for n in fields if n not in said]


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
