"""Copies of cards outside the battlefield and the stack, made to be cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.copying import copiable
from engine.game.events import Event
from engine.game.objects import OWNED_ZONES, Characteristics, Id
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("707.12")
class CopyCard(Event, frozen=True):
    """A copy of a card comes to be in the zone where the card is; its id is ``state.next_id``."""

    of: Id
    controller: Id
    base: Characteristics

    def affected(self, game: Game) -> Id:
        return self.controller

    @rule("112.2a")
    def apply(self, state: State) -> State:
        original = state.objects.get(self.of) or state.gone[self.of].object
        copy = original.with_(
            id=state.next_id, base=self.base, owner=self.controller, controller=self.controller, timestamp=state.timestamp,
            is_copy=True, is_face_down=False, stacked=None, counters={}, chosen={}, marks=frozenset(), label="",
        )
        key = (copy.zone, copy.owner if copy.zone in OWNED_ZONES else 0)
        there = (*state.zones.get(key, ()), copy.id)
        return state.put(copy).with_(
            zones={**state.zones, key: there}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.controller)} copies {game.name(self.of)}."


def copy_card(game: Game, card: Id, player: Id) -> Id:
    """Copy a card where it is: the id of the copy."""
    copy = game.state.next_id
    game.happen(CopyCard(of=card, controller=player, base=copiable(game, card)))
    return copy
