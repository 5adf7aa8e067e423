"""Cards from outside the game that effects bring in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Definition, Id, Object, Zone
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("400.11b")
class FromOutside(Event, frozen=True):
    """A card that a player owns outside the game is revealed and put into their hand."""

    owner: Id
    definition: Definition

    def affected(self, game: Game) -> Id:
        return self.owner

    def apply(self, state: State) -> State:
        card = Object(
            id=state.next_id, definition=self.definition, base=self.definition.faces[0], owner=self.owner, controller=self.owner,
            zone=Zone.HAND, timestamp=state.timestamp,
        )
        key = (Zone.HAND, self.owner)
        there = (*state.zones.get(key, ()), card.id)
        return state.put(card).with_(
            zones={**state.zones, key: there}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.owner)} puts {self.definition.name} from outside the game into their hand."
