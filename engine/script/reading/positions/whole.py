"""Sentences of the position without a subject of their own."""

from typing import Any, Final

from engine.script.reading.facts import Fact, with_fact
from engine.script.reading.forms import Form, Table
from engine.script.reading.positions.lying import NOBODY, lying
from engine.script.reading.slots.base import SLOTS
from engine.script.values import (
    Act,
    AfterCombat,
    AttackTo,
    CombatDamage,
    CommanderIs,
    DayNight,
    DoNothing,
    Format,
    GoTo,
    Has,
    InRoom,
    LifeIs,
    ManaFloating,
    ManaMatters,
    Moment,
    ObjectFact,
    ObjectSpec,
    OwnsOutside,
    Player,
    Playing,
    RangeOfInfluence,
    RingBearer,
    SpeedIs,
    Teammates,
    Teams,
    Tempted,
    ZoneRef,
)


def _next(player: Player, step: str) -> Moment | Act:
    """The next turn is another one, also where it is that player's turn."""
    return Act(None, GoTo(step, player, True)) if step == "turn" else Moment(player, step)


def _top(zone: ZoneRef, objects: Any, **_read: Any) -> Has:
    return Has(zone.player or NOBODY, "library", objects)


def _all_of(zone: ZoneRef, objects: Any) -> Has:
    return Has(zone.player or NOBODY, zone.zone, objects, True)


def _in_some(objects: Any, zone: ZoneRef) -> Has:
    """What is there, without a word about whose it is."""
    return lying(NOBODY, objects, zone)


