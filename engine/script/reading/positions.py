"""Sentence forms for what is there: of players, of objects, of zones, and whole sentences."""

from typing import Any, Final

from engine.script.reading.facts import Fact, with_fact
from engine.script.reading.forms import Form, Table
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.people import THEY
from engine.script.reading.slots.specs import MORE
from engine.script.reading.slots.things import IT
from engine.script.values import (
    Act,
    AfterCombat,
    CombatDamage,
    CommanderCasts,
    CommanderDamage,
    CommanderIs,
    Counters,
    CountersPut,
    DayNight,
    Designation,
    DoNothing,
    EnteredBefore,
    Format,
    GainedControl,
    GoTo,
    Has,
    Lacks,
    LifeIs,
    ManaFloating,
    ManaMatters,
    Moment,
    ObjectFact,
    ObjectRef,
    ObjectSpec,
    Owns,
    Player,
    PlayerCounters,
    Playing,
    ThisTurn,
    ZoneRef,
)

NOBODY: Final = Player("")
BATTLEFIELD: Final = ZoneRef("battlefield")


def _there(player: Player, objects: Any, zone: ZoneRef, closed: bool = False) -> Has:
    anywhere = zone.zone == "library" and not zone.place and not closed
    owner = zone.player if zone.player is not None and (zone.player != THEY or player == NOBODY) else player
    return Has(owner, zone.zone, objects, closed, anywhere)


def _had(player: Player, objects: Any, zone: ZoneRef = BATTLEFIELD) -> Has:
    return _there(player, objects, zone)


def _only_there(player: Player, objects: Any, zone: ZoneRef, **_read: Any) -> Has:
    return _there(player, objects, zone, True)


def _none_there(player: Player, zone: ZoneRef) -> Has:
    return Has(player, zone.zone, (), True)


def _also(player: Player, players: tuple[Player, ...] = ()) -> Playing:
    return Playing((player, *players))


def _energy(player: Player, count: int) -> PlayerCounters:
    return PlayerCounters(player, "energy", count)


