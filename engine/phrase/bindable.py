"""What a word is to the pronouns around it: what it can mean itself, what it fills, and what can be spoken of after it.

The kernel only declares this; the binding reads it, and the words of the language say it where it is otherwise.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Antecedent(Struct, frozen=True, kw_only=True):
    """Something spoken of that a later pronoun can mean. ``nature`` is ``object``, ``player`` or ``number``.

    ``nouns`` are the nouns by which "that ..." can call it (none: any noun); ``is_many`` whether "they", not "it", means it;
    ``by_noun`` whether only such a noun does: what is mentioned in passing is not what "it" means; ``said`` the nouns that the
    text itself used, where that is known.
    """

    slot: str
    nature: str
    nouns: frozenset[str] = frozenset()
    is_many: bool = False
    by_noun: bool = False
    said: frozenset[str] = frozenset()


class Bindable(Struct, frozen=True, kw_only=True, cache_hash=True):
    """What the class of a word means for the binding; where the value is a tuple, it has names of its fields."""

    refers: ClassVar[str] = ""
    """The nature that a pronoun stands for; "" for what is no pronoun."""
    otherwise: ClassVar[str] = ""
    """The slot that a pronoun has where nothing is found."""
    or_player: ClassVar[bool] = False
    """Whether a pronoun for objects means players too, in a field where there can be ``anyone``."""
    is_person: ClassVar[bool] = False
    """Whether it is a pronoun only in the text of a spell, elsewhere the object itself."""
    is_what_is_left: ClassVar[bool] = False
    """Whether the pronoun stands for what was not taken."""
    makes: ClassVar[str] = ""
    """The kind of slot that the word fills; "" where it fills none."""
    is_of_objects: ClassVar[bool] = False
    """Whether only those of the ``earlier`` targets are told to it that can be objects."""
    closes: ClassVar[bool] = False
    """Whether a clause is over with it."""
    denies: ClassVar[bool] = False
    """Whether it says that there was no such thing, and so does not speak of it."""
    is_quoted: ClassVar[bool] = False
    """Whether what is inside speaks only of itself."""
    tells_of_each: ClassVar[bool] = False
    """Whether it speaks one by one of those in the field that ``spreads``."""
    gathers: ClassVar[str] = ""
    """What is put before the slots of what is made each time."""
    other_event: ClassVar[str] = ""
    """The second of two events, of which only one need have happened."""
    known_inside: ClassVar[tuple[str, ...]] = ()
    """The beginnings of slots that are known only within it."""
    anyone: ClassVar[tuple[str, ...]] = ()
    """Where "them" can be a player."""
    looks_past: ClassVar[tuple[str, ...]] = ()
    """What does not mean the subject of its own clause."""
    counted_first: ClassVar[tuple[str, ...]] = ()
    """What is counted before anything is done, so that it does not mean what the rest makes."""
    is_itself_first: ClassVar[bool] = False
    """Whether a pronoun means the object itself wherever that was spoken of."""
    means_itself: ClassVar[tuple[str, ...]] = ()
    """Where a pronoun means the object itself wherever that was spoken of."""
    of_actor: ClassVar[tuple[str, ...]] = ()
    """What is of the object itself where that is what acts in the clause."""
    not_actor: ClassVar[tuple[str, ...]] = ()
    """What is never what acts in the clause."""
    actor: ClassVar[tuple[str, ...]] = ()
    """Who acts, and what it does: never to itself where that is not said."""
    in_turn: ClassVar[tuple[str, ...]] = ()
    """What is done one after the other: the object itself, once something was done to it, is "it" in the next deed."""
    still_there: ClassVar[tuple[str, ...]] = ()
    """What "it" means there is rather no permanent that was sacrificed."""
    apart: ClassVar[tuple[str, ...]] = ()
    """Alternatives of which none speaks of another."""
    spreads: ClassVar[tuple[str, ...]] = ()
    """The group of which a word inside speaks one by one."""
    in_passing: ClassVar[tuple[str, ...]] = ()
    """What is only meant again by its noun."""
    are_two: ClassVar[tuple[str, ...]] = ()
    """Two that are never one and the same thing."""

    @property
    def slot(self) -> str:
        """The slot that it fills or, once it is bound, that a pronoun means; "" for what has none."""
        return ""

    @property
    def earlier(self) -> tuple[str, ...]:
        """The slots of the targets before it, for a word that has a field for them."""
        return ()

    @property
    def of_revealed(self) -> bool:
        """Whether ``is_what_is_left`` is of all cards that were turned over."""
        return False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a later pronoun can mean, once this was said."""
        return ()

    @classmethod
    def brings_up(cls) -> bool:
        """Whether such words say themselves what can be spoken of after them."""
        return cls.antecedents is not Bindable.antecedents

    @classmethod
    def is_spoken_of(cls) -> bool:
        """Whether what such words mean has been spoken of as they stand there, by themselves or by what they mean."""
        return bool(cls.refers) or cls.brings_up()
