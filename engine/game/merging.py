"""Merging: a spell becomes part of a permanent, and the parts come apart as the permanent leaves the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.game.events import Event
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.zones.moving import LASTING_MARKS, remember, taken_out
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

MUTATE = "mutate"
"""The name of the cost for which a spell is cast to merge."""


@rule("730.2", "702.140c")
class Merge(Event, frozen=True):
    """A spell merges with a permanent, on top of it or under it. The permanent is the same object as before."""

    object: Id
    spell: Id
    on_top: bool

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        return game.exists(self.spell) and game.exists(self.object) and game.object(self.object).zone is Zone.BATTLEFIELD

    @rule("730.2b", "730.2c", "702.140f")
    def apply(self, state: State) -> State:
        spell, permanent = state.objects[self.spell], state.objects[self.object]
        own = permanent.components or (permanent,)
        components = (spell, *own) if self.on_top else (*own, spell)
        state = taken_out(remember(state, state, (self.spell,)), spell)
        merged = _merged(permanent, components).with_(timestamp=state.timestamp)
        return state.put(merged).with_(
            became={**state.became, self.spell: self.object}, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.spell)} merges with {game.name(self.object)}, {'on top' if self.on_top else 'underneath'}."


@rule("903.3c")
def _lasting_marks(components: tuple[Object, ...]) -> frozenset[str]:
    """With a commander among its components a permanent is the commander."""
    return frozenset().union(*(part.marks & LASTING_MARKS for part in components))


@rule("730.2a", "730.2d", "730.2e", "702.140e")
def _merged(permanent: Object, components: tuple[Object, ...]) -> Object:
    """What the topmost component is, with the abilities of all."""
    top = components[0]
    return permanent.with_(
        base=msgspec.structs.replace(top.base, abilities=tuple(a for part in components for a in part.base.abilities)),
        definition=top.definition,
        face=top.face,
        is_token=top.is_token or top.is_copy,
        is_face_down=top.is_face_down,
        marks=permanent.marks | _lasting_marks(components),
        components=components,
    )


@rule("608.3d")
def merge(game: Game, spell: Object, scope: Scope) -> bool:
    """Have a mutating spell merge with its target; false when it is none, or its target is not legal any more."""
    target = scope.slots.get("target0", ()) if spell.stacked is not None and MUTATE in spell.stacked.paid else ()
    if not target:
        return False
    options = [(True, "top"), (False, "bottom")]
    prompt = f"Does {game.name(spell.id)} go on top of {game.name(target[0])} or under it?"
    on_top = game.choose_one(scope.controller, "side", options, about=spell.id, prompt=prompt)
    game.happen(Merge(object=target[0], spell=spell.id, on_top=on_top))
    return True


def times_mutated(thing: Object) -> int:
    """How often spells have merged with the permanent."""
    return max(0, len(thing.components) - 1)

