"""Casting and playing, and what is announced with it."""

from typing import Any

from msgspec.structs import replace

from engine.script.reading.forms import Form
from engine.script.reading.several import CascadesInto
from engine.script.values import (
    Accept,
    Banded,
    Cast,
    Copying,
    Decline,
    Divide,
    DontPay,
    FaceDown,
    Find,
    ForCost,
    FromZone,
    Kicked,
    Mode,
    Naming,
    ObjectRef,
    Play,
    Splicing,
    Targets,
    WithoutPaying,
    XIs,
)

_BY_VERB = ("evoke", "bestow", "overload", "dash", "blitz", "spectacle", "surge", "emerge", "escape", "disturb")


_PARTICIPLES = {
    "overloaded": "overload", "evoked": "evoke", "bestowed": "bestow", "dashed": "dash", "blitzed": "blitz", "mutated": "mutate",
    "entwined": "entwine", "escaped": "escape", "surged": "surge", "emerged": "emerge", "cleaved": "cleave",
    "replicated": "replicate",
}
"""How a spell is said to have been cast for a cost, by the name of the cost."""
_AS_OFTEN = {"replicated": "replicate"}
"""Those that can be paid several times."""


def _for_cost(keyword: str) -> Any:
    return lambda spell, said: Cast(spell, (ForCost(keyword), *said))


def _copied(copied: Any, spell: Any, said: Any) -> Cast:
    return Cast(spell, (Targets((copied,)), *said))


def _kicked(spell: Any, said: Any) -> Cast:
    return Cast(spell, (Kicked(), *said))


def _targeted(keyword: str) -> Any:
    return lambda spell, targets, said: Cast(spell, (ForCost(keyword), Targets(targets), *said))


def _anew(spell: ObjectRef, said: Any) -> Cast:
    return Cast(replace(spell, states=(*spell.states, "another")), said)


CASTING = (
    Form(
        Cast,
        "~cast {spell:object} {said}",
        "~cast {spell:object} {times} {said}",
        reads=("~cast a|the {spell:object} {said}",),
    ),
    Form(Cast, reads=("~cast another|a second {spell:object} {said}",), make=_anew),
    Form(Cast, reads=("~bestow {spell:object} onto|on {targets} {said}",), make=_targeted("bestow")),
    Form(Cast, reads=("~mutate {spell:object} onto|on|over {targets} {said}",), make=_targeted("mutate")),
    *(Form(Cast, reads=(f"~{verb} {{spell:object}} {{said}}",), make=_for_cost(verb)) for verb in _BY_VERB),
    Form(
        Cast,
        reads=("~flash back {spell:object} {said}", "~flashback {spell:object} {said}", "~flash {spell:object} back {said}"),
        make=_for_cost("flashback"),
    ),
    Form(Cast, reads=("~kick {spell:object} {said}",), make=_kicked),
    Form(Cast, reads=("~flash in {spell:object} {said}", "~slam|drop {spell:object} {said}")),
    Form(
        Cast,
        reads=("~kill|destroy|counter|bounce|burn|pump|zap|remove|shoot|answer|hit {targets} with {spell:object} {said}",),
        make=lambda targets, spell, said: Cast(spell, (Targets(targets), *said)),
    ),
    Form(CascadesInto, reads=("~cascade into {spell:object} {said}", "~cascade into {spell:object} and cast it {said}")),
    Form(Play, "~play {card:object} {said}", reads=("~play a|another|the {card:object} {said}",)),
)

NAMING = (
    Form(
        Cast,
        reads=("{spell:namedverb} {targets} {said}",),
        make=lambda spell, targets, said: Cast(spell, (Targets(targets), *said)),
    ),
    Form(Cast, reads=("{spell:namedverb} {said}",)),
)

RESPONDING = (Form(Cast, reads=("with {spell:object} {said}", "with a|an|the {spell:object} {said}")),)

