"""Zones and moving between them: an object that changes zones becomes a new object, and what it was is kept as last known.

``state.became[old]`` is the object that ``old`` became, ``state.gone[old]`` what it last was. A library has unknown cards
below its known ones unless ``state.marks["library_closed", player]`` is set: whoever needs one makes it known first
(:func:`top_cards`). Tokens begin in ``Zone.NOWHERE`` (:class:`MakeToken`) and enter by a ``Move`` with ``how="create"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game import layers
from engine.game.events import Event
from engine.game.objects import OWNED_ZONES, Characteristics, Definition, Id, Object, Stacked, Zone
from engine.game.state import LastKnown, State
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
    "state-based" ... The rest says how it enters: ``base`` as a copy, ``face`` with that face up, ``stacked`` what a spell carries.
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

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        return self.object in game.state.objects

    @rule("400.7")
    def apply(self, state: State) -> State:
        old = state.objects.get(self.object)
        if old is None:
            return state
        if old.id not in state.gone:
            state = remember(state, state, (old.id,))
        state = _taken_out(state, old)
        if self.to is Zone.NOWHERE:
            return state
        return _put_in(state, self._become(state, old), self)

    def _become(self, state: State, old: Object) -> Object:
        enters = self.to is Zone.BATTLEFIELD
        resolves = enters and old.zone is Zone.STACK
        keeps_face = resolves or (self.to is Zone.STACK and self.face is None)
        face = self.face if self.face is not None else old.face if keeps_face else 0
        return Object(
            id=state.next_id,
            definition=old.definition,
            base=self.base or _printed(old, face, keep=resolves),
            owner=old.owner,
            controller=self._new_controller(state, old, resolves),
            zone=self.to,
            timestamp=state.timestamp,
            face=face,
            is_tapped=self.tapped and enters,
            is_face_down=self.face_down or (resolves and old.is_face_down),
            is_sick=enters,
            is_token=old.is_token or (resolves and old.is_copy),
            is_copy=old.is_copy and not enters,
            counters=dict(self.counters),
            attached_to=self.attached_to if enters else None,
            chosen={**(old.chosen if resolves else {}), **self.chosen},
            marks=(old.marks & LASTING_MARKS) | self.marks,
            x=self.x or (old.x if resolves else 0),
            stacked=self.stacked or (old.stacked if resolves else None),
            label=old.label,
        )

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


_PLAIN: Mapping[Zone, str] = {
    Zone.BATTLEFIELD: "{it} enters under {controller}'s control.",
    Zone.EXILE: "{it} is exiled.",
    Zone.STACK: "{it} is put onto the stack.",
    Zone.COMMAND: "{it} is put into the command zone.",
}


def _printed(old: Object, face: int, keep: bool) -> Characteristics:
    """Its copiable values in a new zone: a copied spell and a token keep theirs, a card has what is printed on that face."""
    if old.is_token or old.is_copy or (keep and old.definition is UNKNOWN):
        return old.base
    faces = old.definition.faces
    return faces[face] if face < len(faces) else old.base


def _taken_out(state: State, old: Object) -> State:
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


def _put_in(state: State, new: Object, move: Move) -> State:
    key = (new.zone, new.owner if new.zone in OWNED_ZONES else 0)
    there = state.zones.get(key, ())
    at = _place(there, move)
    if new.zone is Zone.BATTLEFIELD:
        state = _attacking(_carried_over(state, move.object, new.id), new.id, move.attacking)
    return state.with_(
        objects={**state.objects, new.id: new},
        zones={**state.zones, key: (*there[:at], new.id, *there[at:])},
        became={**state.became, move.object: new.id},
        next_id=state.next_id + 1,
        timestamp=state.timestamp + 1,
    )


@rule("508.4")
def _attacking(state: State, thing: Id, defender: Id | None) -> State:
    """A creature that enters attacking was not declared as an attacker."""
    if defender is None or state.combat is None:
        return state
    attacking = {**state.combat.attacking, thing: defender}
    return state.with_(combat=msgspec.structs.replace(state.combat, attacking=attacking))


def _place(there: tuple[Id, ...], move: Move) -> int:
    """Where in the zone: a library counts from the top (0) or, below 0, from the bottom; elsewhere it comes last."""
    if move.to is not Zone.LIBRARY:
        return len(there)
    return min(move.position, len(there)) if move.position >= 0 else max(0, len(there) + 1 + move.position)


@rule("400.7a")
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
        )
        for thing in things
        if thing in before.objects
    }
    return state.with_(gone={**state.gone, **known}) if known else state


class Shown(Event, frozen=True):
    """Cards of which nothing was said become objects in their places: so far down in a library, at the end of another zone."""

    is_bookkeeping: ClassVar[bool] = True

    player: Id
    number: int
    zone: Zone = Zone.LIBRARY
    below: int | None = None

    def apply(self, state: State) -> State:
        ids = tuple(range(state.next_id, state.next_id + self.number))
        cards = {
            i: Object(id=i, definition=UNKNOWN, base=UNKNOWN.faces[0], owner=self.player, controller=self.player, zone=self.zone)
            for i in ids
        }
        key = (self.zone, self.player)
        there = state.zones.get(key, ())
        at = len(there) if self.below is None else self.below
        return state.with_(
            objects={**state.objects, **cards},
            zones={**state.zones, key: there[:at] + ids + there[at:]},
            next_id=state.next_id + self.number,
        )


def is_closed(state: State, player: Id) -> bool:
    """Whether the player's library holds no cards but the known ones."""
    return bool(state.marks.get(closed_mark(player)))


