"""Moving between zones: the object becomes a new one, and what it was is kept as last known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game import layers
from engine.game.events import Event
from engine.game.objects import OWNED_ZONES, Characteristics, Definition, Id, Object, Stacked, Zone
from engine.game.state import Continuous, LastKnown, State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

UNKNOWN = Definition(name="an unknown card", faces=(Characteristics(),))
"""A card that nobody has said anything about."""

LASTING_MARKS = frozenset({"commander"})
"""Designations of a card that it keeps in every zone."""

_SENTENCES: Mapping[str, str] = {
    "destroy": "{it} is put into {whose} {zone}.",
    "sacrifice": "{it} is put into {whose} {zone}.",
    "discard": "{it} is put into {whose} {zone}.",
    "mill": "{it} is put into {whose} {zone}.",
    "draw": "{owner} draws {it}.",
    "cast": "{it} is put onto the stack.",
    "create": "{controller} creates {it}.",
    "play": "{it} enters under {controller}'s control.",
}


class Move(Event, frozen=True):
    """An object goes to a zone and is a new object there.

    ``player`` is whose zone (the owner unless said, and always the owner for a hand, library or graveyard). ``how`` says what
    moved it: "destroy", "sacrifice", "discard", "mill", "draw", "cast", "play", "resolve", "exile", "return", "counter", "create",
    "state-based" ... The rest says how it enters: ``base`` as a copy, ``face`` with that face up, ``stacked`` what a spell carries,
    ``melds_with`` the card that it becomes one permanent with; ``linked_to`` is the permanent whose ability remembers it;
    ``effects`` are continuous effects on it that begin as it arrives; ``commanders_to`` is where, of what a merged permanent was
    made of, a card goes that is a commander.
    """

    object: Id
    to: Zone
    player: Id | None = None
    position: int = 0
    how: str = ""
    controller: Id | None = None
    tapped: bool = False
    face_down: bool = False
    counters: Mapping[str, int] = {}
    base: Characteristics | None = None
    attached_to: Id | None = None
    chosen: Mapping[str, Any] = {}
    marks: frozenset[str] = frozenset()
    x: int = 0
    by: Id | None = None
    face: int | None = None
    stacked: Stacked | None = None
    attacking: Id | None = None
    melds_with: Id | None = None
    linked_to: Id | None = None
    effects: tuple[Continuous, ...] = ()
    commanders_to: Zone | None = None

    @property
    def is_entering(self) -> bool:
        return self.to is Zone.BATTLEFIELD

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    @rule("702.26b")
    def is_possible(self, game: Game) -> bool:
        """Whether the object is there; what is phased out is not, unless its owner leaves the game."""
        found = game.state.objects.get(self.object)
        return found is not None and (not found.is_phased_out or self.how == "left")

    @rule("400.7")
    def apply(self, state: State) -> State:
        old = state.objects.get(self.object)
        if old is None:
            return state
        if old.id not in state.gone:
            state = remember(state, state, (old.id,))
        state = taken_out(state, old)
        if self.to is Zone.NOWHERE:
            return state
        top = self._of(old.components[0]) if old.components else self
        state = _put_in(state, top._become(state, old), top)
        if self.linked_to is not None:
            state = _remembered(state, self.linked_to, state.became[old.id])
        if self.melds_with is not None:
            state = _melded(state, old, self.melds_with)
        for effect in self.effects if self.to is Zone.BATTLEFIELD else ():
            state = _begun(state, effect, state.became[old.id])
        for part in _other_parts(old) if self.to is not Zone.BATTLEFIELD else ():
            new = _by_itself(state, old, part, self._of(part))
            state = _put_in(state, new, self._of(part), is_main=False)
            if part.id != old.id:
                state = state.with_(became={**state.became, part.id: new.id})
            if self.linked_to is not None:
                state = _remembered(state, self.linked_to, new.id)
        return state

    def _of(self, part: Object) -> Move:
        """The move of one of the cards that a merged permanent was made of."""
        if self.commanders_to is None or "commander" not in part.marks:
            return self
        return msgspec.structs.replace(self, to=self.commanders_to)

    @rule("122.2", "613.7d")
    def _become(self, state: State, old: Object) -> Object:
        enters = self.to is Zone.BATTLEFIELD
        resolves = enters and old.zone is Zone.STACK
        face = self._face_up(old, resolves)
        return Object(
            id=state.next_id,
            definition=old.definition,
            base=self.base or _printed(old, face, self.to, keep=resolves),
            owner=old.owner,
            controller=self._new_controller(state, old, resolves),
            zone=self.to,
            timestamp=state.timestamp,
            face=face,
            is_tapped=self.tapped and enters,
            is_face_down=self.face_down or (resolves and old.is_face_down),
            is_sick=enters,
            is_new=enters,
            is_token=old.is_token or (resolves and old.is_copy),
            is_copy=old.is_copy and not enters,
            counters=dict(self.counters),
            attached_to=self.attached_to if enters else None,
            chosen={**(old.chosen if resolves else {}), **self.chosen},
            marks=((old.components[0] if old.components else old).marks & LASTING_MARKS) | self.marks,
            x=self.x or (old.x if resolves else 0),
            stacked=self.stacked or (old.stacked if resolves else None),
            label=old.label,
        )

    def _face_up(self, old: Object, resolves: bool) -> int:
        """The place of the face that is up: as said, as it was on the stack, else the front."""
        if self.face is not None:
            return self.face
        if resolves:
            return _same_face(old)
        return old.face if self.to is Zone.STACK else _AT_REST.get(old.definition.layout, _front)(old)

    @rule("110.2")
    def _new_controller(self, state: State, old: Object, resolves: bool) -> Id:
        if self.to in OWNED_ZONES:
            return old.owner
        if self.controller is not None:
            return self.controller
        return state.gone[old.id].controller if resolves or old.zone is Zone.NOWHERE else old.owner

    def sentence(self, game: Game) -> str:
        found = game.state.objects.get(self.object)
        if found is None or self.to is Zone.NOWHERE:
            return ""
        form = _SENTENCES.get(self.how) or _PLAIN.get(self.to, "{it} is put into {whose} {zone}.")
        controller = self.controller if self.controller is not None else game.controller(self.object)
        owner = game.name(found.owner)
        return form.format(
            it=game.name(self.object), whose=f"{owner}'s", owner=owner, zone=self.to, controller=game.name(controller)
        )


@rule("611.2e")
def _begun(state: State, effect: Continuous, thing: Id) -> State:
    """A continuous effect on what has arrived, from that very moment on."""
    begun = msgspec.structs.replace(effect, id=state.next_id, affected=(thing,), timestamp=state.timestamp)
    return state.with_(effects=(*state.effects, begun), next_id=state.next_id + 1, timestamp=state.timestamp + 1)


_PLAIN: Mapping[Zone, str] = {
    Zone.BATTLEFIELD: "{it} enters under {controller}'s control.",
    Zone.EXILE: "{it} is exiled.",
    Zone.STACK: "{it} is put onto the stack.",
    Zone.COMMAND: "{it} is put into the command zone.",
}


@rule("712.13")
def _same_face(old: Object) -> int:
    """What resolves has the same face up on the battlefield."""
    return old.face


def _front(old: Object) -> int:
    return 0


@rule("712.8a", "712.14")
def _front_face(old: Object) -> int:
    """Anywhere else a double-faced card is what its front face is."""
    return _front(old)


@rule("715.4", "720.4")
def _not_its_inset(old: Object) -> int:
    """Where it is no Adventure or Omen, a card has its normal characteristics alone."""
    return _front(old)


@rule("722.4")
def _not_its_prepare_spell(old: Object) -> int:
    """A preparation card has its normal characteristics alone."""
    return _front(old)


_AT_REST: Mapping[str, Callable[[Object], int]] = {
    "transform": _front_face, "modal_dfc": _front_face, "double_faced_token": _front_face, "adventure": _not_its_inset,
    "prepare": _not_its_prepare_spell,
}
"""Which face counts where nothing says another, by layout."""


def _printed(old: Object, face: int, to: Zone, keep: bool) -> Characteristics:
    """Its copiable values in a new zone: a copied spell and a token keep theirs, a card has what is printed on that face."""
    whole = old.definition.whole
    if whole is not None and to is not Zone.STACK and (old.base in old.definition.faces or not (old.is_token or old.is_copy)):
        return whole
    if old.is_token or old.is_copy or (keep and old.definition is UNKNOWN):
        return old.base
    faces = old.definition.faces
    return faces[face] if face < len(faces) else old.base


@rule("607.2a")
def _remembered(state: State, permanent: Id, exiled: Id) -> State:
    """A permanent, if it is there, remembers a card as exiled by its ability, as does a spell that it will be, by its cost."""
    found = state.objects.get(permanent)
    if found is None or found.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        return state
    return state.put(found.with_(chosen={**found.chosen, "exiled": (*found.chosen.get("exiled", ()), exiled)}))


def taken_out(state: State, old: Object) -> State:
    """The state without the object."""
    key = (old.zone, old.owner if old.zone in OWNED_ZONES else 0)
    zones = {**state.zones, key: tuple(i for i in state.zones.get(key, ()) if i != old.id)}
    objects = dict(state.objects)
    del objects[old.id]
    return _out_of_combat(state.with_(objects=objects, zones=zones), old.id)


def _out_of_combat(state: State, thing: Id) -> State:
    combat = state.combat
    if combat is None or (thing not in combat.attacking and thing not in combat.blocking):
        return state
    attacking = {a: d for a, d in combat.attacking.items() if a != thing}
    blocking = {b: a for b, a in combat.blocking.items() if b != thing}
    return state.with_(combat=msgspec.structs.replace(combat, attacking=attacking, blocking=blocking))


PART_OF = "part of"
"""The key of ``chosen`` under which a card keeps the merged permanent that it was a part of."""


@rule("730.3", "712.21")
def _other_parts(old: Object) -> tuple[Object, ...]:
    """The cards besides the topmost that a merged permanent was made of; tokens cease to exist."""
    return tuple(part for part in old.components[1:] if not (part.is_token or part.is_copy))


@rule("712.4a", "712.14c")
def _melded(state: State, first: Object, other: Id) -> State:
    """What has just entered is both cards of a meld pair."""
    second, permanent = state.objects[other], state.objects[state.became[first.id]]
    state = taken_out(remember(state, state, (other,)), second)
    melded = permanent.with_(components=(first, second), marks=permanent.marks | _designated(first, second))
    return state.put(melded).with_(became={**state.became, other: permanent.id})


@rule("903.3b")
def _designated(first: Object, second: Object) -> frozenset[str]:
    """With a commander in its pair a melded permanent is the commander."""
    return (first.marks | second.marks) & LASTING_MARKS


def _by_itself(state: State, old: Object, part: Object, move: Move) -> Object:
    return Object(
        id=state.next_id,
        definition=part.definition,
        base=part.definition.at_rest(),
        owner=part.owner,
        controller=part.owner,
        zone=move.to,
        timestamp=state.timestamp,
        is_face_down=move.face_down,
        chosen={PART_OF: old.id},
        marks=part.marks & LASTING_MARKS,
        label=part.label,
    )


def _put_in(state: State, new: Object, move: Move, is_main: bool = True) -> State:
    key = (new.zone, new.owner if new.zone in OWNED_ZONES else 0)
    there = state.zones.get(key, ())
    at = _place(there, move)
    if new.zone is Zone.BATTLEFIELD:
        state = _carried_over(state, move.object, new.id)
    if new.zone is Zone.LIBRARY and move.position < 0:
        state = _at_the_bottom(state, new)
    state = state.with_(
        objects={**state.objects, new.id: new},
        zones={**state.zones, key: (*there[:at], new.id, *there[at:])},
        became={**state.became, move.object: new.id} if is_main else state.became,
        next_id=state.next_id + 1,
        timestamp=state.timestamp + 1,
    )
    return _attacking(state, new.id, move.attacking)


def unplaced_mark(player: Id) -> str:
    """The key of ``state.marks`` for cards that are not known to be so many from the top of a player's library."""
    return f"unplaced {player}"