TARGETING = (
    Form(
        Targets,
        "~target {targets}",
        "~target {targets} with {using:anyability}",
        reads=(
            "~change the|its target|targets to {targets}",
            "~change the target of {_x:target} to {targets}",
            "~choose {targets} as the|its new target|targets",
            "~choose new target|targets {targets}",
            "~redirect it to {targets}",
        ),
    ),
    Form(
        Divide,
        "~divide {shares}",
        reads=(
            "~divide it|them {shares}",
            "~divide the|its damage|counters {shares}",
            "~split|distribute {shares}",
            "~distribute the|its counters {shares}",
            "~put {shares}",
        ),
    ),
    Form(
        Divide,
        "~divide it evenly",
        reads=(
            "~divide|split|distribute it|them|damage|counters evenly|equally",
            "~divide|split|distribute the|its damage|counters evenly|equally",
            "~divide|split|distribute evenly|equally",
        ),
        shares=(),
    ),
    Form(Naming, "~name {name:cardname}", reads=("~name {name:cardname} with|for {_x:object}",)),
    Form(Cast, reads=("~copy {copied:object} with {spell:object} {said}",), make=_copied),
    Form(Copying, "~copy {object}"),
    Form(Splicing, "~splice {cards:objects} onto it", reads=("~splice {cards:objects}",)),
)

ANNOUNCEMENTS = (
    Form(
        XIs,
        "with X = {x:number}",
        reads=(
            "with X being|of|as|is|at {x:number}",
            "with X equal to {x:number}",
            "for X = {x:number}",
            "X = {x:number}",
            "where X is {x:number}",
            "for {x:number}",
            "with X {x:number}",
            "X {x:number}",
            "with {x:number} for X",
        ),
    ),
    Form(
        Targets,
        reads=(
            "on|onto {targets}",
            "at {targets}",
            "with targets {targets}",
            "with target {targets}",
        ),
    ),
    Form(Find, reads=("for {objects:fetched}",)),
    Form(Mode, "with mode {number}", reads=("in mode {number}", "using mode {number}")),
    Form(Banded, "in a band", reads=("as a band", "banded together"), creatures=()),
    Form(Banded, "banding {creatures:objects}", reads=("with {creatures:objects} in a band",)),
    Form(Kicked, "kicked", reads=("with kicker", "with its kicker", "paying its kicker", "paying the kicker"), times=1),
    Form(
        Kicked,
        "kicked {times}",
        "kicked with {cost:mana}",
        "kicked {times} with {cost:mana}",
        reads=("multikicked {times}", "with its {cost:mana} kicker", "with kicker {cost:mana}"),
    ),
    Form(
        ForCost,
        "for its {cost:costname}",
        reads=(
            "for the {cost:costname}",
            "paying its {cost:keyword} cost",
            "with its {cost:costname}",
            "using its {cost:costname}",
            "with {cost:keyword}",
            "using {cost:keyword}",
            "via {cost:keyword}",
            "for {cost:keyword}",
            "through {cost:keyword}",
            "for its {cost:keyword}",
        ),
        times=1,
    ),
    Form(
        ForCost,
        "for its {cost:costname} {times}",
        reads=(
            "paying the|its {cost:costname} {times}",
            "with {cost:keyword} {times}",
            "with {cost:keyword} paid {times}",
            "with its {cost:costname} paid {times}",
            "with its {cost:costname} {times}",
        ),
    ),
    Form(ForCost, "fused", cost="fuse", times=1),
    Form(ForCost, "bargained", cost="bargain", times=1),
    *(Form(ForCost, reads=(said,), cost=cost, times=1) for said, cost in _PARTICIPLES.items()),
    *(Form(ForCost, reads=(f"{said} {{times}}",), cost=cost) for said, cost in _AS_OFTEN.items()),
    Form(
        WithoutPaying,
        "without paying its mana cost",
        reads=(
            "for free",
            "without paying mana",
            "without paying the mana cost",
            "without paying for it",
            "without paying",
        ),
    ),
    Form(DontPay, reads=("without paying {_m:mana}", "without paying the cost|costs|tax|toll", "and not pay|paying")),
    Form(Accept, reads=("untapped",)),
    Form(Decline, reads=("tapped",)),
    Form(FaceDown, "face down", reads=("facedown", "as a morph"), down=True),
    Form(FaceDown, "face up", reads=("faceup",), down=False),
    Form(FromZone, "from {zone}"),
    Form(Copying, reads=("as a copy of {object}",)),
    Form(Decline, reads=("without {deed:ingdeed}",)),
)
