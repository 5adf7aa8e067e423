"""Predicates of an object that say how it is, and of a zone that say what is there."""

from typing import Any, Final

from engine.script.reading.facts import Fact, with_fact
from engine.script.reading.forms import Form, Table
from engine.script.reading.positions.lying import NOBODY, lying
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.specs import MORE
from engine.script.reading.slots.things import IT
from engine.script.values import (
    CommanderDamage,
    CommanderIs,
    Counters,
    EnteredBefore,
    Has,
    ObjectFact,
    ObjectRef,
    ObjectSpec,
    Owns,
    RingBearer,
    ZoneRef,
)


def _fact(object: ObjectRef, fact: Fact) -> ObjectFact:
    return ObjectFact(object, with_fact(ObjectSpec(), fact))


def _counted(object: ObjectRef, counters: tuple[Counters, ...]) -> ObjectFact:
    return ObjectFact(object, with_fact(ObjectSpec(), Fact("counters", counters)))


def _worn(object: ObjectRef, on: ObjectRef) -> ObjectFact:
    return ObjectFact(on, ObjectSpec(attached_to=object))


def spec_of(ref: ObjectRef) -> ObjectSpec:
    """The spec of an object that a sentence names as its subject."""
    return ObjectSpec(MORE if ref == IT else ref.name, max(ref.count, 1), ref.label)


def _lies(object: ObjectRef, zone: ZoneRef) -> Has:
    return lying(NOBODY, (spec_of(object),), zone)


def _after(object: ObjectRef, newer: ObjectRef) -> EnteredBefore:
    return EnteredBefore(newer, object)


OBJECT_FACTS: Final = Table(
    SLOTS,
    Form(
        ObjectFact,
        reads=("~have {on:object} on it", "~have {on:object} attached [to] [it]", "~wear|carry {on:object}"),
        subject="object",
        make=_worn,
    ),
    Form(ObjectFact, reads=("~be enchanted|equipped by|with {on:object}",), subject="object", make=_worn),
    Form(CommanderIs, "~be {player:whose} commander", subject="object"),
    Form(RingBearer, "~be {player:whose} Ring bearer", reads=("~be the Ring bearer of {player}",), subject="object"),
    Form(CommanderIs, reads=("~be {player:whose} commander in the command zone",), subject="object", zone="command"),
    Form(
        CommanderDamage,
        "~have dealt {damage:number} combat damage to {player}",
        reads=(
            "~have dealt {damage:number} [combat] [commander] damage to {player} [this] [game]",
            "~have already dealt {damage:number} [combat] [commander] damage to {player} [this] [game]",
        ),
        subject="object",
    ),
    Form(
        EnteredBefore,
        "~enter before {newer:object}",
        reads=(
            "~enter the battlefield before {newer:object}",
            "~be older than {newer:object}",
            "~come in|down before {newer:object}",
            "~come into play before {newer:object}",
            "~be played before {newer:object}",
            "~be on the battlefield before {newer:object}",
            "~be there before {newer:object}",
            "~have the earlier|older timestamp than {newer:object}",
        ),
        subject="older",
    ),
    Form(
        EnteredBefore,
        reads=(
            "~enter after {newer:object}",
            "~enter the battlefield after {newer:object}",
            "~be newer than {newer:object}",
            "~come in after {newer:object}",
            "~come into play after {newer:object}",
            "~come down after {newer:object}",
        ),
        subject="object",
        make=_after,
    ),
    Form(ObjectFact, "{facts:factsis}", subject="object"),
    Form(ObjectFact, reads=("~be {fact}", "~have {fact}", "~be already {fact}", "{fact}"), subject="object", make=_fact),
    Form(
        ObjectFact,
        reads=("~enter [the] [battlefield] as a copy of {original:object}", "~come in as a copy of {original:object}"),
        subject="object",
        make=lambda object, original: ObjectFact(object, ObjectSpec(copying=original)),
    ),
    Form(ObjectFact, reads=("~have {counters:counterlist} [on] [it]",), subject="object", make=_counted),
    Form(
        Has,
        reads=("~be out|in|on [play] [the] [battlefield] under {player:whose} control", "~be under {player:whose} control"),
        subject="object",
        make=lambda object, player: Has(player, "battlefield", (spec_of(object),)),
    ),
    Form(Has, reads=("~be out", "~be in play"), subject="object", make=lambda object: _lies(object, ZoneRef("battlefield"))),
    Form(Has, reads=("~be in|on {zone}", "~be on top of {zone}", "~start in|on {zone}"), subject="object", make=_lies),
    Form(Owns, reads=("~be owned by {player}",), subject="object", make=lambda object, player: Owns(player, object)),
    Form(
        Has,
        reads=("~be controlled by {player}",),
        subject="object",
        make=lambda object, player: Has(player, "battlefield", (spec_of(object),)),
    ),
)
"""Predicates of an object that say how it is."""


def _in(owner: ZoneRef, objects: Any) -> Has:
    return Has(owner.player or NOBODY, owner.zone, objects, False, owner.zone == "library" and not owner.place)


def _exactly(owner: ZoneRef, objects: Any = ()) -> Has:
    return Has(owner.player or NOBODY, owner.zone, objects, True)


ZONE_FACTS: Final = Table(
    SLOTS,
    Form(
        Has,
        reads=(
            "~be only|just|exactly {objects:specs}",
            "~be empty",
            "~contain only|just|exactly {objects:specs}",
            "~have only|just|exactly {objects:specs} in it",
            "~consist of only {objects:specs}",
            "~be {objects:specs}",
            "~consist of {objects:specs}",
            "~have no cards [in] [it]",
        ),
        subject="owner",
        make=_exactly,
    ),
    Form(
        Has,
        reads=("~have {objects:specs} in it", "~contain {objects:specs}", "~have {objects:specs}", "~have {objects:specs} on top"),
        subject="owner",
        make=_in,
    ),
)
"""Predicates of a zone: "Alice's hand is only X"."""