PLAYER_FACTS: Final = Table(
    SLOTS,
    Form(Has, "~control {objects:specs}", subject="player", zone="battlefield", closed=False),
    Form(
        Has,
        "~control only {objects:specs}",
        reads=("~control just|exactly {objects:specs}",),
        subject="player",
        zone="battlefield",
        closed=True,
    ),
    Form(Has, "~control nothing", reads=("~control no permanents",), subject="player", zone="battlefield", closed=True, objects=()),
    *(
        Form(
            Has,
            f"~have {said}{{objects:specs}} {place}",
            subject="player",
            zone=zone,
            closed=bool(said),
            anywhere=place == "in the library",
        )
        for zone, place in (
            ("hand", "in hand"),
            ("graveyard", "in the graveyard"),
            ("exile", "in exile"),
            ("library", "on top of the library"),
            ("library", "in the library"),
            ("command", "in the command zone"),
            ("stack", "on the stack"),
        )
        for said in ("", "exactly ")
    ),
    *(
        Form(
            Has, f"~have no cards {place}", reads=(f"~have nothing {place}",), subject="player", zone=zone, objects=(), closed=True
        )
        for zone, place in (
            ("hand", "in hand"),
            ("graveyard", "in the graveyard"),
            ("exile", "in exile"),
            ("library", "in the library"),
            ("command", "in the command zone"),
        )
    ),
    Form(
        Has,
        reads=("~have only|exactly|just {objects:specs} {zone:inzone}", "~have {zone:inzone} only {objects:specs}"),
        subject="player",
        make=_only_there,
    ),
    Form(
        Has,
        reads=(
            "~have exactly|only {_n:number} card|cards {zone:inzone} [:] , {objects:specs}",
            "~have exactly|only {_n:number} card|cards {zone:inzone} : {objects:specs}",
        ),
        subject="player",
        make=_only_there,
    ),
    Form(Has, reads=("~have no cards|card {zone:inzone}", "~have nothing {zone:inzone}"), subject="player", make=_none_there),
    Form(
        Has,
        reads=("~have {objects:specs} {zone:inzone}", "~own and control {objects:specs}"),
        subject="player",
        make=_had,
    ),
    Form(Has, reads=("~have {objects:specs}", "~have got {objects:specs}"), subject="player", zone="battlefield"),
    Form(Lacks, "~control no {kind:pluralkind}", subject="player", zone="battlefield"),
    *(
        Form(Lacks, f"~have no {{kind:pluralkind}} in {place}", subject="player", zone=zone)
        for zone, place in (("hand", "hand"), ("graveyard", "the graveyard"), ("library", "the library"))
    ),
    Form(
        Lacks,
        reads=("~have no {kind:pluralkind} {zone:inzone}",),
        subject="player",
        make=lambda player, kind, zone: Lacks(player, zone.zone, kind),
    ),
    Form(
        LifeIs,
        "~be at {life:number} life",
        reads=(
            "~be on {life:number} life",
            "~have {life:number} life",
            "~be at {life:number}",
            "~have a life total of {life:number}",
            "~be at {life:number} life points",
        ),
        subject="player",
    ),
    Form(
        Has,
        reads=(
            "~have {_n:number} card|cards {zone:inzone} : {objects:specs}",
            "~have {_n:number} card|cards {zone:inzone} , {objects:specs}",
        ),
        subject="player",
        make=_only_there,
    ),
    Form(Has, reads=("~have {objects:specs} out",), subject="player", zone="battlefield"),
    Form(Has, reads=("~control it",), subject="player", zone="battlefield", objects=(ObjectSpec(MORE),)),
    Form(CountersPut, reads=("~put {count:spelled} {kind:onecounterkind} on|onto {object}",), subject="_player", removed=False),
    Form(PlayerCounters, "~have {count:spelled} {kind:counterkind}", subject="player"),
    Form(PlayerCounters, reads=("~have {count:number} energy",), subject="player", make=_energy),
    Form(Designation, "~be the monarch", subject="player", what="monarch"),
    Form(Designation, "~have the city 's blessing", subject="player", what="city's blessing"),
    Form(Designation, "~have the initiative", subject="player", what="initiative"),
    Form(
        ThisTurn,
        "~have {verb:pastverb} {count:spelled} {what:counted} this turn",
        reads=(
            "~have already {verb:pastverb} {count:spelled} {what:counted} this turn",
            "~have {verb:pastverb} {count:spelled} {what:counted} already this turn",
        ),
        subject="player",
    ),
    Form(
        CommanderCasts,
        "~have cast {object} from the command zone {times}",
        reads=(
            "~have cast {object} from the command zone {times} this game",
            "~have cast {object} {times} from the command zone [this] [game]",
            "~have cast {object} {times} this game",
            "~have already cast {object} from the command zone {times} [this] [game]",
            "~cast {object} from the command zone {times} [earlier] [this] [game]",
        ),
        subject="player",
    ),
    Form(
        ManaFloating,
        "~have {mana} floating",
        reads=(
            "~have {mana} in {_whose:whose} [mana] pool",
            "~have {mana} in the [mana] pool",
            "~have {mana} in pool",
            "~have {mana} available",
        ),
        subject="player",
    ),
    Form(Owns, "~own {object}", subject="player"),
    Form(
        GainedControl,
        "~have gained control of {object}",
        "~have gained control of {object} with {using:object}",
        reads=(
            "~gain control of {object} with {using:object}",
            "~gain control of {object}",
            "~take control of {object} with {using:object}",
            "~steal {object} with {using:object}",
            "~have taken control of {object} with {using:object}",
        ),
        subject="player",
    ),
    Form(
        Playing,
        reads=(
            "~be playing against {players}",
            "~be playing with {players}",
            "~play against {players}",
            "~be also playing",
            "~be in the game [too]",
        ),
        subject="player",
        make=_also,
    ),
    Form(Playing, reads=("~be the active player",), subject="player", make=lambda player: Moment(player, "turn")),
)
"""Predicates of a player."""

ELIDED: Final = Table(
    SLOTS,
    Form(Has, reads=("{objects:specs} {zone:inzone}",), subject="player", make=_there),
    Form(Has, reads=("only|exactly {objects:specs} {zone:inzone}",), subject="player", make=_only_there),
    Form(Has, reads=("no cards {zone:inzone}",), subject="player", make=_none_there),
    Form(Lacks, reads=("no {kind:pluralkind}",), subject="player", zone="battlefield"),
)
"""Predicates of a player with "has" left out after another "has"."""