_NOT_IN_ORDER = "[,] [in] [that|this] [order] [from] [the] [top] [down]"
WHOLE: Final = Table(
    SLOTS,
    Form(ManaMatters, "mana matters", reads=("mana costs matter", "costs matter")),
    Form(
        RangeOfInfluence,
        "the range of influence is {seats:number}",
        reads=(
            "[the] [limited] range of influence [is|of] {seats:number} [seat|seats]",
            "[with] [a] [limited] range of influence [is|of] {seats:number} [seat|seats]",
            "each player has [a] range of influence of {seats:number} [seat|seats]",
            "everyone has [a] range of influence of {seats:number} [seat|seats]",
        ),
        player=None,
    ),
    Form(
        RangeOfInfluence,
        "{player:whose} range of influence is {seats:number}",
        reads=("{player:whose} range of influence is {seats:number} [seat|seats]",),
    ),
    Form(
        AttackTo,
        "players attack only to the left",
        reads=("attack left [option]", "players attack [only] [to] the left"),
        side="left",
    ),
    Form(
        AttackTo,
        "players attack only to the right",
        reads=("attack right [option]", "players attack [only] [to] the right"),
        side="right",
    ),
    Form(
        Format,
        "{name:format} game",
        reads=(
            "this is a|an {name:format} game",
            "we are|'re playing [a] {name:format} [game]",
            "we play [a] {name:format} [game]",
            "playing {name:format}",
            "it is a|an {name:format} game",
            "{name:format}",
            "in a|an {name:format} game",
            "{name:format} format",
            "[a] {_n:number} player {name:format} [game]",
        ),
    ),
    Form(
        Teams,
        "the teams are {teams}",
        reads=(
            "teams : {teams}",
            "[with] {teams}",
            "{teams} are playing",
        ),
    ),
    Form(
        Teammates,
        "{players} are teammates",
        reads=(
            "{players} are [on|in] a|one|the team|same|teammates [team]",
            "{players} play [together] as|on a|one|the team|same [team]",
            "{players} are partners",
        ),
    ),
    Form(
        Playing,
        "{_n:number} players : {players}",
        reads=(
            "{_n:number} player game : {players}",
            "{players} are playing",
            "players : {players}",
            "the players are {players}",
            "{_n:number} players , {players}",
            "{_n:number} player game with {players}",
            "with {_n:number} players : {players}",
            "with {players}",
            "with {_n:number} players , {players}",
        ),
    ),
    Form(
        Moment,
        reads=(
            "at the end of {player:whose} [own] turn",
            "on|during {player:whose} end step",
            "at end of {player:whose} turn",
            "{player:whose} end step",
            "at {player:whose} eot",
        ),
        step="end step",
    ),
    Form(
        Moment,
        "it is {player:whose} {step}",
        "it is {step:thestep}",
        "it is turn {turn:number}",
        "it is turn {turn:number} , {step}",
        "it is turn {turn:number} , {player:whose} {step}",
        reads=(
            "it 's|is [now] turn {turn:number} [,] [in|on] [the] {step}",
            "it 's|is [now] turn {turn:number} [,] [in|on] {player:whose} {step}",
            "it 's|is [now] {player:whose} turn {turn:number} [,] [in|on] [the] {step}",
            "it 's|is [now] {player:whose} turn {turn:number}",
            "turn {turn:number} [,] [in|on] [the] {step}",
            "turn {turn:number} [,] {player:whose} {step}",
            "turn {turn:number}",
            "it 's {player:whose} {step}",
            "it 's the {step}",
            "during {player:whose} {step}",
            "during the {step}",
            "it is|'s {step:thestep} on|of|in {player:whose} turn",
            "at {step}",
            "during {step}",
            "in {step}",
            "we are in {step}",
            "at {player:whose} {step}",
            "on {player:whose} {step}",
            "in {player:whose} {step}",
            "at the {step}",
            "in the {step}",
            "at the beginning of {player:whose} {step}",
            "it 's|is the beginning|start of {player:whose} {step}",
            "it 's|is the beginning|start of the {step}",
            "at the beginning of the {step}",
            "at the start of {player:whose} {step}",
            "during {player:whose} own {step}",
            "it is {step}",
            "we are in {player:whose} {step}",
            "we are in the {step}",
            "it 's turn {turn:number}",
            "at the end of {player:whose} {step}",
            "{player:whose} {step}",
            "{player:whose} [next] {step} begins|starts|comes|arrives",
            "the {step} of {player:whose} [next] turn begins|starts|comes|arrives",
        ),
    ),
    Form(Moment, reads=("on|during|in {player:whose} next {step}",), make=_next),
    Form(LifeIs, reads=("{player:whose} life [total] is|'s [at] {life:number}",)),
    Form(OwnsOutside, reads=("{player:whose} sideboard|wishboard is|has|contains|: {objects:specs}",)),
    Form(SpeedIs, reads=("{player:whose} speed is|'s [at] {speed:number}",)),
    Form(CommanderIs, reads=("{player:whose} commander is|'s {object}",)),
    Form(
        Has,
        reads=("[the] cascade [trigger] reveals|hits|finds|flips {objects:specs}",),
        make=lambda objects: Has(NOBODY, "library", objects),
    ),
    Form(ManaFloating, reads=("{mana:manatypes} floating", "with {mana:manatypes} floating"), player=NOBODY),
    Form(
        Tempted,
        "the Ring has tempted {player} {times}",
        reads=("the Ring has tempted {player} {times} this game", "{player} has been tempted by the Ring {times} [this] [game]"),
    ),
    Form(RingBearer, reads=("{player:whose} Ring bearer is|'s {object}",)),
    Form(
        InRoom,
        reads=(
            "{player:whose} venture marker is in|on {room}",
            "{player:whose} venture marker is in|on {room} of {_dungeon:dungeon}",
        ),
    ),
    Form(
        DayNight,
        "it is {what:daynight}",
        reads=("it 's {what:daynight}", "it has become {what:daynight}", "it becomes {what:daynight}"),
    ),
    Form(
        Has,
        reads=(
            f"the top {{_n:number}} cards of {{zone}} are {{objects:specs}} {_NOT_IN_ORDER}",
            f"the top card of {{zone}} is {{objects:specs}} {_NOT_IN_ORDER}",
            f"the top cards of {{zone}} are {{objects:specs}} {_NOT_IN_ORDER}",
        ),
        make=_top,
    ),
    Form(
        Has,
        reads=("the only cards|card in {zone} are|is {objects:specs}", "{objects:specs} is|are the only card|cards in {zone}"),
        make=_all_of,
    ),
    Form(Has, reads=("with {objects:specs} {zone:inplay}",), make=lambda objects, zone: lying(NOBODY, objects, zone)),
    Form(Has, reads=("there is|are|'s {objects:specs} {zone:inplay}",), make=lambda objects, zone: lying(NOBODY, objects, zone)),
    Form(
        Act,
        reads=(
            "[after] [all] [the] blockers|blocks are|have [been] declared|made|chosen",
            "after blocks|blockers",
            "[after] no blocks|blockers [are] [declared|made]",
            "there are no blocks|blockers",
            "nobody blocks",
            "no one blocks",
        ),
        make=lambda: Act(None, GoTo("declare blockers step")),
    ),
    Form(Has, reads=("{objects:specs} is|are on top of {zone}", "on top of {zone} is|are {objects:specs}"), make=_top),
    Form(
        ObjectFact,
        reads=("there is|are|'s {counters:counterlist} on {object}", "{object} ~have {counters:counterlist} on it"),
        make=lambda object, counters: ObjectFact(object, with_fact(ObjectSpec(), Fact("counters", counters))),
    ),
    Form(Has, reads=("{objects:specs} {zone:inplay}", "{objects:specs} {zone:inhand}"), make=_in_some),
    Form(Has, reads=("{objects:specs} [are|is] under {player:whose} control",), zone="battlefield"),
    Form(Has, reads=("{objects:specs} is|are in {zone}",), make=lambda objects, zone: lying(NOBODY, objects, zone)),
    Form(
        Act,
        reads=(
            "[regular|normal] combat damage ~be dealt",
            "the [regular|normal] combat damage ~be dealt",
            "after [the] [regular|normal] combat damage [is|was] [dealt]",
            "combat damage happens",
            "combat damage",
            "damage ~be dealt",
            "go to damage",
        ),
        make=lambda: Act(None, CombatDamage()),
    ),
    Form(
        Act,
        reads=("[the] first strike [combat] damage ~be dealt", "after [the] first strike [combat] damage [is|was] [dealt]"),
        make=lambda: Act(None, CombatDamage("first-strike")),
    ),
    Form(
        Act,
        reads=(
            "at|on|in|during the [beginning] [of] [the] next {step}",
            "at|on|in|during the next {step}",
            "at the beginning of the next {step}",
        ),
        make=lambda step: Act(None, GoTo(step, None, True)),
    ),
    Form(
        Act,
        reads=(
            "nobody responds|reacts",
            "no one responds|reacts",
            "no player responds",
            "neither player responds",
            "no responses|response|reactions",
            "there is|are no responses|response",
            "no one|nobody|neither has a|any response|responses",
        ),
        make=lambda: Act(Player("no player"), DoNothing()),
    ),
    Form(Act, reads=("next turn", "on the next turn", "the next turn"), make=lambda: Act(None, GoTo("turn", None, True))),
    Form(
        Act,
        reads=(
            "after combat",
            "combat ends",
            "after the combat phase",
            "combat is over",
            "in|during the second|next|extra|additional|other|new combat",
            "in|during the second|next|extra|additional|other|new combat phase",
            "after the first combat",
            "after that combat",
            "after the first combat phase",
        ),
        make=lambda: Act(None, AfterCombat()),
    ),
)
"""Sentences without a subject of their own."""
