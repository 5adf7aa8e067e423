"""The parts of a description: adjectives before the noun and qualifiers after it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word


class Part(Word, frozen=True):
    """One part of a description."""

    @abstractmethod
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object fits this part."""


class Adjective(Part, frozen=True):
    """A part that stands before the noun. ``leaves_out``: it is "other"."""

    leaves_out: ClassVar[bool] = False

    @property
    def is_shared(self) -> bool:
        """Whether before "A or B" it is said of both A and B: "tapped artifact or creature", but not "Elf artifact or land"."""
        return True


class Qualifier(Part, frozen=True):
    """A part that stands after the noun. ``zones`` are those it puts the object in, None when it does not say.

    ``says_who``: it says who controls the object, ``says_where`` in which zone it is, ``is_linked`` with what it was exiled.
    """

    says_who: ClassVar[bool] = False
    says_where: ClassVar[bool] = False
    is_linked: ClassVar[bool] = False

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...] | None:
        """The zones that the words name, each with the player whose it is (0 for shared ones)."""
        return None

    @property
    def is_shared(self) -> bool:
        """Whether after "A or B" it is said of both A and B."""
        return True
