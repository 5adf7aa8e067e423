"""Questions about how objects and players are."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.values import (
    Abilities,
    Characteristic,
    Colors,
    Controls,
    GameIs,
    HasAbility,
    HasCard,
    HasCounters,
    Is,
    IsAttachedTo,
    IsIn,
    NamedCost,
    PlayerIs,
    PowerToughness,
    Stack,
    TypeLine,
    WhatIsIn,
    Where,
    WhoControls,
    WhoIs,
    WhoOwns,
    WhoseZone,
    ZoneRef,
)

_IS = "is|are|'s|was"


def _has_card(player: Any, object: Any, zone: ZoneRef) -> HasCard:
    return HasCard(player, object, zone.zone)


BEING = (
    Form(
        PowerToughness,
        "what is {object:owner} power and toughness",
        reads=(
            f"what {_IS} {{object:owner}} [current] power [and] [/] toughness",
            f"what {_IS} {{object:owner}} [current] p / t",
            f"what {_IS} {{object:owner}} power & toughness",
            f"what {_IS} {{object:owner}} pt|size|stats",
            "how big|large is|are|'s {object}",
            f"what {_IS} the [current] power and|/ toughness of {{object}}",
            f"what {_IS} the p / t|pt of {{object}}",
            "how big|large does {object} get",
            "what size is {object}",
            "how big|large will {object} be",
        ),
    ),
    Form(
        Characteristic,
        "what is {object:owner} {which:numberof}",
        reads=(
            f"what {_IS} {{object:owner}} [current] {{which:numberof}}",
            f"what {_IS} the {{which:numberof}} of {{object}}",
            "how much {which:damageword} is|was dealt to {object}",
            "how much {which:numberof} does {object} have",
            "how much {which:numberof} has {object}",
            "how much {which:numberof} [is] marked on {object}",
            "how much {which:numberof} is [marked] on {object}",
        ),
    ),
    Form(
        NamedCost,
        "what is {object:owner} {cost:costname}",
        reads=(f"what {_IS} {{object:owner}} {{cost:costname}}", f"what {_IS} the {{cost:costname}} of|for {{object}}"),
    ),
    Form(Stack, "what is on the stack", reads=("what 's on the stack", "what does the stack look like")),
    Form(
        WhatIsIn,
        "what is in {zone}",
        reads=(
            "what is on {zone}",
            "what 's in|on {zone}",
            "which cards are in {zone}",
            "what cards are in {zone}",
            "which permanents are on {zone}",
        ),
    ),
    Form(
        Colors,
        "what colors is {object}",
        reads=(
            "what colors|color|colours|colour is|are {object}",
            "what colors|color|colours|colour does {object} have",
            f"what {_IS} {{object:owner}} color|colors|colour|colours",
            "which colors|color|colours|colour is|are {object}",
        ),
    ),
    Form(
        Abilities,
        "what abilities does {object} have",
        reads=(
            "which abilities does|do {object} have",
            f"what {_IS} {{object:owner}} abilities",
            "what keywords does {object} have",
        ),
    ),
    Form(
        TypeLine,
        "what is {object}",
        reads=(
            f"what {_IS} {{object}}",
            "what types|type|subtypes does|do {object} have",
            "what|which creature|land|card|artifact types|type|subtypes does|do {object} have",
            "what|which creature|land|card|artifact types|type|subtypes is|are {object}",
            "what types|type is|are {object}",
            "what kind of permanent|card|object is {object}",
            f"what {_IS} {{object:owner}} types|type",
            f"what {_IS} {{object:owner}} type line",
            "what [card] type is {object}",
            "what has {object} become",
        ),
    ),
    Form(WhoIs, reads=("whose turn is it [now]", "whose turn is this", "whose turn would it be"), what="active player"),
    Form(
        WhoIs, "who has priority",
        reads=("who gets|receives|has priority [first|now|next]", "whose priority is it"), what="priority",
    ),
    Form(WhoIs, "who has the initiative", what="initiative"),
    Form(
        WhoIs,
        "who is the {what:rest}",
        reads=("who 's|is|becomes|was {what:quality}", "who has {what:designation}", "which player is {what:quality}"),
    ),
    Form(
        IsAttachedTo,
        "is {object} attached to {to:target}",
        reads=(
            "is {object} still attached to {to:target}",
            "is {object} enchanting {to:target}",
            "is {object} equipping|on {to:target}",
        ),
    ),
    Form(GameIs, "is the game over", reads=("does the game end",), what="over"),
    Form(IsIn, "is {object} {zone:inzone}", reads=("is|are {object} [still] in|on {zone}",)),
    Form(GameIs, "is it {what:daynight}", reads=("is it still {what:daynight}",)),
    Form(GameIs, "is the game {what:drawn}", reads=("does the game end in {what:drawn}", "is it {what:drawn}")),
    Form(PlayerIs, "{player:iswho} the monarch", what="monarch"),
    Form(PlayerIs, "{player:iswho} the active player", what="active player"),
    Form(PlayerIs, "{player:does} have the city 's blessing", what="city's blessing"),
    Form(PlayerIs, "{player:does} have the initiative", what="initiative"),
    Form(PlayerIs, "{player:does} have priority", reads=("{player:does} get|receive priority",), what="priority"),
    Form(PlayerIs, "{player:does} have max speed", reads=("{player:does} have maximum speed",), what="max speed"),
    Form(PlayerIs, "{player:iswho} {what:quality}"),
    Form(
        Is,
        "is {object} {what:quality}",
        reads=(
            "is|are|was {object} [still|now|also|currently] {what:quality}",
            "does {object} become {what:quality}",
            "does {object} count as {what:quality}",
            "does {object} stay {what:quality}",
            "does {object} remain {what:quality}",
            "does {object} still count as {what:quality}",
        ),
    ),
    Form(
        HasCounters,
        "does {on:target} have {counter:counterkind}",
        reads=(
            "does {on:target} have a|an|any {counter:counterkind} [on] [it]",
            "{on:does} have a|an|any {counter:counterkind}",
            "is|are there a|an|any {counter:counterkind} on {on:target}",
        ),
        make=lambda on, counter: HasCounters(on, counter),
    ),
    Form(
        HasAbility,
        "does {object} have {ability:rest}",
        reads=(
            "does|do {object} [still] have {ability:rest}",
            "does {object} gain {ability:rest}",
            "does {object} keep {ability:rest}",
            "does {object} still have {ability:rest}",
        ),
        lost=False,
    ),
    Form(
        HasAbility,
        "does {object} lose {ability:rest}",
        reads=("has|have {object} lost {ability:rest}", "did {object} lose {ability:rest}", "is {object} without {ability:rest}"),
        lost=True,
    ),
    Form(HasCard, reads=("{player:does} have {object} {zone:inzone}", "{player:does} have {object} {zone:inzone}"), make=_has_card),
    Form(HasCard, "{player:does} have {object} in hand", zone="hand"),
    Form(HasCard, "{player:does} have {object} in the graveyard", zone="graveyard"),
    Form(HasCard, "{player:does} have {object} in exile", zone="exile"),
    Form(HasCard, "{player:does} have {object} in the library", zone="library"),
    Form(HasCard, "{player:does} have {object} in the command zone", zone="command"),
    Form(HasCard, "{player:does} have {object} on the battlefield", zone="battlefield"),
    Form(
        Controls,
        "{player:does} control {object}",
        reads=("{player:does} have {object}", "is {object} controlled by {player}", "is {object} under {player:whose} control"),
        owns=False,
    ),
    Form(Controls, "{player:does} own {object}", reads=(), owns=True),
    Form(
        Where,
        "where is {object}",
        reads=(
            "where is|are|'s|was {object}",
            "where does|do|did {object} go",
            "where will {object} go",
            "where does {object} end up",
            "in which zone is {object}",
            "in what zone is {object}",
            "what zone is {object} in",
            "which zone is {object} in",
            "what happens to {object}",
            "where do {object} end up",
            "what happened to {object}",
        ),
    ),
    Form(
        WhoControls,
        "who controls {object}",
        reads=(
            "who 's controlling {object}",
            "who has control of {object}",
            "who has {object}",
            "under whose control is {object}",
            "who gets {object}",
            "whose is {object}",
            "under whose control does {object} enter",
            "who is {object:owner} controller",
        ),
    ),
    *(
        Form(
            WhoseZone,
            f"whose {zone} is {{object}} in",
            reads=(f"[in] [to] whose {zone} do|does|did|will {{object}} go [to]", f"in whose {zone} is {{object}}"),
            zone=zone,
        )
        for zone in ("graveyard", "hand", "library")
    ),
    Form(WhoOwns, "who owns {object}", reads=("who is {object:owner} owner",)),
)
