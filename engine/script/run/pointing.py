"""From the words of a script to the objects that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.cards.card import fold
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.zones import is_unknown
from engine.script.run.qualities import holds
from engine.script.run.scene import Missing, Scene, current
from engine.script.values import AbilityRef, Nothing, ObjectRef, Player, Target

ANYWHERE = (
    Zone.BATTLEFIELD,
    Zone.STACK,
    Zone.GRAVEYARD,
    Zone.EXILE,
    Zone.COMMAND,
    Zone.HAND,
    Zone.LIBRARY,
    Zone.NOWHERE,
)
"""Where a name is looked for first, when nothing says where."""

OTHER = "other"
"""How the one of several that was not spoken of is called."""

Fits = Callable[[Id], bool]


def described(ref: ObjectRef | AbilityRef) -> str:
    """The words of a reference."""
    if isinstance(ref, AbilityRef):
        return f"ability of {described(ref.source)}" if ref.source is not None else "ability"
    if ref.label:
        return f"{ref.name} {ref.label}"
    owner = f"{ref.of.name}'s " if ref.of else ""
    number = f" {ref.ordinal}" if ref.ordinal > 0 else ""
    return f"{owner}{' '.join([*ref.states, ref.name or ref.kind])}{number}"


def place_of(game: Game, thing: Id) -> Zone:
    """The zone an object is in, nowhere when it is gone."""
    return game.state.objects[thing].zone if thing in game.state.objects else Zone.NOWHERE


def candidates(game: Game, scene: Scene, ref: ObjectRef, zones: Sequence[Zone] = ANYWHERE) -> list[Id]:
    """Everything that the reference can mean, the likeliest first."""
    found = [thing for thing in _pool(game, scene, ref) if is_known(game, thing) and _fits(game, scene, thing, ref)]
    if OTHER in ref.states:
        found = _others(game, scene, ref, found)
    if ref.zone is not None:
        zones = (Zone(ref.zone.zone),)
        found = [thing for thing in found if place_of(game, thing) == zones[0] and _is_in(game, scene, thing, ref)]
    came_as = set(_introduced(game, scene, ref)) if ref.name else set()
    meant = last_meant(game, scene, ref)
    if meant is not None and game.object(meant).label and not all(game.object(thing).label for thing in found):
        meant = None
    if ref.ordinal and ref.zone is None and zones[0] is Zone.BATTLEFIELD:
        return _numbered(_as_they_came(game, found, zones, came_as), ref.ordinal)
    others = set(scene.several(game, ref.of)) if ref.of is not None else set()
    labelled = {thing for thing in found if is_bare(ref) and game.object(thing).label}  # not meant by the name alone

    def key(thing: Id) -> tuple[object, ...]:
        elsewhere = bool(others) and game.object(thing).owner not in others
        at_last = zones is ANYWHERE and thing in labelled
        return (thing != meant, elsewhere, at_last, _rank(game, thing, zones), thing in labelled, thing not in came_as)

    ranked = sorted(found, key=key)
    return _numbered(ranked, ref.ordinal)


def _others(game: Game, scene: Scene, ref: ObjectRef, found: list[Id]) -> list[Id]:
    """Without the one of the name that was spoken of last, or else without those that have a label."""
    last = scene.spoken.get(fold(ref.name))
    spoken = {current(game, last)} if last is not None else {thing for thing in found if game.object(thing).label}
    return [thing for thing in found if thing not in spoken] or found


def is_bare(ref: ObjectRef) -> bool:
    """Whether it is a name and nothing that tells which of several is meant."""
    return bool(ref.name) and ref.count == 1 and not (ref.of or ref.label or ref.ordinal or ref.states or ref.zone or ref.kind)


def last_meant(game: Game, scene: Scene, ref: ObjectRef) -> Id | None:
    """Which of several of the name was spoken of last."""
    thing = scene.meant.get(fold(ref.name)) if is_bare(ref) else None
    return None if thing is None else current(game, thing)


def _as_they_came(game: Game, found: Sequence[Id], zones: Sequence[Zone], came_as: set[Id]) -> list[Id]:
    """In the order in which they came to the battlefield, also those that have left it, then what never was there."""
    before = {new: old for old, new in game.state.became.items()}

    def key(thing: Id) -> tuple[int, bool, Id]:
        lives = [thing]
        while lives[-1] in before:
            lives.append(before[lives[-1]])
        there = [life for life in lives if game.object(life).zone is Zone.BATTLEFIELD]
        return (-1 if there else _rank(game, thing, zones), thing not in came_as, min(there, default=0))

    return sorted(found, key=key)


def is_known(game: Game, thing: Id) -> bool:
    """Whether anything is known of the object: it is there, or was."""
    return thing in game.state.objects or thing in game.state.gone


def _rank(game: Game, thing: Id, zones: Sequence[Zone]) -> int:
    place = place_of(game, thing)
    return zones.index(place) if place in zones else len(zones) + ANYWHERE.index(place)


def _pool(game: Game, scene: Scene, ref: ObjectRef) -> list[Id]:
    if not ref.name:
        return [thing for thing in _everything(game) if holds(game, thing, ref.kind or "permanent")]
    introduced = _introduced(game, scene, ref)
    wanted = fold(ref.name)
    others = [] if ref.label and introduced else [t for t in _everything(game) if wanted in _names(game, t)]
    return list(dict.fromkeys((*introduced, *others)))


def _introduced(game: Game, scene: Scene, ref: ObjectRef) -> list[Id]:
    """What came into the text under this name, in the order of the text."""
    return [current(game, entry.id) for entry in scene.named(ref.name) if not ref.label or entry.label == ref.label]


def brought_in(game: Game, scene: Scene, ref: ObjectRef) -> Id:
    """The object meant where one could be anywhere: what came into the text under that name before its copies."""
    came = _introduced(game, scene, ref) if ref.name else []
    return next((thing for thing in candidates(game, scene, ref) if thing in came), None) or one(game, scene, ref)


def _everything(game: Game) -> Iterable[Id]:
    yield from sorted(game.state.objects)
    gone = ((thing, last.object) for thing, last in game.state.gone.items() if thing not in game.state.became)
    yield from sorted(thing for thing, last in gone if last.is_token or last.is_copy)


def _names(game: Game, thing: Id) -> set[str]:
    found = game.object(thing)
    called = found.base.name if is_unknown(found) else game.characteristics(thing).name
    names = {called, found.base.name, found.definition.name}
    faces = found.definition.faces[: 1 if found.definition.layout == "prepare" else None]
    parts = (face for part in found.components for face in part.definition.faces)
    return {fold(name) for name in (*names, *(face.name for face in (*faces, *parts))) if name}


def _fits(game: Game, scene: Scene, thing: Id, ref: ObjectRef) -> bool:
    if ref.name and ref.kind and not holds(game, thing, ref.kind):
        return False
    if ref.label and ref.name and game.object(thing).label not in ("", ref.label):
        return False
    if ref.of is not None and not _belongs(game, scene, thing, ref.of):
        return False
    return all(holds(game, thing, state) for state in ref.states)


def _belongs(game: Game, scene: Scene, thing: Id, player: Player) -> bool:
    owners = scene.several(game, player)
    return game.controller(thing) in owners or game.object(thing).owner in owners


def _is_in(game: Game, scene: Scene, thing: Id, ref: ObjectRef) -> bool:
    assert ref.zone is not None
    return ref.zone.player is None or game.object(thing).owner == scene.player(ref.zone.player)


def _numbered(found: list[Id], ordinal: int) -> list[Id]:
    if ordinal == 0:
        return found
    place = ordinal - 1 if ordinal > 0 else ordinal
    return [found[place]] if -len(found) <= place < len(found) else []


def one(game: Game, scene: Scene, ref: ObjectRef, zones: Sequence[Zone] = ANYWHERE, fits: Fits | None = None) -> Id:
    """The likeliest object that the reference means; of several alike the first that ``fits``."""
    found = candidates(game, scene, ref, zones)
    if not found:
        raise Missing(f"There is no {described(ref)} here.")
    return next(filter(fits, found), found[0]) if fits else found[0]


def many(game: Game, scene: Scene, refs: Iterable[ObjectRef], zones: Sequence[Zone] = ANYWHERE) -> list[Id]:
    """The objects that several references mean; the same words again mean the next object of the name."""
    taken: list[Id] = []
    for ref in refs:
        left = [thing for thing in candidates(game, scene, ref, zones) if thing not in taken]
        wanted = ref.count or len(left)
        if not left:
            raise Missing(f"There is no {'other ' if taken else ''}{described(ref)} here.")
        taken += left[:wanted]
    return taken


def on_stack(game: Game, scene: Scene, ref: AbilityRef) -> list[Id]:
    """Abilities on the stack that the reference means, topmost first."""
    stack = [game.state.objects[thing] for thing in reversed(game.state.zone(Zone.STACK))]
    abilities = [thing for thing in stack if thing.stacked is not None and thing.stacked.source is not None]
    if ref.source is None:
        return [thing.id for thing in abilities]
    meant = {current(game, thing) for thing in candidates(game, scene, ref.source)}
    return [t.id for t in abilities if t.stacked and t.stacked.source and current(game, t.stacked.source) in meant]


def targets(game: Game, scene: Scene, target: Target, zones: Sequence[Zone] = ANYWHERE) -> list[Id]:
    """Everything that words for a target can mean, the likeliest first."""
    if isinstance(target, Player):
        return scene.several(game, target)
    if isinstance(target, AbilityRef):
        return on_stack(game, scene, target)
    return [] if isinstance(target, Nothing) else candidates(game, scene, target, zones)
