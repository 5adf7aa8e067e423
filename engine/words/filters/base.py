"""The parts of a description: adjectives before the noun and qualifiers after it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word
from engine.words.kinds import Kind


class Part(Word, frozen=True):
    """One part of a description."""

    @abstractmethod
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object fits this part."""


class Adjective(Part, frozen=True):
    """A part that stands before the noun. ``leaves_out``: it is "other"."""

    leaves_out: ClassVar[bool] = False

    @property
    def is_of_cards(self) -> bool:
        """Whether it is said only of what is called a card or a spell, having several alternatives."""
        return False

    def kinds(self) -> tuple[Kind, ...]:
        """The nouns that stand as the adjective, as in "Elf artifact"."""
        return ()

    @classmethod
    def names_kinds(cls) -> bool:
        """Whether such adjectives are nouns."""
        return cls.kinds is not Adjective.kinds

    @property
    def is_shared(self) -> bool:
        """Whether before "A or B" it is said of both A and B: "tapped artifact or creature", but not "Elf artifact or land"."""
        return True


class Qualifier(Part, frozen=True):
    """A part that stands after the noun. ``zones`` are those it puts the object in, None when it does not say.

    ``says_who``: it says who controls the object, ``says_where`` in which zone it is, ``is_linked`` with what it was exiled,
    ``is_of_what_it_did`` that the object has exiled or created it; what it says ``is_chosen_on_resolving`` in part.
    """

    says_who: ClassVar[bool] = False
    says_where: ClassVar[bool] = False
    is_linked: ClassVar[bool] = False
    is_of_what_it_did: ClassVar[bool] = False
    is_chosen_on_resolving: ClassVar[bool] = False

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...] | None:
        """The zones that the words name, each with the player whose it is (0 for shared ones)."""
        return None

    @property
    def is_shared(self) -> bool:
        """Whether after "A or B" it is said of both A and B."""
        return True
