"""Objects spoken of: what it, them, both and "that creature" mean at each place of a text."""

from typing import Any, Final

from msgspec.structs import replace

from engine.script.reading.names import Names
from engine.script.values import ObjectRef
from engine.words.vocabulary import singular

_NO_PERMANENT: Final = ("instant", "sorcery")
_ANY_ONE: Final = -1
"""The count of a pronoun that means no matter which."""


class Unbound(Exception):
    """Words that mean nothing (``fits`` empty) or more than one thing here."""

    def __init__(self, seen: str, fits: tuple[str, ...]) -> None:
        super().__init__(seen, fits)
        self.seen, self.fits = seen, fits


def is_it(value: Any) -> bool:
    """Whether it is a pronoun for objects."""
    return isinstance(value, ObjectRef) and value.states == ("it",)


def is_them(value: Any) -> bool:
    """Whether it is a pronoun for several objects."""
    return is_it(value) and value.count in (0, 2)


def label_of(ref: ObjectRef) -> str:
    """An object as messages call it."""
    return f"{ref.name or ref.kind} {ref.label}".strip()


class Spoken:
    """``groups`` are objects spoken of together, oldest first; ``names`` all their names, for shortened ones.

    ``about`` is what the present sentence is about, so that "it" is something else; ``is_creature_meant``: it asks what is asked of
    creatures only; ``barred`` are the names of what another player has where that cannot be meant; ``spells`` those that were cast;
    ``attached`` what is said to be attached to something.
    """

    def __init__(self, cards: Names) -> None:
        self.cards = cards
        self.names: list[str] = []
        self.groups: list[tuple[ObjectRef, ...]] = []
        self.spells: list[ObjectRef] = []
        self.attached: set[str] = set()
        self.barred: set[str] = set()
        self.about: ObjectRef | None = None
        self.is_creature_meant = False

    def begin(self) -> None:
        """A new sentence."""
        self.about, self.is_creature_meant = None, False

    def speak(self, ref: ObjectRef) -> None:
        """An object is spoken of."""
        if ref.name:
            self.names.append(ref.name)
        self.groups.append((ref,))

    def join(self, since: int) -> None:
        """What was spoken of since then was spoken of together."""
        group = tuple(ref for refs in self.groups[since:] for ref in refs)
        if group:
            self.groups[since:] = [group]

    def it(self, pronoun: ObjectRef) -> ObjectRef:
        """The last thing that "it" can mean; raises Unbound when there are two or none."""
        for group in reversed(self._fitting()):
            fits = self._principal([ref for ref in group if self._can_be_meant(ref)])
            if len(dict.fromkeys(fits)) > 1 and pronoun.count != _ANY_ONE:
                raise Unbound("it", tuple(label_of(ref) for ref in dict.fromkeys(fits)))
            if fits:
                return replace(fits[-1], count=1) if pronoun.count else fits[-1]
        spells = [ref for group in self.groups for ref in group if ref != self.about and ref.name not in self.barred]
        if spells:
            return spells[-1]
        raise Unbound("it", ())

    def them(self, count: int = 0) -> list[ObjectRef]:
        """Several things spoken of together, ``count`` of them when that is said; else all that were spoken of."""
        for group in reversed(self.groups):
            fits = [ref for ref in group if ref != self.about]
            number = sum(ref.count or 2 for ref in fits)
            if number > 1 and count in (0, number):
                return fits
        alone = [ref for ref in self._lasting() if ref != self.about]
        if count and len(alone) == count:
            return alone
        if len(alone) > 1:
            raise Unbound("both" if count else "they", tuple(map(label_of, alone)))
        return [self.it(ObjectRef(states=("it",)))]

    def that(self, ref: ObjectRef) -> ObjectRef:
        """``that creature``: the last thing spoken of whose type line has the noun, else the last permanent."""
        if ref.name:
            return replace(ref, states=tuple(state for state in ref.states if state != "that"))
        spoken = [one for group in reversed(self.groups) for one in reversed(group)]
        noun = ref.kind.lower().split(" ")[-1]
        if noun == "spell" and self.spells:
            return self.spells[-1]
        fitting = [one for one in spoken if noun in self.cards.type_line(one.name) or noun == one.kind.split(" ")[-1]]
        found = fitting or [one for one in spoken if self.stays(one)]
        if not found:
            raise Unbound("that", ())
        return found[0]

    def several(self) -> list[ObjectRef]:
        """The permanents spoken of last that can be called "they"."""
        for group in reversed(self.groups):
            fits = [ref for ref in group if self.stays(ref)]
            if len(fits) > 1 or any(ref.count != 1 for ref in fits):
                return fits
        alone = self._lasting()
        return alone if len(alone) == 1 and _is_many(alone[0]) else []

    def persons(self) -> list[ObjectRef]:
        """The legendary creatures and planeswalkers spoken of."""
        spoken = dict.fromkeys(ref for group in self.groups for ref in group)
        return [ref for ref in spoken if "legendary" in self.cards.type_line(ref.name)]

    def person(self) -> ObjectRef:
        """The one legend that "her" can mean; raises Unbound."""
        found = self.persons()
        if len(found) != 1:
            raise Unbound("her", tuple(map(label_of, found)))
        return replace(found[0], count=1)

    def last_name(self) -> str:
        """The name of the last card spoken of; raises Unbound."""
        named = [ref.name for group in self.groups for ref in group if ref.name]
        if not named:
            raise Unbound("another", ())
        return named[-1]

    def are_several(self) -> bool:
        """Whether several things were spoken of together, besides what the sentence is about."""
        groups = [[ref for ref in group if ref != self.about] for group in self.groups]
        return any(len(group) > 1 or any(ref.count != 1 for ref in group) for group in groups)

    def stays(self, ref: ObjectRef) -> bool:
        """Whether it can be a permanent, as far as its printed types say."""
        line = self.cards.type_line(ref.name) if ref.name else ""
        return not any(word in line for word in _NO_PERMANENT)

    def is_spell(self, ref: ObjectRef) -> bool:
        """Whether it can be nothing but a spell."""
        return bool(ref.name) and not self.stays(ref)

    def targets_something(self, spell: ObjectRef) -> bool:
        """Whether the text of a card asks for targets."""
        return "target" in self._text(spell).lower()

    def hits_players(self, spell: ObjectRef) -> bool:
        """Whether its targets may be players."""
        text = self._text(spell).lower()
        return any(words in text for words in ("any target", "target player", "target opponent", "or player", "each opponent"))

    def _text(self, ref: ObjectRef) -> str:
        card = self.cards.cards.get(ref.name)
        return "\n".join(face.text for face in card.faces) if card is not None else ""

    def _can_be_meant(self, ref: ObjectRef) -> bool:
        return self.stays(ref) and ref != self.about and ref.name not in self.barred

    def _fitting(self) -> list[tuple[ObjectRef, ...]]:
        if not self.is_creature_meant:
            return self.groups
        fitting = (tuple(ref for ref in group if self._is_creature(ref)) for group in self.groups)
        return [group for group in fitting if group] or self.groups

    def _lasting(self) -> list[ObjectRef]:
        """Every permanent spoken of, once."""
        return list(dict.fromkeys(ref for group in self.groups for ref in group if self.stays(ref)))

    def _principal(self, refs: list[ObjectRef]) -> list[ObjectRef]:
        """Without what is attached to another of them, when one is left."""
        hosts = [ref for ref in refs if ref.name not in self.attached]
        return hosts if len(dict.fromkeys(hosts)) == 1 else refs

    def _is_creature(self, ref: ObjectRef) -> bool:
        line = self.cards.type_line(ref.name) if ref.name else ref.kind.lower()
        return any(word in line for word in ("creature", "vehicle", "token"))


def _is_many(ref: ObjectRef) -> bool:
    """Whether it has a name that sounds like several ("Brown Foxes")."""
    last = ref.name.split(" ")[-1].lower()
    return last != singular(last)
