"""Unknown cards: which card one turns out to be is asked when it is shown, and has to be known when it matters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game.choices import Attentive, Choice, Undecided
from engine.game.events import Event
from engine.game.objects import Definition, Id, Object, Zone
from engine.game.state import LastKnown, State
from engine.game.zones.moving import UNKNOWN, remember, taken_out

if TYPE_CHECKING:
    from engine.game.machine import Game

_CARDS = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE})


class Identify(Event, frozen=True):
    """A card of which nothing was said turns out to be a certain card; ``was``: one that was somewhere in that library."""

    is_bookkeeping: ClassVar[bool] = True

    object: Id
    definition: Definition
    was: Id | None = None

    def apply(self, state: State) -> State:
        found = state.objects[self.object]
        new = found.with_(definition=self.definition, base=self.definition.at_rest())
        if self.was is not None:
            other = state.objects[self.was]
            state = taken_out(remember(state, state, (self.was,)), other)
            state = state.with_(became={**state.became, self.was: self.object})
            new = new.with_(label=other.label, marks=other.marks)
        gone = {thing: self._known(last) for thing, last in state.gone.items() if _became(state, thing) == self.object}
        return state.put(new).with_(gone={**state.gone, **gone})

    def _known(self, last: LastKnown) -> LastKnown:
        """What it was before, with what it turned out to be."""
        if last.object.definition is not UNKNOWN:
            return last
        was = last.object.with_(definition=self.definition, base=self.definition.at_rest())
        return msgspec.structs.replace(last, object=was, characteristics=was.base)


def _became(state: State, thing: Id) -> Id:
    while thing in state.became:
        thing = state.became[thing]
    return thing


def is_unknown(found: Object) -> bool:
    """Whether it is a card of which nothing was said, where a card is itself."""
    return found.definition is UNKNOWN and found.zone in _CARDS and not found.is_face_down


def show(game: Game, things: Iterable[Id], how: str) -> None:
    """Let unknown cards that are being shown turn out to be what is said of them, if anything is."""
    for thing in things:
        found = game.state.objects.get(thing)
        if found is not None and is_unknown(found):
            _ask(game, found, how)


def know(game: Game, thing: Id) -> None:
    """Find out what an unknown card is, now that it matters; Undecided when nobody says it."""
    here = _became(game.state, thing)
    found = game.state.objects.get(here)
    if found is None or not is_unknown(found) or _ask(game, found, ""):
        return
    who = game.name(found.owner)
    prompt = f"It matters which card the unknown one in {who}'s {found.zone} is; say so, as in “{who} reveals Forest”"
    raise Undecided(Choice(player=found.owner, kind="library", options=(), about=here, prompt=prompt))


def _ask(game: Game, found: Object, how: str) -> bool:
    asked = game.chooser
    definition, was = asked.identity(game, found.id, how) if isinstance(asked, Attentive) else (None, None)
    if definition is None:
        return False
    game.happen(Identify(object=found.id, definition=definition, was=was))
    return True
