"""Instructions: what is carried out, by whom or with what, and what continuous effects make of objects."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.said import Said
from engine.game.objects import Id

if TYPE_CHECKING:
    from engine.game.layers import Draft, Layer
    from engine.game.machine import Game
    from engine.game.scope import Scope


class Effect(Said, frozen=True):
    """An instruction: a sentence, or a part of one, that is carried out when a spell or ability resolves."""

    @property
    def what(self) -> Any:
        """What it makes of objects, for the word of a continuous effect."""
        return ()

    @property
    def trigger(self) -> Any:
        """What an ability that it makes waits for; None where that is not said by a pattern."""
        return None

    def is_taken(self, game: Game, source: Id) -> bool:
        """Whether what it offers once each turn was taken this turn."""
        return False

    def as_it_ends(self, game: Game, scope: Scope) -> None:
        """What happens immediately as an effect that goes on by it ends."""

    @abstractmethod
    def happen(self, game: Game, scope: Scope) -> None:
        """Carry it out."""


class PlayerVerb(Said, frozen=True):
    """What players do: a verb phrase without its subject. Its inflections agree with ``^``."""

    answers_for_itself: ClassVar[bool] = False
    """Whether ``can_act`` speaks for the words inside too."""
    numbers: ClassVar[tuple[str, ...]] = ()
    """Further fields than ``amount`` that say how much or how many."""
    can_repeat: ClassVar[bool] = False
    """Whether it can be told to be done so many times."""

    def ends(self, before: PlayerVerb | None) -> bool:
        """Whether it only ends what the verb before it begins, so that both are one deed."""
        return False

    @abstractmethod
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Have these players, in APNAP order, do it; choices first, then all of it at once where the rules say so."""


class ObjectVerb(Said, frozen=True):
    """What objects do or undergo: a verb phrase without its subject. Its inflections agree with ``^``."""

    @abstractmethod
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        """Have these objects do it."""


class Modification(Said, frozen=True):
    """A verb phrase of a continuous effect: what it makes of an object's characteristics, in which layer."""

    @property
    def player(self) -> Any:
        """The player whom it names; None where it names none."""
        return None

    @property
    @abstractmethod
    def layers(self) -> tuple[Layer, ...]:
        """The layers in which it applies."""

    @abstractmethod
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Change the draft of one object's characteristics."""
