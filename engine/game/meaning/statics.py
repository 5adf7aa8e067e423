"""Static abilities: what they make of objects, how their own object comes and goes, and the leave that they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.abilities import Ability
from engine.game.meaning.hooks import Hooks
from engine.game.meaning.instructions import Modification
from engine.game.objects import Characteristics, Id

if TYPE_CHECKING:
    from engine.game.events import Event
    from engine.game.machine import Game
    from engine.game.scope import Scope
    from engine.game.state import Waiting


class Static(Hooks, Ability, frozen=True):
    """A static ability. Besides the hooks, what follows is asked of it; each says nothing unless a word overrides it."""

    is_cda: ClassVar[bool] = False
    """Whether it defines a characteristic of its object."""
    stays_when_unattached: ClassVar[bool] = False
    """Whether its object is an Aura only while it is attached."""
    casts_transformed: ClassVar[bool] = False
    """Whether it lets its card be cast transformed."""
    resolves_without_targets: ClassVar[bool] = False
    """Whether its spell becomes a permanent though its target is illegal."""

    @property
    def is_so_as_it_leaves(self) -> bool:
        """Whether it still has something against triggering on what leaves together with its object."""
        return False

    @property
    def doors(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The halves of a Room, each with its name and mana cost."""
        return ()

    @property
    def predicate(self) -> Any:
        """The subject and what is said of it, for a continuous effect that is said so; None for others."""
        return None

    def speaks(self, hook: str) -> bool:
        """Whether what it passes hooks on to has something to say there."""
        return True

    def modifications(self) -> tuple[tuple[Any, Modification], ...]:
        """(subject, modification) pairs that the layers apply; the subject is a Filter or a Reference."""
        return ()

    def as_cast(self, base: Characteristics, paid: tuple[str, ...]) -> Characteristics | None:
        """What its card is while it is cast for these costs; None for no other than it is."""
        return None

    def as_turned_up(self, game: Game, scope: Scope) -> None:
        """What happens as its object is turned face up."""

    def arrange(self, game: Game, scope: Scope, permanent: Id) -> None:
        """See to what becomes of the permanent later that its spell becomes."""

    def as_it_ends(self, game: Game, scope: Scope) -> None:
        """What happens immediately as an effect that goes on by it ends."""

    def attaches_only(self, game: Game, to: Id, scope: Scope) -> bool:
        """Whether its object may be attached to this, as far as it has a say."""
        return True

    def spell_text(self, game: Game, thing: Id, texts: tuple[Any, ...]) -> tuple[Any, ...]:
        """The texts of its spell."""
        return texts

    def additional_triggers(self, game: Game, waiting: Waiting, event: Event, scope: Scope) -> int:
        """How many times more the ability triggers on this."""
        return 0

    def crews_with(self, game: Game, thing: Id, how: str) -> int | None:
        """The power with which its object crews; None where it has no say."""
        return None

    def more_devotion(self, to: set[str]) -> int:
        """How much it adds to the devotion to these colors."""
        return 0
