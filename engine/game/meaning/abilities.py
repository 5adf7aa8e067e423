"""Abilities: spell, activated, triggered, static and keyword abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.costs import CostPart, Limit
from engine.game.meaning.events import EventPattern
from engine.game.meaning.said import Said
from engine.game.objects import Id, Zone

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.scope import Scope


class Ability(Said, frozen=True):
    """An ability of an object: one line of its text."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.BATTLEFIELD})

    @property
    def name(self) -> str:
        """What it is called, where it has a name; that of a keyword can be the name of its class (see :func:`keyword_name`)."""
        return ""


class SpellAbility(Ability, frozen=True):
    """What an instant or sorcery does when it resolves; ``effect`` is an :class:`Effect`."""

    @property
    def effect(self) -> Any:
        """The instruction."""
        return None


class Activated(Ability, frozen=True):
    """An activated ability: has fields ``cost`` (a CostPart word or several), ``effect`` and ``limits``."""

    is_loyalty: ClassVar[bool] = False
    is_special_action: ClassVar[bool] = False
    """Whether what is done with it is a special action and no ability is activated."""

    @property
    def cost(self) -> CostPart | tuple[CostPart, ...]:
        """What is paid to activate it."""
        return ()

    @property
    def effect(self) -> Any:
        """The instruction."""
        return None

    @property
    def limits(self) -> tuple[Limit, ...]:
        """When, how often and by whom it can be activated."""
        return ()

    @property
    def by_any_player(self) -> bool:
        """Whether players who do not control its object may activate it."""
        return any(limit.by_any_player for limit in self.limits)


class Triggered(Ability, frozen=True):
    """A triggered ability: has fields ``trigger`` (EventPattern), ``condition`` (or None) and ``effect``."""

    @property
    def trigger(self) -> EventPattern:
        """What it waits for."""
        raise AttributeError(f"{type(self).__name__} has no trigger")

    @property
    def effect(self) -> Any:
        """The instruction."""
        return None

    @property
    def once_each_turn(self) -> bool:
        """Whether it triggers only once each turn."""
        return False

    @property
    def chapters(self) -> tuple[int, ...]:
        """The numbers of a chapter ability; () for every other."""
        return ()


class Keyword(Ability, frozen=True):
    """A keyword ability: what it is called is what it prints; ``means()`` are the abilities that it stands for."""

    is_only_printed: ClassVar[bool] = False
    """Whether no effect gives it."""

    @property
    def quality(self) -> Any:
        """The quality that it names, as in "from red"; None where it names none."""
        return None

    @property
    def face_up_cost(self) -> tuple[CostPart, ...] | None:
        """What is paid to turn what has it face up; None where it says nothing of that."""
        return None

    def is_of(self, other: Any) -> bool:
        """Whether it is of the sort of another instance of the keyword."""
        return True

    def granted(self, game: Game, scope: Scope) -> Keyword | None:
        """The keyword as it is given by an effect now; None where it is given as it stands."""
        return None

    def lets_stay(self, game: Game, thing: Id) -> bool:
        """Whether it does not remove something that is attached already."""
        return False

    def means(self) -> tuple[Ability, ...]:
        """The abilities that the keyword is short for; () when the rules machine reads the keyword itself."""
        return ()

    def means_again(self) -> tuple[Ability, ...]:
        """What it is short for on an object that has another instance of the keyword before it."""
        return self.means()
