"""Tokens: creating them, and finding what an event put where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.events import Event
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.state import State
from engine.game.zones.moving import Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class MakeToken(Event, frozen=True):
    """A token that is about to enter begins to exist, outside every zone; its id is ``state.next_id``."""

    is_bookkeeping: ClassVar[bool] = True

    owner: Id
    base: Characteristics
    is_copy: bool = False
    other: Characteristics | None = None
    face: int = 0

    @rule("701.53b")
    def _definition(self) -> Definition:
        """What the token is of itself: one face, or two when it has another."""
        if self.other is None:
            return Definition(name=_called(self.base), faces=(self.base,))
        faces = (self.base, self.other) if self.face == 0 else (self.other, self.base)
        return Definition(name=_called(faces[0]), layout="double_faced_token", faces=faces)

    def apply(self, state: State) -> State:
        token = Object(
            id=state.next_id, definition=self._definition(), base=self.base, owner=self.owner,
            controller=self.owner, zone=Zone.NOWHERE, is_token=True, timestamp=state.timestamp, face=self.face,
        )
        return state.put(token).with_(next_id=state.next_id + 1)


def _called(base: Characteristics) -> str:
    return base.name or " ".join(base.subtypes) + " token"


CREATED_WITH = "created with"
"""What a token remembers the object by whose ability created it."""


@rule("701.7a")
class CreateToken(Event, frozen=True):
    """A token is put onto the battlefield. ``is_copy``: it is created as a copy of something.

    ``other`` is its other face, if it has two; ``face`` the place of the one that is up, 0 for the front. ``attackable`` is what it
    may attack as it enters: its controller chooses one for each token.
    """

    controller: Id
    base: Characteristics
    tapped: bool = False
    counters: Mapping[str, int] = {}
    chosen: Mapping[str, Any] = {}
    attached_to: Id | None = None
    is_copy: bool = False
    attacking: Id | None = None
    attackable: tuple[Id, ...] = ()
    by: Id | None = None
    other: Characteristics | None = None
    face: int = 0

    def affected(self, game: Game) -> Id:
        return self.controller

    def parts(self, game: Game) -> tuple[Event, ...]:
        token = game.state.next_id
        game.happen(MakeToken(
            owner=self.controller, base=self.base, is_copy=self.is_copy, other=self.other, face=self.face,
        ))
        attacking = self._attacked(game) if self.attackable else self.attacking
        return (Move(
            object=token, to=Zone.BATTLEFIELD, how="create", controller=self.controller, tapped=self.tapped, by=self.by,
            counters=self.counters, chosen=self._made_by(), attached_to=self.attached_to, attacking=attacking, face=self.face,
            cites=self.cites,
        ),)

    @rule("508.4")
    def _attacked(self, game: Game) -> Id | None:
        options = [(thing, game.name(thing)) for thing in self.attackable]
        prompt = f"What does the {_called(self.base)} attack?"
        chosen: Id | None = game.choose_one(self.controller, "attacked", options, about=self.by, prompt=prompt)
        return chosen

    @rule("607.2")
    def _made_by(self) -> Mapping[str, Any]:
        """What the token remembers: also what it was created with."""
        return self.chosen if self.by is None else {**self.chosen, CREATED_WITH: self.by}


def arrived(game: Game, happened: Iterable[Event], to: Zone | None = None) -> tuple[Id, ...]:
    """What the moved objects among these events became (in zone ``to``, when said): tokens created, cards returned."""
    new = (game.state.became.get(e.object) for e in happened if isinstance(e, Move) and (to is None or e.to is to))
    return tuple(i for i in new if i is not None and i in game.state.objects)
