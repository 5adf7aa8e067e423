"""Questions about what may be done."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.values import (
    Act,
    Can,
    CanLook,
    IsLegal,
    Must,
    ObjectCan,
    ObjectMust,
    ObjectRef,
    TapForMana,
    WhatCanAttack,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanDo,
    WhatCanTarget,
)


def _can(player: Any, deed: Any) -> Can:
    return Can(Act(player, deed))


def _may_produce(object: ObjectRef, mana: str) -> Can:
    return Can(Act(None, TapForMana((object,), mana)))


PERMISSION = (
    Form(
        ObjectCan,
        reads=(
            "is|are {object} [still] a legal target for|of {other:targets}",
            "is|are {object} [still] a valid target for|of {other:targets}",
        ),
        verb="be targeted by",
    ),
    Form(Must, "{act:haveto}", reads=("is {act:forcedact}",)),
    Form(
        ObjectMust,
        "does {object} have to {verb:objectcan}",
        "does {object} have to {verb:objectcan} {other:targets}",
        reads=(
            "must {object} {verb:objectcan}",
            "must {object} {verb:objectcan} {other:targets}",
            "does|do {object} need|needs to {verb:objectcan}",
            "is {object} forced|required to {verb:objectcan}",
        ),
    ),
    Form(
        CanLook,
        "can {player:subject} look at {zone}",
        reads=("can|could|may {player:subject} look|peek at|through {zone}", "can|could|may|does|do {player:subject} see {zone}"),
    ),
    Form(
        Can,
        "can {act:bareact}",
        reads=(
            "could|may {act:bareact}",
            "is {act:ableact}",
            "is it legal|possible|allowed|ok for {act:foract}",
            "can {act:bareact} legally",
        ),
    ),
    Form(
        Can,
        reads=(
            "can|could|may {object} [still] tap for {mana} [mana]",
            "can|could|may {object} [still] be tapped for {mana} [mana]",
            "can|could {object} [still] produce|make|add {mana} [mana]",
        ),
        make=_may_produce,
    ),
    Form(
        IsLegal,
        "is that legal",
        reads=(
            "[is] this|it legal",
            "legal",
            "is that attack|block allowed",
            "was that|this legal",
            "is that|this allowed|possible|ok|okay|right",
            "is that a legal attack|block|play|target|assignment|choice|order",
            "can {_p:subject} do that",
            "is the attack|block|assignment legal",
            "is that attack|block|assignment legal",
        ),
    ),
    Form(
        WhatCanTarget,
        "what can {what:anyability} target",
        reads=(
            "what could|may {what:anyability} [legally] target",
            "which creatures|permanents|objects can {what:anyability} target",
            "what are the legal targets for|of {what:anyability}",
            "what can be targeted by {what:anyability}",
            "what is a legal target for {what:anyability}",
        ),
    ),
    Form(
        WhatCanBeAttacked,
        "what can be attacked",
        "what can be attacked by {by:target}",
        reads=(
            "who|what can be attacked [by] {by:target}",
            "who|what can {by:target} attack",
            "who|what can {by:subject} attack",
            "who can be attacked",
        ),
    ),
    Form(
        WhatCanBlock,
        "what can block {object}",
        reads=(
            "who|what|which can|could block {object}",
            "which creatures can|could block {object}",
            "which of {_w:whose} creatures can block {object}",
            "what can {_p:subject} block {object} with",
            "what creatures can block {object}",
        ),
    ),
    Form(
        WhatCanAttack,
        "what can attack",
        "what can {player:subject} attack with",
        reads=("who|which can attack", "which creatures can attack", "which [of] {player:whose} creatures can attack"),
    ),
    Form(
        WhatCanDo,
        "what can {player:subject} do",
        "what can {player:subject} do with {about:object}",
        "what can {about:object} do",
        reads=(
            "what may|could {player:subject} do [now]",
            "what can {player:subject} still do",
            "what are {player:whose} [legal] options|plays|actions",
            "what may|could {about:object} do",
        ),
        verb="",
    ),
    *(
        Form(
            WhatCanDo,
            f"what can {{player:subject}} {verb}",
            reads=(f"which cards|spells|abilities can {{player:subject}} {verb}",),
            verb=verb,
        )
        for verb in ("cast", "activate", "play")
    ),
    Form(
        ObjectCan,
        "can {object} {verb:objectcan}",
        "can {object} {verb:objectcan} {other:targets}",
        reads=(
            "can|could|may {object} [still] [legally|even|ever] {verb:objectcan}",
            "can {object} [still] [legally] {verb:objectcan} {other:targets}",
            "may|could {object} {verb:objectcan} {other:targets}",
            "is {object} able to {verb:objectcan}",
            "is {object} able to {verb:objectcan} {other:targets}",
        ),
    ),
    Form(
        ObjectCan,
        "can {object:ability} {verb:objectcan}",
        "can {object:ability} {verb:objectcan} {other:targets}",
        reads=("could|may {object:ability} [still] {verb:objectcan}",),
    ),
)
