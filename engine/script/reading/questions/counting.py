"""Questions answered by a number."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.values import (
    CardCount,
    ControlledCount,
    CounterCount,
    DamageDone,
    LifeTotal,
    PlayerCount,
    Speed,
    TriggerCount,
    ZoneRef,
)


def _controlled(what: Any, player: Any = None, zone: Any = None) -> Any:
    if zone is not None and zone.zone != "battlefield":
        return CardCount(zone, what[0])
    return ControlledCount(what[0], player if player is not None else zone and zone.player, what[1])


def _cards(zone: ZoneRef, what: Any = ("", ())) -> CardCount:
    return CardCount(zone, what[0])


def _in_zone(player: Any, zone: ZoneRef, what: Any = ("", ())) -> CardCount | ControlledCount:
    if zone.zone == "battlefield":
        return ControlledCount(what[0], player, what[1])
    return CardCount(ZoneRef(zone.zone, zone.player or player, zone.place), what[0])


COUNTING = (
    Form(
        LifeTotal,
        "what is {player:whose} life total",
        reads=(
            "what is|are|'s {player:whose} life [total]",
            "how much life {player:does} have [left]",
            "what life total {player:does} have",
            "what life total {player:does} end at",
            "what life total is {player} at",
            "what is|'s {player} at",
            "where is {player} at",
            "what life is {player} at",
            "what is the life total of {player}",
            "how many life points {player:does} have",
        ),
    ),
    Form(Speed, "what is {player:whose} speed", reads=("what is|are|'s {player:whose} speed [now]", "how fast is|are|am {player}")),
    Form(
        CounterCount,
        "how many {counter:counterkind} {on:does} have",
        "how many {counter:counterkind} are on {on:object}",
        reads=(
            "how many {counter:counterkind} do|does {on:target} have [on] [it]",
            "how many {counter:counterkind} is|are there on {on:target}",
            "how many {counter:counterkind} does {on:target} get",
            "how many {counter:counterkind} does {on:target} enter with",
            "with how many {counter:counterkind} does {on:target} enter",
            "how many {counter:bareplayercounter} {on:does} have",
            "how much {counter:bareplayercounter} {on:does} have",
        ),
    ),
    Form(
        CardCount,
        "how many cards are in {zone}",
        reads=(
            "how many cards is|are there in {zone}",
            "how many cards are left in {zone}",
            "how many cards remain in {zone}",
            "how many cards in {zone}",
        ),
        what="",
    ),
    Form(
        CardCount,
        reads=("how many cards {player:does} have {zone:inzone}", "how many {what:counting} {player:does} have {zone:inzone}"),
        make=_in_zone,
    ),
    Form(CardCount, "how many {what:countedkind} cards are in {zone}"),
    Form(CardCount, reads=("how many {what:counting} [cards] are in {zone}",), make=_cards),
    *(
        Form(
            PlayerCount,
            f"how {much} {{player:does}} {verb}",
            reads=(f"how {much} has|have {{player:subject}} {done}", f"how {much} {{player:does}} {verb} in total|all"),
            verb=verb,
        )
        for much, verb, done in (
            ("many cards", "draw", "drawn"),
            ("many cards", "discard", "discarded"),
            ("many cards", "mill", "milled"),
            ("much life", "lose", "lost"),
            ("much life", "gain", "gained"),
        )
    ),
    Form(PlayerCount, "how much damage {player:does} take", reads=("how much damage is dealt to {player}",), verb="damage"),
    Form(
        ControlledCount,
        reads=(
            "how many {what:counting} {player:does} control|have [now|left]",
            "how many {what:counting} {player:does} get|create|make",
            "how many {what:counting} {player:does} end up with",
            "how many {what:counting} are|is [there] on {zone}",
            "how many {what:counting} are there",
            "how many {what:counting} are created|made",
            "how many {what:counting} survive",
        ),
        make=_controlled,
    ),
    Form(
        ControlledCount,
        "how many {what:countedkind} {player:does} control",
        "how many {states:countedstates} {what:countedkind} {player:does} control",
        "how many {what:countedkind} are there",
        "how many {states:countedstates} {what:countedkind} are there",
    ),
    Form(
        DamageDone,
        "how much damage does {source:object} deal",
        "how much damage does {source:object} deal to {to:target}",
        reads=(
            "how much damage do|did|does {source:object} deal [in] [combat]",
            "how much damage did {source:object} deal to {to:target}",
            "how much combat damage does {source:object} deal [to] {to:target}",
            "how much damage does {to:target} take from {source:object}",
        ),
    ),
    Form(
        TriggerCount,
        "how many times does {ability:anyability} {verb:bareverb}",
        reads=(
            "how many times does|do|did {ability:anyability} {verb:bareverb}",
            "how often does|do|did {ability:anyability} {verb:bareverb}",
            "how many times will {ability:anyability} {verb:bareverb}",
        ),
    ),
    Form(
        TriggerCount,
        reads=("how many {ability:manytriggers} are there", "how many triggers does {ability:anyability} have|get"),
        verb="trigger",
    ),
)
