"""Cards from outside the game that effects bring in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Definition, Id, Object, Zone
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def _key(player: Id) -> str:
    return f"outside {player}"


def known_outside(state: State, player: Id) -> tuple[Definition, ...]:
    """The cards of which it is known that a player owns them outside the game; others may be there too."""
    known: tuple[Definition, ...] = state.marks.get(_key(player), ())
    return known


def with_outside(state: State, player: Id, known: tuple[Definition, ...]) -> State:
    """The state in which these are known."""
    return state.with_(marks={**state.marks, _key(player): known})


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
        known = known_outside(state, self.owner)
        if self.definition in known:
            at = known.index(self.definition)
            state = with_outside(state, self.owner, (*known[:at], *known[at + 1 :]))
        key = (Zone.HAND, self.owner)
        there = (*state.zones.get(key, ()), card.id)
        return state.put(card).with_(
            zones={**state.zones, key: there}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.owner)} puts {self.definition.name} from outside the game into their hand."


def bring_in(game: Game, player: Id, fits: Callable[[Game, Id], bool], unknown: Definition, about: Id) -> None:
    """A player takes one of the cards known to be outside that fits, as they choose; where none are known, one that is unknown."""
    known = known_outside(game.state, player)
    if not known:
        game.happen(FromOutside(owner=player, definition=unknown))
        return
    fitting = fitting_outside(game, player, fits)
    options = [(name, name) for name in fitting]
    chosen = game.choose_one(player, "outside", options, about=about, prompt="Which card from outside the game?")
    if chosen is not None:
        game.happen(FromOutside(owner=player, definition=fitting[chosen]))


def fitting_outside(game: Game, player: Id, fits: Callable[[Game, Id], bool]) -> dict[str, Definition]:
    """The known cards that fit, by their names."""
    return {one.name: one for one in known_outside(game.state, player) if _would_fit(game, player, one, fits)}


def _would_fit(game: Game, player: Id, card: Definition, fits: Callable[[Game, Id], bool]) -> bool:
    """Whether it is what may be taken, as it would be in the hand."""
    branch = game.branch()
    branch.happen(FromOutside(owner=player, definition=card))
    return fits(branch, branch.state.zone(Zone.HAND, player)[-1])
