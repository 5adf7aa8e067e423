"""Objects that a script says are there: cards, tokens, emblems."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.cards.card import Card, Face, fold
from engine.game.battles import PROTECTOR, possible_protectors
from engine.game.copying import with_exceptions
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.rooms import UNLOCKED
from engine.game.scope import Scope
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.placing.events import Fact, Placed
from engine.script.run.placing.facts import as_it_entered, as_printed, set_facts
from engine.script.run.placing.tokens import token
from engine.script.run.run import Run
from engine.script.values import AbilityRef, Has, Nothing, ObjectRef, ObjectSpec, Player, Target
from engine.words.keywords.soulbond import can_join, join, partner
from engine.words.replacements.copying import EntersAsCopy, Excepted


def put(run: Run, player: Id, zone: Zone, spec: ObjectSpec) -> list[Id]:
    """Put the objects of a spec into a zone, and their names on the scene."""
    exiled = spec.exiled_with
    if zone is Zone.BATTLEFIELD and exiled is not None and _is_host(run, spec, exiled):
        run.assume(f"{exiled.name} is exiled with {spec.name}.")
        there = put(run, player, zone, replace(spec, exiled_with=None))
        put(run, player, zone, ObjectSpec(name=exiled.name, exiled_with=ObjectRef(spec.name, spec.label)))
        return there
    return [_put_one(run, player, zone, spec) for _ in range(spec.count)]


def _is_host(run: Run, spec: ObjectSpec, exiled: ObjectRef) -> bool:
    """Whether a permanent is said to be exiled with a card that is nowhere and can be no permanent: that one is exiled with it."""
    if spec.count != 1 or not exiled.name or pointing.candidates(run.game, run.scene, exiled) or _comes_later(run, exiled):
        return False
    return not run.library.definition(exiled.name).faces[0].is_permanent


def _put_one(run: Run, player: Id, zone: Zone, spec: ObjectSpec) -> Id:
    definition, base = what_is(run, spec)
    owner = run.scene.player(spec.owner) if spec.owner else player
    zone = Zone.COMMAND if spec.emblem else _possible(run, owner, zone, spec, base or definition.at_rest(face_of(definition, spec)))
    face = face_of(definition, spec) if zone is Zone.BATTLEFIELD else 0
    if zone is Zone.BATTLEFIELD and spec.defense is None:
        need_defense(definition.faces[face])
    new = Object(
        id=0,
        definition=definition,
        base=base or definition.at_rest(face),
        owner=owner,
        controller=player,
        zone=zone,
        face=0 if definition.whole is not None else face,
        components=_halves(run, definition, spec, owner) if zone is Zone.BATTLEFIELD else (),
        marks=_doors(run, spec, definition, zone),
        chosen=_protector(run, player, base or definition.at_rest(face)) if zone is Zone.BATTLEFIELD else {},
        is_token=(spec.token is not None and not spec.token.is_card) or spec.token_copy_of is not None,
        label=spec.label,
    )
    thing = run.game.state.next_id
    run.game.happen(Placed(new=new))
    run.scene.add(name_of(spec, definition), spec.label, thing)
    if spec.copying is not None:
        liken(run, thing, spec.copying)
    as_printed(run, thing)
    if zone is Zone.BATTLEFIELD and not spec.counters and not new.is_token:
        as_it_entered(run, thing)
    make_so(run, thing, spec)
    return thing


@rule("304.4", "307.4")
def _possible(run: Run, owner: Id, zone: Zone, spec: ObjectSpec, now: Characteristics) -> Zone:
    """The zone; in place of the battlefield exile for what is exiled with a permanent, the hand for what cannot be one."""
    if zone is Zone.BATTLEFIELD and spec.exiled_with is not None:
        return Zone.EXILE
    is_hidden = spec.face_down or spec.manifested or spec.cloaked or spec.copying is not None
    if zone is not Zone.BATTLEFIELD or is_hidden or now.is_permanent:
        return zone
    run.assume(f"{now.name} cannot be on the battlefield, so it is in {run.game.name(owner)}'s hand.")
    return Zone.HAND


def _protector(run: Run, player: Id, now: Characteristics) -> dict[str, Id]:
    """The only player who can protect a battle; which of several is asked for later."""
    able = possible_protectors(run.game, player, now.subtypes) if "battle" in now.types else ()
    return {PROTECTOR: able[0]} if len(able) == 1 else {}


def _doors(run: Run, spec: ObjectSpec, definition: Definition, zone: Zone) -> frozenset[str]:
    """The unlocked halves of a Room on the battlefield: the one by whose name it is called, else both."""
    if zone is not Zone.BATTLEFIELD or "Room" not in definition.at_rest().subtypes:
        return frozenset()
    named = [UNLOCKED[place] for place, half in enumerate(definition.faces) if fold(half.name) == fold(spec.name)]
    if not named:
        run.assume(f"Both doors of {definition.name} are unlocked.")
    return frozenset(named or UNLOCKED)


def need_defense(now: Characteristics) -> None:
    """Raises Unable for a battle of which the card list does not tell the defense."""
    if "battle" in now.types and now.defense is None:
        raise Unable(f"The defense of {now.name} is not in the card list. Put it there with its defense: “{now.name} (defense 4)”.")


@rule("712.4a")
def _halves(run: Run, definition: Definition, spec: ObjectSpec, owner: Id) -> tuple[Object, ...]:
    """The two cards that a melded permanent is made of; none for what is named by its front face."""
    if definition.layout != "meld" or fold(spec.name) not in [fold(face.name) for face in definition.faces[1:]]:
        return ()
    halves = sorted(run.library.halves(spec.name), key=lambda half: half.name != definition.name)
    if not halves:
        raise Unable(f"{spec.name} is made of two cards, and the card list does not tell which two.")
    return tuple(
        Object(id=0, definition=half, base=half.at_rest(0), owner=owner, controller=owner, zone=Zone.EXILE) for half in halves
    )


def name_of(spec: ObjectSpec, definition: Definition) -> str:
    """The name under which it comes into the text."""
    if spec.token is not None and spec.token.name:
        return spec.token.name
    return spec.name or definition.name


def face_of(definition: Definition, spec: ObjectSpec) -> int:
    """Which face is up: the one named, the back when it is transformed."""
    last = len(definition.faces) - 1
    if spec.transformed or spec.flipped:
        return min(1, last)
    names = [fold(face.name) for face in definition.faces]
    return names.index(fold(spec.name)) if fold(spec.name) in names[1:] and definition.layout in TWO_SIDED else 0


TWO_SIDED: Final = frozenset({"transform", "modal_dfc", "flip", "double_faced_token", "meld"})
"""Layouts of which the second face can be what a permanent is."""


def what_is(run: Run, spec: ObjectSpec) -> tuple[Definition, Characteristics | None]:
    """The definition of a spec, and its copiable values where they are not those of its front face."""
    if spec.token is not None:
        return token(run, spec.token), None
    if spec.emblem:
        return run.library.compile(Card(name="emblem", faces=(Face(name="emblem", text=spec.emblem),))), None
    if spec.token_copy_of is not None:
        found = pointing.candidates(run.game, run.scene, spec.token_copy_of)
        if not found:
            return run.library.definition(spec.token_copy_of.name), None
        copied = run.game.object(found[0])
        return copied.definition, copied.base
    return run.library.definition(spec.name), None


def liken(run: Run, thing: Id, original: ObjectRef) -> None:
    """It is a copy, but for what its own ability to enter as one excepts."""
    own = run.game.object(thing).definition.faces[0].abilities
    exceptions = [Excepted(exception=one) for ability in own if isinstance(ability, EntersAsCopy) for one in ability.exceptions]
    values = copied_from(run, original)
    base = with_exceptions(run.game, values, exceptions, Scope.of(thing, run.game.controller(thing)))
    run.game.happen(Fact(object=thing, fields={"base": base}))


def copied_from(run: Run, ref: ObjectRef) -> Characteristics:
    """The copiable values of an object, or of the card of that name."""
    found = pointing.candidates(run.game, run.scene, ref)
    return run.game.object(found[0]).base if found else run.library.definition(ref.name).faces[0]


def make_so(run: Run, thing: Id, spec: ObjectSpec) -> None:
    """Make the facts of a spec so for an object that is there, what it is attached to among them."""
    wanted = spec.attached_to
    if isinstance(wanted, ObjectRef) and _comes_later(run, wanted):
        run.unattached, wanted = (*run.unattached, (thing, wanted)), None
    to = None if wanted is None else host(run, wanted, run.game.controller(thing))
    if isinstance(wanted, Nothing) and run.game.object(thing).attached_to is not None:
        run.game.happen(Fact(object=thing, fields={"attached_to": None}))
    set_facts(run, thing, spec, to)
    if spec.paired_with is not None and _comes_later(run, spec.paired_with):
        run.unpaired = (*run.unpaired, (thing, spec.paired_with))
    elif spec.paired_with is not None:
        _pair(run, thing, _there(run, spec.paired_with, run.game.controller(thing)))


@rule("702.95b")
def _pair(run: Run, thing: Id, other: Id) -> None:
    """The two are paired with each other. Raises Unable where they cannot be."""
    game, player = run.game, run.game.controller(thing)
    if partner(game, thing) == other:
        return
    if not can_join(game, player, thing, other):
        raise Unable(f"{game.name(thing)} cannot be paired with {game.name(other)}: a pair is two creatures of one player.")
    join(game, Scope.of(thing, player), other)


def _comes_later(run: Run, to: ObjectRef) -> bool:
    """Whether what something is attached to is not there yet and the position goes on to say that it is."""
    if not to.name or pointing.candidates(run.game, run.scene, to):
        return False
    said = [s.what for s in run.statements[run.at :] if isinstance(s.what, Has) and s.what.zone == "battlefield"]
    return any(to.of in (None, has.player) and fold(spec.name) == fold(to.name) for has in said for spec in has.objects)


def attach_what_waits(run: Run) -> None:
    """Attach or pair what was said to be so with something that came into the text only now."""
    for thing, to in run.unattached:
        if pointing.candidates(run.game, run.scene, to, (Zone.BATTLEFIELD,)):
            found = pointing.one(run.game, run.scene, to, (Zone.BATTLEFIELD,))
            run.game.happen(Fact(object=thing, fields={"attached_to": found}))
            run.unattached = tuple(one for one in run.unattached if one[0] != thing)
    for thing, to in run.unpaired:
        if pointing.candidates(run.game, run.scene, to, (Zone.BATTLEFIELD,)):
            run.unpaired = tuple(one for one in run.unpaired if one[0] != thing)
            _pair(run, thing, pointing.one(run.game, run.scene, to, (Zone.BATTLEFIELD,)))


def host(run: Run, to: Target, controller: Id) -> Id | None:
    """What something is attached to, if anything. Raises Unable where nothing can be attached to it."""
    if isinstance(to, Nothing):
        return None
    if isinstance(to, Player):
        return run.scene.player(to)
    if isinstance(to, AbilityRef):
        raise Unable("Something is attached to a permanent, a player or a card in a graveyard, not to an ability.")
    return _there(run, to, controller)


def _there(run: Run, to: ObjectRef, controller: Id) -> Id:
    """An object spoken of; it is there, under the same player's control, when nothing else was said of it."""
    if to.name and not pointing.candidates(run.game, run.scene, to):
        owner = run.scene.player(to.of) if to.of else controller
        return put(run, owner, Zone.BATTLEFIELD, ObjectSpec(name=to.name, label=to.label))[0]
    found = pointing.one(run.game, run.scene, to, (Zone.BATTLEFIELD,))
    if run.game.object(found).zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        raise Unable(f"{run.called(found)} is not on the battlefield, so nothing is attached to it.")
    return found