def _fact(object: ObjectRef, fact: Fact) -> ObjectFact:
    return ObjectFact(object, with_fact(ObjectSpec(), fact))


def _counted(object: ObjectRef, counters: tuple[Counters, ...]) -> ObjectFact:
    return ObjectFact(object, with_fact(ObjectSpec(), Fact("counters", counters)))


def spec_of(ref: ObjectRef) -> ObjectSpec:
    """The spec of an object that a sentence names as its subject."""
    return ObjectSpec(MORE if ref == IT else ref.name, max(ref.count, 1), ref.label)


def _lies(object: ObjectRef, zone: ZoneRef) -> Has:
    return _there(NOBODY, (spec_of(object),), zone)


def _after(object: ObjectRef, newer: ObjectRef) -> EnteredBefore:
    return EnteredBefore(newer, object)


OBJECT_FACTS: Final = Table(
    SLOTS,
    Form(CommanderIs, "~be {player:whose} commander", subject="object"),
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
            "~come in before {newer:object}",
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
            "~come down after {newer:object}",
        ),
        subject="object",
        make=_after,
    ),
    Form(ObjectFact, "{facts:factsis}", subject="object"),
    Form(ObjectFact, reads=("~be {fact}", "~have {fact}", "~be already {fact}", "{fact}"), subject="object", make=_fact),
    Form(ObjectFact, reads=("~have {counters:counterlist} [on] [it]",), subject="object", make=_counted),
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


def _top(zone: ZoneRef, objects: Any, **_read: Any) -> Has:
    return Has(zone.player or NOBODY, "library", objects)


def _all_of(zone: ZoneRef, objects: Any) -> Has:
    return Has(zone.player or NOBODY, zone.zone, objects, True)


def _exiled(objects: Any, player: Player = NOBODY) -> Has:
    return Has(player, "exile", objects)


def _turn(player: Player | None = None) -> Moment:
    return Moment(player, "turn")


_NOT_IN_ORDER = "[,] [in] [that|this] [order] [from] [the] [top] [down]"
WHOLE: Final = Table(
    SLOTS,
    Form(ManaMatters, "mana matters", reads=("mana costs matter", "costs matter")),
    Form(
        Format,
        "{name:format} game",
        reads=(
            "this is a|an {name:format} game",
            "it is a|an {name:format} game",
            "{name:format}",
            "in a|an {name:format} game",
            "{name:format} format",
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
        ),
    ),
    Form(
        Moment,
        "it is {player:whose} {step}",
        "it is {step:thestep}",
        "it is turn {turn:number}",
        reads=(
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
            "at the beginning of the {step}",
            "at the start of {player:whose} {step}",
            "on {player:whose} next {step}",
            "during {player:whose} own {step}",
            "it is {step}",
            "we are in {player:whose} {step}",
            "we are in the {step}",
            "it 's turn {turn:number}",
            "at the end of {player:whose} {step}",
            "{player:whose} {step}",
        ),
    ),
    Form(LifeIs, reads=("{player:whose} life [total] is|'s {life:number}",)),
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
    Form(Has, reads=("{objects:specs} is|are on top of {zone}",), make=_top),
    Form(Has, reads=("{objects:specs} is|are in {zone}",), make=lambda objects, zone: _there(NOBODY, objects, zone)),
    Form(
        Act,
        reads=(
            "[regular|normal] combat damage ~be dealt",
            "the [regular|normal] combat damage ~be dealt",
            "after [the] [regular|normal] combat damage [is|was] [dealt]",
            "combat damage happens",
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
        reads=("nobody responds", "no one responds", "no player responds", "neither player responds"),
        make=lambda: Act(Player("no player"), DoNothing()),
    ),
    Form(Act, reads=("next turn", "on the next turn", "the next turn"), make=lambda: Act(None, GoTo("turn", None, True))),
    Form(
        Act,
        reads=("after combat", "combat ends", "after the combat phase", "combat is over"),
        make=lambda: Act(None, AfterCombat()),
    ),
)
"""Sentences without a subject of their own."""