def closed_mark(player: Id) -> str:
    """The key of ``state.marks`` that says that a player's library is known whole."""
    return f"library_closed {player}"


def top_cards(game: Game, player: Id, number: int = 1) -> tuple[Id, ...]:
    """The top cards of a library, made known as far as needed; fewer only when the library is known whole."""
    known = _known_from_top(game.state, player)
    if known < number and not is_closed(game.state, player):
        game.happen(Shown(player=player, number=number - known, below=known))
    return game.state.zone(Zone.LIBRARY, player)[:number]


def _known_from_top(state: State, player: Id) -> int:
    """How many cards from the top are known: all that were told, but none that were shuffled in."""
    shuffled = state.marks.get(_shuffled_mark(player), frozenset())
    cards = state.zone(Zone.LIBRARY, player)
    return next((place for place, card in enumerate(cards) if card in shuffled), len(cards))


def _shuffled_mark(player: Id) -> str:
    return f"shuffled {player}"


class Draw(Event, frozen=True):
    """A player draws a card. Several draws happen one after another, so hand them to ``happen`` one at a time."""

    player: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return not game.state.players[self.player].has_lost

    @rule("121.1")
    def parts(self, game: Game) -> tuple[Event, ...]:
        top = top_cards(game, self.player)
        if not top:
            return (DrawFromEmpty(player=self.player),)
        return (Move(object=top[0], to=Zone.HAND, how="draw", by=self.by),)


@rule("121.4")
class DrawFromEmpty(Event, frozen=True):
    """A player had to draw from a library with no cards in it; they lose the next time state-based actions are checked."""

    player: Id

    def apply(self, state: State) -> State:
        player = state.players[self.player]
        return state.put(player.with_(marks=player.marks | {"drew from empty library"}))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} can't draw: there are no cards in the library."


@rule("701.8a")
class Destroy(Event, frozen=True):
    """A permanent is destroyed: it is put into its owner's graveyard, unless it is indestructible or regenerates."""

    object: Id
    by: Id | None = None
    can_regenerate: bool = True

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.BATTLEFIELD

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="destroy", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is destroyed."


@rule("701.21a")
class Sacrifice(Event, frozen=True):
    """A player puts a permanent that they control into its owner's graveyard. This is not destroying."""

    player: Id
    object: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.BATTLEFIELD and game.controller(self.object) == self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="sacrifice", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} sacrifices {game.name(self.object)}."


@rule("701.9a")
class Discard(Event, frozen=True):
    """A player moves a card from their hand to their graveyard."""

    player: Id
    object: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.HAND

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="discard", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} discards {game.name(self.object)}."


@rule("701.17a")
class Mill(Event, frozen=True):
    """A card goes from the top of a player's library to their graveyard (see :func:`top_cards`)."""

    player: Id
    object: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return self.object in game.state.objects

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="mill", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} mills {game.name(self.object)}."


@rule("701.24a")
class Shuffle(Event, frozen=True):
    """A player's library is randomized: unless it is known whole, its cards are somewhere among the unknown ones."""

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        cards = frozenset(state.zone(Zone.LIBRARY, self.player))
        return state.with_(marks={**state.marks, _shuffled_mark(self.player): cards})

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} shuffles their library."


@rule("701.20a")
class Reveal(Event, frozen=True):
    """A player shows cards to all players."""

    player: Id
    objects: tuple[Id, ...]

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} reveals {', '.join(game.name(o) for o in self.objects)}."


class MakeToken(Event, frozen=True):
    """A token that is about to enter begins to exist, outside every zone; its id is ``state.next_id``."""

    is_bookkeeping: ClassVar[bool] = True

    owner: Id
    base: Characteristics
    is_copy: bool = False

    def apply(self, state: State) -> State:
        name = self.base.name or " ".join(self.base.subtypes) + " token"
        token = Object(
            id=state.next_id, definition=Definition(name=name, faces=(self.base,)), base=self.base, owner=self.owner,
            controller=self.owner, zone=Zone.NOWHERE, is_token=True, timestamp=state.timestamp,
        )
        return state.put(token).with_(next_id=state.next_id + 1)


@rule("701.7a")
class CreateToken(Event, frozen=True):
    """A token is put onto the battlefield. ``is_copy``: it is created as a copy of something."""

    controller: Id
    base: Characteristics
    tapped: bool = False
    counters: Mapping[str, int] = {}
    chosen: Mapping[str, Any] = {}
    attached_to: Id | None = None
    is_copy: bool = False
    attacking: Id | None = None
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.controller

    def is_possible(self, game: Game) -> bool:
        return not game.state.players[self.controller].has_lost

    def parts(self, game: Game) -> tuple[Event, ...]:
        token = game.state.next_id
        game.happen(MakeToken(owner=self.controller, base=self.base, is_copy=self.is_copy))
        return (Move(
            object=token, to=Zone.BATTLEFIELD, how="create", controller=self.controller, tapped=self.tapped, by=self.by,
            counters=self.counters, chosen=self.chosen, attached_to=self.attached_to, attacking=self.attacking, cites=self.cites,
        ),)


def arrived(game: Game, happened: Iterable[Event], to: Zone | None = None) -> tuple[Id, ...]:
    """What the moved objects among these events became (in zone ``to``, when said): tokens created, cards returned."""
    new = (game.state.became.get(e.object) for e in happened if isinstance(e, Move) and (to is None or e.to is to))
    return tuple(i for i in new if i is not None and i in game.state.objects)
