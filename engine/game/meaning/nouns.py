"""Amounts, descriptions, references, conditions and durations: what an instruction speaks of."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.said import Said
from engine.game.objects import Id, Zone

if TYPE_CHECKING:
    from engine.game.events import Event
    from engine.game.machine import Game
    from engine.game.scope import Scope


class Amount(Said, frozen=True):
    """A number that the text gives or tells how to find."""

    counts: ClassVar[bool] = True

    @abstractmethod
    def count(self, game: Game, scope: Scope) -> int | None:
        """The number now; None when it is undefined."""


class Filter(Said, frozen=True):
    """A description that objects (or players) fit or do not."""

    @property
    def adjectives(self) -> tuple[Any, ...]:
        """What stands before the noun of a description that has one noun and parts around it."""
        return ()

    @property
    def qualifiers(self) -> tuple[Any, ...]:
        """What stands after its noun."""
        return ()

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        """Where to look for what fits, each with the player whose it is (0 for every player's, or shared)."""
        return ((Zone.BATTLEFIELD, 0),)

    def nouns(self) -> frozenset[str]:
        """The nouns by which a later "that ..." can mean what fits."""
        return frozenset()

    @abstractmethod
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object or player fits now (last-known information when it is gone)."""


class Reference(Said, frozen=True):
    """Words that stand for objects or players. ``is_known`` ones stand for the same beforehand: nobody chooses."""

    is_known: ClassVar[bool] = False
    stands_for_target: ClassVar[bool] = False
    """Whether it stands for one of the targets of what is said with it."""
    is_described: ClassVar[bool] = False
    """Whether it stands for all that fits its description, so that what is said of it is said of all that ever will."""

    @property
    def things(self) -> Any:
        """The description by which it finds what it stands for; None where it has none."""
        return None

    @abstractmethod
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects or players meant now."""


class ObjectReference(Reference, frozen=True):
    """Words that stand for objects (and, in "any target", perhaps a player)."""


class PlayerReference(Reference, frozen=True):
    """Words that stand for players."""


class Condition(Said, frozen=True):
    """Something that is so or is not. What ``is_announced`` is known as a spell is cast: how its costs are paid."""

    is_announced: ClassVar[bool] = False

    @property
    def is_of_a_spell(self) -> bool:
        """Whether it is asked of a card as the spell with which it would be cast."""
        return False

    @abstractmethod
    def holds(self, game: Game, scope: Scope) -> bool:
        """Whether it is so now."""


class Duration(Said, frozen=True):
    """How long a continuous effect lasts. What ``tells_of_itself`` speaks of its object as more than in passing."""

    tells_of_itself: ClassVar[bool] = False

    @abstractmethod
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        """Whether this event ends it."""

    def turn_of(self, scope: Scope) -> Id | None:
        """The player until whose turn it lasts; None where it lasts until something else."""
        return None

    def is_past(self, game: Game, scope: Scope) -> bool:
        """Whether it is over before it begins, so that the effect never does anything."""
        return False
