"""Patterns: what triggers and replacements say of events."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.nouns import Condition
from engine.game.meaning.said import Said
from engine.game.objects import Zone

if TYPE_CHECKING:
    from engine.game.events import Event
    from engine.game.machine import Game
    from engine.game.scope import Scope


class EventPattern(Said, frozen=True):
    """A description that events fit: of a trigger ("whenever ...") or a replacement ("if ... would ...")."""

    looks_back: ClassVar[bool] = False

    @abstractmethod
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        """What the event's roles are bound to (``it``, ``player``, ``amount`` ...), or None when it does not fit."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset()
    """Where the ability that waits for it functions, when not on the battlefield."""

    is_of_players: ClassVar[bool] = False
    """Whether it is fulfilled by a step of players, of whom several can share it."""

    @property
    def host_leaves(self) -> bool:
        """Whether it waits for what the object is attached to to leave."""
        return False

    @property
    def one_or_more(self) -> bool:
        """Whether all of it that happens at once counts as one event, or as one for each ``group``."""
        return False

    @property
    def state(self) -> Condition | None:
        """The state of the game that it waits for, where it is no event."""
        return None

    def looks_back_at(self, event: Event) -> bool:
        """Whether this event is seen as things were just before it; entering is always seen as they are after it."""
        return self.looks_back and not event.is_entering

    def times(self, event: Any) -> int:
        """How often one event is such an event."""
        return 1

    def group(self, slots: Mapping[str, Any]) -> Any:
        """What tells several events apart that each count, though they happen at once."""
        return None
