"""Facts about one object of the position: in brackets after its name, in words, or as a sentence of their own."""

from typing import Any

from engine.script.reading.forms import Form, Table
from engine.script.reading.slots.base import SLOTS
from engine.script.values.base import Value
from engine.script.values.position import Counters, ObjectSpec
from engine.script.writing import Unwritable, Writer


class Fact(Value, frozen=True):
    """One field of an :class:`ObjectSpec` with its value."""

    field: str
    value: Any


def _flag(field: str, *wordings: str, value: Any = True) -> Form:
    return Form(Fact, wordings[0], reads=wordings[1:], field=field, value=value)


def _field(field: str, *wordings: str) -> Form:
    return Form(Fact, wordings[0], reads=wordings[1:], field=field)


FACTS = Table(
    SLOTS,
    _flag("tapped", "tapped"),
    _flag("tapped", "untapped", value=False),
    _flag(
        "arrived",
        "summoning sick",
        "new",
        "came in this turn",
        "entered this turn",
        "just came in",
        "just entered",
        "came under {_whose:whose} control this turn",
        "entered the battlefield this turn",
        value="this turn",
    ),
    _flag(
        "arrived",
        "came in last turn",
        "came in on {_whose:whose} last turn",
        "entered last turn",
        "entered on {_whose:whose} last turn",
        value="last turn",
    ),
    _flag("arrived", "not summoning sick", value=""),
    _flag("face_down", "face down", "facedown", "morphed"),
    _flag("manifested", "manifested"),
    _flag("cloaked", "cloaked"),
    _flag("suspected", "suspected"),
    _flag("transformed", "transformed", "on its back face"),
    _flag("flipped", "flipped"),
    _flag("phased_out", "phased out"),
    _flag("monstrous", "monstrous"),
    _flag("prepared", "prepared"),
    _flag("attacking", "attacking"),
    _field(
        "attached_to",
        "attached to {value:target}",
        "enchanting {value:target}",
        "bestowed on|onto {value:target}",
        "equipping {value:target}",
        "equipped to {value:target}",
        "fortifying {value:target}",
    ),
    _field("copying", "copying {value:object}", "a copy of {value:object}", "as a copy of {value:object}"),
    _field("exiled_with", "exiled with {value:object}", "exiled by {value:object}", "exiled under {value:object}"),
    _field("paired_with", "paired with {value:object}"),
    _field("owner", "owned by {value:player}"),
    _field("damage", "damage {value:number}", "{value:number} damage [marked] [on it]", "damaged for {value:number}"),
    _field("loyalty", "loyalty {value:number}", "{value:number} loyalty [counters|counter]", "loyalty = {value:number}"),
    _field("defense", "defense {value:number}", "{value:number} defense [counters|counter]"),
    _field("class_level", "class level {value:number}", "level {value:number}"),
    _field(
        "x",
        "X was {value:number}",
        "X = {value:number}",
        "X is {value:number}",
        "cast with X = {value:number}",
        "was cast with X = {value:number}",
    ),
    _flag("kicked", "kicked", value=1),
    _field("kicked", "kicked {value:times}", "multikicked {value:times}"),
    _field("naming", "naming {value:cardname}", "named {value:cardname}", "set to {value:cardname}"),
    _field(
        "choosing",
        "choosing {value:choicewords}",
        "chose {value:choicewords}",
        "chosen {value:choicewords}",
        "with {value:choicewords} chosen",
    ),
    _field("counters", "{value:counters}"),
    what="a fact about the object, such as tapped or 3 charge counters",
)
"""Facts as they stand in brackets."""

WORDED = Table(
    SLOTS,
    _field("counters", "with {value:counterlist} [on it]"),
    _field(
        "loyalty",
        "with loyalty {value:number}",
        "with {value:number} loyalty [counters|counter]",
        "at {value:number} loyalty",
        "at loyalty {value:number}",
    ),
    _field("damage", "with {value:number} damage [marked] [on it]"),
    _field("x", "with X = {value:number}"),
    _field("defense", "with {value:number} defense [counters|counter]"),
    _flag("arrived", "with summoning sickness", value="this turn"),
    _field("choosing", "set to {value:choicewords}"),
    Form(Fact, reads=("that|which is|'s|was|has|came|entered {fact:fact}",), make=lambda fact: fact),
    Form(Fact, reads=("that|which is|'s|was|has|are {fact:fact}", "that|which {fact:fact}"), make=lambda fact: fact),
    Form(Fact, reads=("{fact:afterfact}",), make=lambda fact: fact),
)
"""Facts as they stand in words after a name."""


def with_fact(spec: ObjectSpec, fact: Fact) -> ObjectSpec:
    """The spec with one more fact."""
    from msgspec.structs import replace

    if fact.field == "counters":
        added = fact.value if isinstance(fact.value, tuple) else (fact.value,)
        return _with_counters(spec, added)
    value = fact.value
    if fact.field == "choosing":
        value = (*spec.choosing, *value)
    return replace(spec, **{fact.field: value})


def _with_counters(spec: ObjectSpec, added: tuple[Counters, ...]) -> ObjectSpec:
    from msgspec.structs import replace

    special = {"loyalty": "loyalty", "defense": "defense"}
    for counters in added:
        if counters.kind in special:
            spec = replace(spec, **{special[counters.kind]: counters.count})
        else:
            spec = replace(spec, counters=(*spec.counters, counters))
    return spec


def facts_written(writer: Writer, spec: ObjectSpec) -> list[str]:
    """Every fact of a spec as it stands in brackets."""
    found = []
    for field in _FIELDS:
        value = getattr(spec, field)
        if value != _DEFAULTS[field]:
            values = value if field == "counters" else (value,)
            found += [FACTS.write(writer, Fact(field, one)) for one in values]
    return found


_FIELDS = (
    "counters",
    "tapped",
    "arrived",
    "face_down",
    "manifested",
    "cloaked",
    "suspected",
    "transformed",
    "flipped",
    "phased_out",
    "monstrous",
    "prepared",
    "attacking",
    "attached_to",
    "copying",
    "exiled_with",
    "paired_with",
    "owner",
    "damage",
    "loyalty",
    "defense",
    "class_level",
    "x",
    "kicked",
    "naming",
    "choosing",
)
_EMPTY = ObjectSpec()
_DEFAULTS = {field: getattr(_EMPTY, field) for field in _FIELDS}

__all__ = ["FACTS", "WORDED", "Fact", "Unwritable", "facts_written", "with_fact"]
