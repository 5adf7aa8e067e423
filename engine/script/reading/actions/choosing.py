"""Answers to choices and to chance."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.reading.several import Several
from engine.script.values import (
    Accept,
    Apply,
    Choose,
    Decline,
    DontPay,
    Exert,
    Find,
    Flip,
    Keep,
    MakePiles,
    Order,
    PayCost,
    PayEnergy,
    PayLife,
    PayMana,
    Pile,
    Put,
    Reveal,
    Roll,
    Search,
    Words,
    XIs,
    ZoneRef,
)


def _same(deed: Any) -> Any:
    return deed


def _abstained() -> Choose:
    return Choose((Words("nothing"),))


def _declined(deed: Any) -> Decline:
    return Decline(deed)


def _deal(**_read: Any) -> Accept:
    return Accept()


def _apart(above: Any, below: Any = ()) -> Several:
    low = (Put(below, ZoneRef("library", None, "bottom")),) if below else ()
    return Several((Put(above, ZoneRef("library", None, "top")), *low))


CHOOSING = (
    Form(Pile, "~choose the pile with {objects}", reads=("~take the pile with {objects}",)),
    Form(
        MakePiles,
        "~put {objects} in one pile",
        reads=(
            "~put {objects} in one pile and the other|rest in the other [pile]",
            "~put {objects} in one pile and the rest in the other [pile]",
            "~put {objects} in one pile and {_rest:objects} in the other|second [pile]",
            "~put {objects} in one pile and {_rest:objects} in another [pile]",
            "~separate {objects} from {_rest:objects}",
        ),
    ),
    Form(Decline, reads=("~choose not to {deed:basedeed}", "~choose to not {deed:basedeed}"), make=_declined),
    Form(Decline, reads=("~choose not to {_deed:deed}",), make=Decline),
    Form(Decline, reads=("~not choose to {deed:basedeed}",), make=_declined),
    Form(
        Accept,
        reads=(
            "~choose to deal the|that damage",
            "~choose to use it|that",
            "~choose to do so",
            "~choose to use {_ability:ability}",
            "~choose to",
        ),
        make=_deal,
    ),
    Form(Choose, reads=("~choose|decide to {deed:basedeed}",), make=_same),
    Form(
        Apply,
        "~apply {first:object} first",
        "~apply {first:object} before {before:object}",
        reads=(
            "~apply {first:object}",
            "~choose {first:object} before {before:object}",
            "~choose {first:object} to apply first",
            "~apply {first:owner} effect|replacement first",
            "~apply {first:owner} effect|replacement before {before:owner}",
        ),
    ),
    Form(
        XIs,
        "~choose {x:number} for X",
        reads=("~choose|announce X = {x:number}", "~choose|announce X as {x:number}", "~choose X to be {x:number}"),
    ),
    Form(Choose, "~choose {what:choices} first", first=True),
    Form(Choose, "~choose {what:choices}", "~choose {what:choices} with {using:anyability}", first=False),
    Form(
        Choose,
        reads=(
            "~choose {what:choices} for {using:anyability}",
            "~choose {what:choices} as {_x:object}",
            "~select|pick {what:choices}",
            "~enlist|exploit {what:choices}",
            "~vote for {what:choices}",
            "~vote {what:choices}",
        ),
    ),
    Form(
        Choose,
        reads=(
            "~abstain",
            "~vote for nobody",
            "~choose|take|pick|select nothing|none|neither",
            "~not choose anything",
            "~choose none of them",
            "~choose|pick|select|take no {_kind:pluralkind}",
            "~choose|pick|select|take no cards|card|targets|target",
        ),
        make=lambda **_read: _abstained(),
    ),
    Form(Choose, reads=("~take {what:targets}",)),
    Form(Exert, "~exert {objects}", reads=("~exert {objects} as it attacks",)),
    Form(
        Keep,
        "~keep everything",
        reads=(
            "~keep all|both|everything on top",
            "~keep all|both",
            "~leave|put everything|both|all on top",
            "~put everything|both|all back on top",
        ),
        objects=(),
    ),
    Form(Keep, "~keep {objects}", reads=("~keep {objects} on the battlefield", "~leave {objects} on top")),
    Form(
        Order,
        "~order the triggers {things:targets}",
        reads=("~order {things:targets}", "~order the triggers as {things:targets}", "~stack the triggers {things:targets}"),
        what="triggers",
    ),
    Form(
        Order,
        reads=(
            "~order|put|stack {above:target} above|over|before|ahead {below:target}",
            "~order|put|stack {above:target} on top of {below:target}",
            "~order|put {below:target} below|under|beneath {above:target}",
            "~order|put|stack the triggers with {above:target} above|over {below:target}",
            "~order|put|stack the triggers with {above:target} on top of {below:target}",
        ),
        make=lambda above, below: Order((below, above)),
    ),
    Form(
        Order,
        reads=(
            "~put|order|stack the triggers with {top:target} on top",
            "~put {top:ability} on top",
            "~put|order|stack {top:ability} last",
            "~resolve {top:ability} first",
        ),
        make=lambda top: Order((top,), "top"),
    ),
    Form(Order, "~order the cards {things:targets}", what="cards"),
    Form(Order, "~order the blockers {things:targets}", what="blockers"),
    Form(
        Find,
        "~find {objects:targets}",
        reads=(
            "~search for {objects:targets}",
            "~search {_zone:zone} for {objects:targets}",
            "~fetch {objects:targets}",
            "~tutor for {objects:targets}",
            "~fetch|get|grab|tutor|wish {objects:targets} from outside the game",
            "~fetch|get|grab|take {objects:targets} from|out of {_zone:zone}",
            "~fetch|get|grab|take {objects:targets} from {_whose:whose} sideboard|wishboard",
            "~wish for {objects:targets}",
        ),
    ),
    Form(Reveal, "~reveal {objects:targets}"),
    Form(Flip, "~flip {result:coin}"),
    Form(
        Flip,
        "~win the flip",
        reads=("~win the toss", "~win the coin flip", "~flip a coin and win|wins"),
        result="won",
    ),
    Form(
        Flip,
        "~lose the flip",
        reads=("~lose the toss", "~lose the coin flip", "~flip a coin and lose|loses"),
        result="lost",
    ),
    Form(Roll, "~roll {result:number}", reads=("~roll a|an {result:number}",)),
    Form(
        Put,
        reads=(
            "~put everything|all|both on the bottom",
            "~put everything|all|both on bottom",
            "~bottom everything|all|both",
        ),
        make=lambda: Put((), ZoneRef("library", None, "bottom")),
    ),
    Form(Put, reads=("~put in {objects}", "~drop in {objects}"), make=lambda objects: Put(objects, ZoneRef("battlefield"))),
    Form(
        Several,
        reads=(
            "~put {above:objects} on [the] top and {below:objects} on [the] bottom",
            "~put {above:objects} on [the] top and [the] other|rest on [the] bottom",
        ),
        make=_apart,
    ),
    Form(
        Several,
        reads=("~put {below:objects} on [the] bottom and {above:objects} on [the] top",),
        make=_apart,
    ),
    Form(
        Put,
        reads=(
            "~put {objects} on top",
            "~put {objects} back on top",
            "~keep {objects} on top",
            "~put {objects} on the top",
        ),
        make=lambda objects: Put(objects, ZoneRef("library", None, "top")),
    ),
    Form(
        Put,
        reads=("~put {objects} on the bottom", "~bottom {objects}", "~put {objects} on bottom"),
        make=lambda objects: Put(objects, ZoneRef("library", None, "bottom")),
    ),
)

PAYING = (
    Form(PayLife, "~pay {life:number} life"),
    Form(PayEnergy, "~pay {count:number} energy", reads=("~pay {count:number} energy counters",)),
    Form(PayMana, "~pay {mana}", reads=("~pay {mana} [mana]",)),
    Form(
        PayCost,
        "~pay the {cost:costname} by {how}",
        "~pay the {cost:costname}",
        "~pay by {how}",
        "~pay",
        reads=(
            "~pay its {cost:costname} by {how}",
            "~pay the {cost:keyword} by {how}",
            "~pay {cost:keyword} by {how}",
            "~pay its {cost:costname}",
            "~pay {cost:costname}",
            "~pay {cost:keyword}",
            "~pay for {cost:keyword}",
            "~pay the cost",
            "~pay for it|both|each",
            "~pay both [times]",
            "~pay the {cost:keyword}",
        ),
    ),
    Form(PayCost, "~pay for {using:anyability}", reads=("~pay {_m:mana} for {using:anyability}", "~pay to {using:anyability}")),
    Form(PayCost, reads=("~waterbend {_m:mana}", "~waterbend {_n:number}", "~waterbend"), cost="waterbend"),
    Form(
        DontPay,
        "~not pay the {cost:costname}",
        "~not pay",
        reads=(
            "~not pay its {cost:costname}",
            "~not pay {cost:keyword}",
            "~not pay {_m:mana}",
            "~not pay {_n:number} life",
            "~not pay for it",
            "~decline to pay",
            "~refuse to pay",
            "~choose not to pay",
        ),
    ),
    Form(DontPay, "~not pay for {using:anyability}"),
    Form(
        Decline,
        "~decline",
        "~decline {using:anyability}",
        reads=("~decline the offer", "~decline it", "~say no", "~not use {using:ability}", "~not do so", "~decline to do so"),
    ),
    Form(
        Accept,
        "~accept",
        "~accept {using:anyability}",
        reads=("~say yes", "~do so", "~do", "~accept the offer", "~use the ability"),
    ),
    Form(Find, reads=("~get|grab {objects:targets}",)),
    Form(Search, "~search {zone}"),
    Form(Search, reads=("~search",), make=lambda: Search(ZoneRef("library"))),
    Form(Decline, "~not {deed:basedeed}", reads=("~decline to {deed:basedeed}", "~refuse to {deed:basedeed}")),
)