def with_unplaced(state: State, player: Id, cards: Iterable[Id]) -> Mapping[str, Any]:
    """The marks of the game with these cards somewhere in a player's library."""
    mark = unplaced_mark(player)
    return {**state.marks, mark: state.marks.get(mark, frozenset()) | frozenset(cards)}


def _at_the_bottom(state: State, card: Object) -> State:
    """Above the bottom of a library are all the cards of which nothing was said."""
    return state.with_(marks=with_unplaced(state, card.owner, (card.id,)))


@rule("506.3a", "506.3b", "508.4")
def _attacking(state: State, thing: Id, defender: Id | None) -> State:
    """A creature of the attacking player that enters attacking attacks, though it was not declared as an attacker."""
    if defender is None or state.combat is None or not state.is_active(layers.controller(state, thing)):
        return state
    if "creature" not in layers.characteristics(state, thing).types:
        return state
    attacking = {**state.combat.attacking, thing: defender}
    return state.with_(combat=msgspec.structs.replace(state.combat, attacking=attacking))


def _place(there: tuple[Id, ...], move: Move) -> int:
    """Where in the zone: a library counts from the top (0) or, below 0, from the bottom; elsewhere it comes last."""
    if move.to is not Zone.LIBRARY:
        return len(there)
    return min(move.position, len(there)) if move.position >= 0 else max(0, len(there) + 1 + move.position)


@rule("400.7a", "112.4")
def _carried_over(state: State, spell: Id, permanent: Id) -> State:
    """Effects on a permanent spell go on applying to the permanent."""
    if not any(e.affected and spell in e.affected for e in state.effects):
        return state
    effects = tuple(
        msgspec.structs.replace(e, affected=(*e.affected, permanent)) if e.affected and spell in e.affected else e
        for e in state.effects
    )
    return state.with_(effects=effects)


@rule("608.2h")
def remember(state: State, before: State, things: Iterable[Id]) -> State:
    """``state`` with these objects' last-known information as they are in ``before``."""
    known = {
        thing: LastKnown(
            object=before.objects[thing],
            characteristics=layers.characteristics(before, thing),
            controller=layers.controller(before, thing),
            combat=before.combat,
            attachments=tuple(o.id for o in before.battlefield() if o.attached_to == thing),
        )
        for thing in things
        if thing in before.objects
    }
    return state.with_(gone={**state.gone, **known}) if known else state
