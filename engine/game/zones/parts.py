"""The cards besides the topmost that a merged or melded permanent becomes, told of one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.game.state import State
from engine.game.zones.moving import PART_OF, Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class PartMoves(Event, frozen=True):
    """A card that was a part of a permanent goes where that goes: told of the move of the permanent, which has moved it.

    ``permanent`` is what it was a part of, ``card`` what it is now.
    """

    permanent: Id
    card: Id
    to: Zone

    def apply(self, state: State) -> State:
        return state


@rule("712.21e")
def parts_moved(game: Game, event: Event) -> Iterator[PartMoves]:
    """One for each of the other cards of a permanent that has moved: whatever counts cards counts them too."""
    last = game.state.gone.get(event.object) if isinstance(event, Move) else None
    if last is None or not last.object.components or last.object.zone is not Zone.BATTLEFIELD:
        return
    for found in game.state.objects.values():
        if found.chosen.get(PART_OF) == last.object.id:
            yield PartMoves(permanent=last.object.id, card=found.id, to=found.zone)
